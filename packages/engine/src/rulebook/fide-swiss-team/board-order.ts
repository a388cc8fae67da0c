import { compareFirst } from './colour-rule.ts'
import type { Pair } from './competitor.ts'

/** C.04.2 3.6: boards by the score of the higher ranked, the sum of both scores, the TPN of the higher ranked. */
export const compareBoards = (a: Pair, b: Pair): number => {
  const [first, second] = [higherOf(a), higherOf(b)]
  return (
    second.score - first.score ||
    b.top.score + b.bottom.score - (a.top.score + a.bottom.score) ||
    first.pairingNumber - second.pairingNumber
  )
}

const higherOf = ({ top, bottom }: Pair) => (compareFirst(top, bottom) <= 0 ? top : bottom)
