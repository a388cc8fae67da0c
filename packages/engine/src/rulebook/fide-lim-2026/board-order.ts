import { byRank, type Competitor, type Pair } from './competitor.ts'

/** The higher ranked of a pair comes first. */
export const ranked = ({ first, second }: Pair): readonly [higher: Competitor, lower: Competitor] =>
  byRank(first, second) <= 0 ? [first, second] : [second, first]

/** C.04.2 3.6: boards by the score of the higher ranked, the sum of both scores, the number of the higher ranked. */
export const compareBoards = (a: Pair, b: Pair): number => {
  const [[high, low], [other, lower]] = [ranked(a), ranked(b)]
  return other.score - high.score || other.score + lower.score - (high.score + low.score) || high.pairingNumber - other.pairingNumber
}
