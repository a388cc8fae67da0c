import { layOut, pack } from '../../matching/weight-layout.ts'
import { pointsFromTenths, subtractPoints } from '../../model/points.ts'
import type { Bracket } from './bracket.ts'
import { repeatedColour } from './colour-preference.ts'
import type { Competitor } from './competitor.ts'
import type { ByeCriterion, CountCriterion, DifferencesCriterion } from './criterion.ts'
import type { DutchEdition } from './edition.ts'
import type { LookAhead } from './look-ahead.ts'
import { haveNotMet } from './no-rematch.ts'
import { pairDifference } from './score-difference.ts'

/** Where a player of the problem stands: in the bracket (moved down or resident), in the following scoregroup, or further down. */
export type Region = 'moved-down' | 'resident' | 'next' | 'rest'

/** The criteria of a bracket as packed weights between kinds of players; players of one kind are alike in everything but whom they have met. */
export type BracketWeights = {
  /** Bracket, next, rest, in this order. */
  readonly players: readonly Competitor[]
  readonly regions: readonly Region[]
  readonly limbs: number
  readonly mayPair: (i: number, j: number) => boolean
  /** Weight of pairing i and j; valid until the next call. */
  readonly weight: (i: number, j: number) => Float64Array
}

/** A component of the cost of a pairing, most important first. */
type Field = { readonly ofPair: (a: Vertex, b: Vertex) => number; readonly ofAlone: (a: Vertex) => number }
type Vertex = { readonly player: Competitor; readonly region: Region }

const bothMovedDown = (a: Vertex, b: Vertex): boolean => a.region === 'moved-down' && b.region === 'moved-down'
const inBracket = (region: Region): boolean => region === 'moved-down' || region === 'resident'

export const bracketWeights = (bracket: Bracket, ahead: LookAhead, edition: DutchEdition): BracketWeights => {
  const vertices: Vertex[] = [
    ...bracket.players.map((player, i): Vertex => ({ player, region: i < bracket.movedDown ? 'moved-down' : 'resident' })),
    ...ahead.next.map((player): Vertex => ({ player, region: 'next' })),
    ...ahead.rest.map((player): Vertex => ({ player, region: 'rest' })),
  ]
  const { kindOf, kinds } = sortIntoKinds(vertices, ahead)
  const fields = fieldsOf(bracket, ahead, edition, kinds)
  // Two MDPs do not meet in the bracket (B.2), but further down they may, for all that completing the round asks.
  const allowed = (a: Vertex, b: Vertex): boolean =>
    edition.coloursAllow(a.player, b.player) && (!bothMovedDown(a, b) || (ahead.mustComplete && !bracket.last))
  const raw = kinds.map((a) => kinds.map((b) => (allowed(a, b) ? fields.map((field) => field.ofPair(a, b)) : null)))
  const alone = kinds.map((a) => fields.map((field) => field.ofAlone(a)))

  // A field that is zero everywhere decides nothing and takes no room.
  const used = fields
    .map((_, f) => f)
    .filter((f) => alone.some((values) => values[f] !== 0) || raw.some((row) => row.some((values) => values !== null && values[f] !== 0)))
  const ranges = used.map((f) => {
    const most = Math.max(...alone.map((values) => values[f]!), ...raw.flatMap((row) => row.map((values) => (values?.[f] ?? 0) / 2)))
    return Math.ceil(most * vertices.length)
  })
  const layout = layOut(ranges)
  const table = raw.map((row, a) =>
    row.map((values, b) => {
      if (values === null) return null
      const vector = new Float64Array(layout.limbs)
      pack(
        layout,
        used.map((f) => alone[a]![f]! + alone[b]![f]! - values[f]!),
        1,
        vector,
      )
      return vector
    }),
  )
  return {
    players: vertices.map((vertex) => vertex.player),
    regions: vertices.map((vertex) => vertex.region),
    limbs: layout.limbs,
    mayPair: (i, j) => table[kindOf[i]!]![kindOf[j]!] !== null && haveNotMet(vertices[i]!.player, vertices[j]!.player),
    weight: (i, j) => table[kindOf[i]!]![kindOf[j]!]!,
  }
}

const sortIntoKinds = (vertices: readonly Vertex[], ahead: LookAhead): { kindOf: readonly number[]; kinds: readonly Vertex[] } => {
  const index = new Map<string, number>()
  const kinds: Vertex[] = []
  const kindOf = vertices.map((vertex) => {
    const { player, region } = vertex
    const { preference } = player
    const key = [
      region,
      player.score,
      preference.colour,
      preference.strength,
      player.topscorer,
      ahead.mayBeLeftOver(player),
      ...(inBracket(region)
        ? [
            player.colourDifference,
            repeatedColour(player.colours),
            player.floatLastRound,
            player.floatTwoRoundsAgo,
            player.score === ahead.byeScore && player.unplayedGames,
          ]
        : []),
    ].join()
    const known = index.get(key)
    if (known !== undefined) return known
    index.set(key, kinds.length)
    kinds.push(vertex)
    return kinds.length - 1
  })
  return { kindOf, kinds }
}

