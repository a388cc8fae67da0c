import { bestMatching } from '../../../matching/best-matching.ts'
import type { LexicographicMatching } from '../../../matching/lexicographic-matching.ts'
import { weightTable } from '../../../matching/weight-table.ts'
import { sortIntoKinds, type Trait } from '../../fide-dutch/by-matching/sort-into-kinds.ts'
import type { Competitor } from '../competitor.ts'
import { coloursAllow } from '../may-meet.ts'

/** Players as a graph of kinds: those of one kind are alike but for whom they have met (C1). */
export type Graph = {
  readonly players: readonly Competitor[]
  readonly traits: readonly Trait<Competitor>[]
  /** Whom nobody may leave alone. */
  readonly needed: (one: Competitor) => boolean
  readonly fields: number
  /** What a pair costs, one number a field, most important first; null: they do not meet. */
  readonly costs: (a: Competitor, b: Competitor) => readonly number[] | null
}

/** The pairs at the least cost, no needed player alone if that can be; with one limb below, still zero. */
export const cheapest = ({ players, traits, needed, fields, costs }: Graph): LexicographicMatching => {
  const { kindOf, kinds } = sortIntoKinds(players, [
    ...traits,
    needed,
    ({ preference }) => preference.colour,
    ({ preference }) => preference.strength === 'absolute',
  ])
  const none = Array<number>(fields).fill(0)
  const { limbs, weight } = weightTable(
    players.length,
    kinds.map((one) => [needed(one) ? 1 : 0, ...none]),
    (a, b) => {
      const own = coloursAllow(kinds[a]!, kinds[b]!) ? costs(kinds[a]!, kinds[b]!) : null
      return own === null ? null : [0, ...own]
    },
  )
  return bestMatching({ classOf: kindOf, limbs, weight, missing: metAmong(players) }, 1)
}

/** Whom each of these has met among them, by position. */
const metAmong = (players: readonly Competitor[]): readonly ReadonlySet<number>[] => {
  const at = new Map(players.map(({ id }, index) => [id, index]))
  return players.map(({ met }) => new Set([...met].flatMap((id) => at.get(id) ?? [])))
}

/**
 * Dubov 4.1.3: of the best matchings the one whose set comes first: one after the other, in the given order, each that can be in the set with those before it. In the
 * set is who is matched with somebody for whom `counts` holds; it is asked again after each that came in. Whoever is in weighs more than all who are tried after it.
 */
export const firstSet = (
  matching: LexicographicMatching,
  order: readonly number[],
  size: number,
  counts: (other: number, set: ReadonlySet<number>) => boolean,
): readonly number[] => {
  const spare = matching.limbs - 1
  const set = new Set<number>()
  const [tried, kept] = [1, 2]
  for (const at of order) {
    if (set.size === size) break
    const isIn = (other: number): boolean => other !== -1 && counts(other, set)
    const weigh = (worth: number): void => matching.reweigh(at, spare, (other) => (isIn(other) ? worth : null))
    if (!isIn(matching.mate[at]!)) {
      let may = false
      for (let other = 0; other < matching.size && !may; other++) may = isIn(other) && matching.mayBeOptimal(at, other, spare)
      if (!may) continue
      weigh(tried)
    }
    if (!isIn(matching.mate[at]!)) {
      weigh(0)
      continue
    }
    matching.restrict(at, isIn)
    weigh(kept)
    set.add(at)
  }
  return [...set]
}
