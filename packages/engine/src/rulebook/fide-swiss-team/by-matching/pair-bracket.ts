import { firstPerfectMatching } from '../../../matching/first-perfect-matching.ts'
import { fractionalMatching } from '../../../matching/fractional-matching.ts'
import { mayMeet } from '../c01-no-rematch.ts'
import { byNumber, type Competitor, type Pair } from '../competitor.ts'
import type { PairCriterion, RoundFacts } from '../criterion.ts'
import { pairOf } from '../paired-round.ts'
import { type Classed, classed } from './classed.ts'
import { pairByTops } from './pair-by-tops.ts'

/**
 * C.04.6 3.6, C.04.5 3.6: of the pairings at the least cost by the criteria the one with the smallest identifier. No identifier begins with smaller numbers than the upper half
 * has: so first a pairing of the two halves is looked for; where there is none as good, others become top members.
 */
export const pairBracket = (bracket: readonly Competitor[], criteria: readonly PairCriterion[], round: RoundFacts): readonly Pair[] => {
  const players = bracket.toSorted(byNumber)
  const graph = classed(
    players,
    [({ score }) => score, ({ preference }) => preference?.colour, ({ preference }) => preference?.strength, ({ floated }) => floated],
    criteria.length,
    (a, b) => criteria.map(({ count }) => count(pairOf(a, b), round)),
  )
  const pairs = pairHalves(players, graph) ?? pairByTops(graph)
  return pairs.map(([top, bottom]) => ({ top: players[top]!, bottom: players[bottom]! }))
}

/**
 * The upper half against the lower, each with the first it can have. Numbers of each kind bound the cost from below; a pairing of pairs that the bound just pays for is
 * as good as any, and none with another pair is. Null where the halves have none.
 */
const pairHalves = (
  players: readonly Competitor[],
  { classOf, kinds, limbs, weight }: Classed,
): readonly (readonly [number, number])[] | null => {
  const half = players.length / 2
  const counts = new Int32Array(kinds.length)
  for (const kind of classOf) counts[kind]!++
  const { duals } = fractionalMatching({ counts, limbs, weight })
  const paid = kinds.map((_, a) =>
    kinds.map((_, b) => weight(a, b)?.every((worth, l) => duals[a * limbs + l]! + duals[b * limbs + l]! === 2 * worth) ?? false),
  )
  const rows = paid.map((others) => others.flatMap((is, kind) => (is ? [kind] : [])))
  const found = firstPerfectMatching({
    size: half,
    rowClass: classOf.slice(0, half),
    columnClass: classOf.slice(half),
    compatible: (a, b) => paid[a]![b]!,
    rowClassesFor: (kind) => rows[kind]!,
    allowed: (row, column) => mayMeet(players[row]!, players[half + column]!),
  })
  return found === null ? null : Array.from(found, (column, row) => [row, half + column] as const)
}
