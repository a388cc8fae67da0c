import type { Bracket, BracketPairing } from './bracket.ts'
import { pairByMatching } from './by-matching/pair-by-matching.ts'
import type { CriteriaEdition } from './edition.ts'
import { pairInOrder } from './in-order/pair-in-order.ts'
import type { LookAhead } from './look-ahead.ts'
import { pairWithoutNext } from './pair-without-next.ts'

/** Finds the best candidate of a bracket. */
export type PairBracket = (bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition) => BracketPairing

/** The best candidate of a bracket (2017 B.8, 2026 3.8): read off where numbers of players prove it the best, by matching everywhere else. */
export const pairBracket: PairBracket = (bracket, ahead, edition) =>
  pairInOrder(bracket, ahead, edition) ?? pairWithoutNext(bracket, ahead, edition) ?? pairByMatching(bracket, ahead, edition)

/** FIDE Dutch 2026 C9: asked only where a single player floats, bound for the bye; where more float, the bracket is paired without. */
export const pairForBye = (
  bracket: Bracket,
  ahead: LookAhead,
  edition: CriteriaEdition,
  pairOne: PairBracket = pairBracket,
): BracketPairing => {
  const pairing = pairOne(bracket, ahead, edition)
  return ahead.byeScore === null || pairing.downfloaters.length <= 1 ? pairing : pairOne(bracket, { ...ahead, byeScore: null }, edition)
}
