import type { Bracket } from '../bracket.ts'
import { fieldsOf } from '../by-matching/cost-fields.ts'
import { kindsOf, verticesOf } from '../by-matching/kinds.ts'
import type { ColourRole } from '../criterion.ts'
import type { CriteriaEdition } from '../edition.ts'
import type { LookAhead } from '../look-ahead.ts'
import { type ColourCost, colourBound, colourClasses, colourClassOf, deniedIn, impossible, strongDeniedIn } from './colour-bound.ts'

/** One way to meet the bound: whose kind is left unpaired (none when the number is even), and what the colours of the remainder may cost. */
export type RemainderOption = { readonly floaterKind: number | null; readonly floaterClass: number; readonly colours: ColourCost }

/** The least that any candidate of a bracket can fail by, as far as numbers of players tell, and ways to keep to it. */
export type BracketBound = {
  readonly kindOf: readonly number[]
  /** Can the bound still be met when the first MDPs have got these opponents (positions in the bracket)? */
  readonly canBeMet: (opponents: readonly number[]) => boolean
  /** How the remainder can meet it, once all MDPs have their opponents. */
  readonly remainderOptions: (opponents: readonly number[]) => readonly RemainderOption[]
}

/** Steps that placing the MDPs and the floater among kinds of residents may take: in less time than a matching of so many players would. */
const mostStepsFor = (players: number): number => Math.min(300_000, 2000 + 4 * players ** 2, Math.max(12_000, players ** 2 / 40))

/**
 * Every MDP is paired with a resident and at most one resident floats: nothing is better by C.5 and C.6 (C6 and C7 in 2026). Over the kinds of residents
 * that could be the MDPs' opponents and the one that could float, and the colour bound for all others, the smallest failure vector is the
 * bound. Failures only add up, so a way that is worse than the best before it is complete is not followed. Null when the numbers do not allow
 * such a candidate, or there are too many ways.
 *
 * The colour bound lets no two equal absolute preferences meet. Topscorers may, but every such pair fails one of their two criteria, which come
 * before all other colours: as long as the bound fails neither, no candidate with such a pair can match it. Where colours cannot do without such
 * a pair, failing the second of the two is the least it costs; that may still be the best there is, for the bye (C9 in 2026) comes first.
 */
export const boundOf = (bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition): BracketBound | null => {
  const { players, movedDown } = bracket
  if (players.length < 2 * movedDown) return null
  const own: LookAhead = { ...ahead, next: [], rest: [] }
  const { kindOf, kinds } = kindsOf(verticesOf(bracket, own), own, edition.criteria)
  const counts = new Array<number>(kinds.length).fill(0)
  for (let i = movedDown; i < players.length; i++) counts[kindOf[i]!]!++
  const residentKinds = counts.flatMap((count, kind) => (count > 0 ? [kind] : []))
  const odd = players.length % 2 === 1
  // Whoever stays unpaired in the last bracket gets the bye, so it must be somebody who may (C.2).
  const floaterKinds = residentKinds.filter((kind) => !ahead.mustComplete || ahead.mayBeLeftOver(kinds[kind]!.player))

  const fields = fieldsOf(bracket, own, edition, kinds)
  // None at all where an article asks about the criteria before colours only (C.7; C8 in 2026).
  const placesOf = (role: ColourRole): readonly number[] => fields.flatMap((field, f) => (field.role === role ? [f] : []))
  const denied = placesOf('preference')
  const strongDenied = placesOf('strong-preference')
  const ofTopscorers = placesOf('topscorers')
  const topscorers = ofTopscorers.length > 0 && players.some((player) => player.topscorer)
  const classOf = kinds.map((kind) => colourClassOf(kind.player))
  const ofPair = memoise((pair: number) => {
    const a = kinds[Math.floor(pair / kinds.length)]!
    const b = kinds[pair % kinds.length]!
    return edition.coloursAllow(a.player, b.player) ? fields.map((field) => field.ofPair(a, b)) : null
  })
  const ofAlone = memoise((kind: number) => fields.map((field) => field.ofAlone(kinds[kind]!)))
  const nothing: readonly number[] = fields.map(() => 0)
  const pairsLeft = Math.floor((players.length - 2 * movedDown) / 2)

  type Leaf = { readonly vector: readonly number[]; readonly option: RemainderOption }
  const mostSteps = mostStepsFor(players.length)
  let least: readonly number[] | null = null
  let steps = 0
  /** Every way to go on once the first MDPs have opponents of these kinds, but for those that are worse than the least known. */
  const leaves = function* (fixed: readonly number[]): Generator<Leaf> {
    const left = [...counts]
    const place = function* (mdp: number, vector: readonly number[]): Generator<Leaf> {
      if (least !== null && compare(vector, least) > 0) return
      if (mdp === movedDown) return yield* ends(left, vector)
      for (const kind of mdp < fixed.length ? [fixed[mdp]!] : residentKinds) {
        const values = left[kind]! > 0 ? ofPair(kindOf[mdp]! * kinds.length + kind) : null
        if (values === null || steps++ > mostSteps) continue
        left[kind]!--
        yield* place(mdp + 1, add(vector, values))
        left[kind]!++
      }
    }
    yield* place(0, nothing)
  }
  const ends = function* (left: readonly number[], vector: readonly number[]): Generator<Leaf> {
    const classes = new Array<number>(colourClasses).fill(0)
    left.forEach((count, kind) => {
      classes[classOf[kind]!]! += count
    })
    for (const floaterKind of odd ? floaterKinds : [null]) {
      if ((floaterKind !== null && left[floaterKind] === 0) || steps++ > mostSteps) continue
      const floaterClass = floaterKind === null ? -1 : classOf[floaterKind]!
      if (floaterKind !== null) classes[floaterClass]!--
      const colours = colourBound(classes, pairsLeft)
      if (floaterKind !== null) classes[floaterClass]!++
      if (colours === impossible && !topscorers) continue
      const total = floaterKind === null ? [...vector] : add(vector, ofAlone(floaterKind))
      if (colours === impossible) total[ofTopscorers.at(-1)!]! += 1
      else {
        for (const f of denied) total[f]! += deniedIn(colours)
        for (const f of strongDenied) total[f]! += strongDeniedIn(colours)
      }
      yield { vector: total, option: { floaterKind, floaterClass, colours } }
    }
  }
  for (const { vector } of leaves([])) if (least === null || compare(vector, least) < 0) least = vector
  if (least === null || steps > mostSteps) return null
  const bound: readonly number[] = least
  if (ofTopscorers.some((f) => bound[f] !== 0)) return null
  const options = memoise((key: string) => {
    steps = 0
    const fixed = key === '' ? [] : key.split(' ').map(Number)
    const found = [...leaves(fixed)].filter(({ vector }) => compare(vector, bound) === 0).map(({ option }) => option)
    if (steps > mostSteps) throw new Error('bracket bound: more ways to keep to the bound than to find it')
    return found
  })
  const keyOf = (opponents: readonly number[]): string => opponents.map((resident) => kindOf[resident]!).join(' ')
  return {
    kindOf,
    canBeMet: (opponents) => options(keyOf(opponents)).length > 0,
    remainderOptions: (opponents) => options(keyOf(opponents)),
  }
}

const memoise = <K, V>(compute: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = compute(key)
    known.set(key, value)
    return value
  }
}

const add = (a: readonly number[], b: readonly number[]): number[] => a.map((value, i) => value + b[i]!)

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!
  return 0
}
