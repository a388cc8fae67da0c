import type { Competitor, Pair } from './competitor.ts'

/** C.04.2 3.6: boards by the higher score, the sum of both scores, the TPN of the one with the higher score. The order of 1.8 is for pairing only. */
export const compareBoards = (a: Pair, b: Pair): number => {
  const [[high, low], [other, lower]] = [byScore(a), byScore(b)]
  return other.score - high.score || other.score + lower.score - (high.score + low.score) || high.pairingNumber - other.pairingNumber
}

const byScore = ({ higher: one, lower: two }: Pair): readonly [Competitor, Competitor] =>
  (one.score - two.score || two.pairingNumber - one.pairingNumber) > 0 ? [one, two] : [two, one]
