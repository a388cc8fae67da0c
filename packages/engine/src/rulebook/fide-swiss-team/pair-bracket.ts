import { byNumber, type Competitor, type Pair } from './competitor.ts'
import type { PairCriterion, RoundFacts } from './criterion.ts'
import { pairOf } from './paired-round.ts'
import { cheapestMatching } from './upfloater-matching.ts'

/**
 * C.04.6 3.6, C.04.5 3.6: a pairing at the least cost by the criteria, then the smallest identifier: one after the other, from the smallest TPN, becomes a top member
 * who can; then each of these, in the same order, meets the first it can.
 */
export const pairBracket = (bracket: readonly Competitor[], criteria: readonly PairCriterion[], round: RoundFacts): readonly Pair[] => {
  const players = bracket.toSorted(byNumber)
  const size = players.length
  const matching = cheapestMatching(players, criteria.length, (a, b) => criteria.map(({ count }) => count(pairOf(a, b), round)))!
  const spare = matching.limbs - 1
  const tops: number[] = []
  for (let at = 0; at < size; at++) {
    const wished = tops.length * 2 < size && matching.mate[at]! < at
    if (wished) matching.reweigh(at, spare, (other) => (other > at ? 1 : 0))
    const top = matching.mate[at]! > at
    if (top) tops.push(at)
    matching.restrict(at, (other) => other > at === top)
    if (wished) matching.reweigh(at, spare, () => 0)
  }
  for (const top of tops) {
    matching.reweigh(top, spare, (other) => size - other)
    matching.fix(top)
  }
  return tops.map((top) => ({ top: players[top]!, bottom: players[matching.mate[top]!]! }))
}