const fieldsOf = (bracket: Bracket, ahead: LookAhead, edition: DutchEdition, kinds: readonly Vertex[]): readonly Field[] => {
  const fields: Field[] = ahead.mustComplete ? [completion(ahead)] : []
  for (const criterion of edition.criteria) {
    if (criterion.kind === 'count') fields.push(countField(criterion, bracket))
    else if (criterion.kind === 'differences') fields.push(...differenceFields(criterion, bracket, kinds))
    else if (criterion.kind === 'bye') fields.push(byeField(criterion, bracket, ahead))
    else if (ahead.next.length > 0) fields.push(...nextBracketFields(ahead, kinds))
  }
  return fields
}

/** C.4 with C.2: nobody stays alone but one who may take the bye. The factor keeps one who may not from ever being the cheaper choice. */
const completion = (ahead: LookAhead): Field => ({ ofPair: () => 0, ofAlone: ({ player }) => (ahead.mayBeLeftOver(player) ? 1 : 3) })

/** A sum over the pairs and downfloaters of the bracket; whoever of it meets somebody below is a downfloater of it. */
const bracketField = (
  bracket: Bracket,
  ofPair: (higher: Competitor, lower: Competitor, bracket: Bracket) => number,
  ofDownfloater: (player: Competitor, bracket: Bracket) => number,
): Field => {
  const ofAlone = ({ player, region }: Vertex): number => (inBracket(region) ? ofDownfloater(player, bracket) : 0)
  return {
    ofPair: (a, b) => {
      if (!inBracket(a.region) || !inBracket(b.region) || bothMovedDown(a, b)) return ofAlone(a) + ofAlone(b)
      return a.player.rank < b.player.rank ? ofPair(a.player, b.player, bracket) : ofPair(b.player, a.player, bracket)
    },
    ofAlone,
  }
}

const countField = (criterion: CountCriterion, bracket: Bracket): Field => bracketField(bracket, criterion.ofPair, criterion.ofDownfloater)

const byeField = (criterion: ByeCriterion, bracket: Bracket, ahead: LookAhead): Field =>
  bracketField(
    bracket,
    () => 0,
    (player) => (player.score === ahead.byeScore ? criterion.ofAssignee(player) : 0),
  )

/** One field a score difference that can occur, largest first: how often it occurs. */
const differenceFields = (criterion: DifferencesCriterion, bracket: Bracket, kinds: readonly Vertex[]): readonly Field[] => {
  const own = kinds.filter((kind) => inBracket(kind.region)).map((kind) => kind.player)
  const found = new Set<number>()
  for (const a of own) {
    found.add(criterion.ofDownfloater(a, bracket) ?? 0)
    for (const b of own) if (a.rank <= b.rank) found.add(criterion.ofPair(a, b, bracket) ?? 0)
  }
  const levels = [...found].filter((difference) => difference > 0).sort((x, y) => y - x)
  return levels.map((level) =>
    bracketField(
      bracket,
      (higher, lower) => (criterion.ofPair(higher, lower, bracket) === level ? 1 : 0),
      (player) => (criterion.ofDownfloater(player, bracket) === level ? 1 : 0),
    ),
  )
}

/** C.7: in the following bracket, how many stay unpaired, then its score differences, largest first. */
const nextBracketFields = (ahead: LookAhead, kinds: readonly Vertex[]): readonly Field[] => {
  const residentScore = ahead.next.at(-1)!.score
  const artificial = subtractPoints(residentScore, pointsFromTenths(10))
  const concerns = (region: Region): boolean => region !== 'rest'
  const field = (ofPair: (higher: Competitor, lower: Competitor) => number, ofUnpaired: (player: Competitor) => number): Field => {
    const ofAlone = ({ player, region }: Vertex): number => (concerns(region) ? ofUnpaired(player) : 0)
    return {
      ofPair: (a, b) => {
        if (inBracket(a.region) && inBracket(b.region) && !bothMovedDown(a, b)) return 0
        if (bothMovedDown(a, b) || !concerns(a.region) || !concerns(b.region)) return ofAlone(a) + ofAlone(b)
        return a.player.rank < b.player.rank ? ofPair(a.player, b.player) : ofPair(b.player, a.player)
      },
      ofAlone,
    }
  }
  const unpaired = field(
    () => 0,
    (player) => (ahead.nextIsLast && !ahead.mayBeLeftOver(player) ? 3 : 1),
  )
  const levels = new Set<number>()
  for (const { player, region } of kinds) {
    if (region === 'rest') continue
    levels.add(subtractPoints(player.score, residentScore)).add(subtractPoints(player.score, artificial))
  }
  const differences = [...levels]
    .filter((level) => level > 0)
    .sort((x, y) => y - x)
    .map((level) =>
      field(
        (higher, lower) => (pairDifference(higher, lower) === level ? 1 : 0),
        (player) => (subtractPoints(player.score, artificial) === level ? 1 : 0),
      ),
    )
  return [unpaired, ...differences]
}
