import type { Competitor } from '../fide-dutch/competitor.ts'

/** The difference is as if the bye stood this far below the lowest ranked player. */
const onePoint = 10

/**
 * FIDE Dutch 2012, C.13 with B.3: in a bracket joined out of several, pairs have close scores. The text says so in B.3 and A.11 only; D.4 of the
 * 2013 edition told programmers how, and the engine of 2012 did it already: the sum of the squares of the differences in score, the bye counting
 * as an opponent one point below the lowest ranked player.
 */
export const scoreDistance = (
  players: readonly Competitor[],
): { readonly ofPair: (higher: Competitor, lower: Competitor) => number; readonly ofBye: (player: Competitor) => number } => {
  const lowest = players.at(-1)!.score
  return {
    ofPair: (higher, lower) => (higher.score - lower.score) ** 2,
    ofBye: (player) => (player.score - lowest + onePoint) ** 2,
  }
}
