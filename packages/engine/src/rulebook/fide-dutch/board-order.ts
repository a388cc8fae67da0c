import type { Pair } from './bracket.ts'

/**
 * FIDE Dutch 1998 F.1, 2012 F.1, 2017 C.04.2.D.9, 2026 C.04.2 3.6: boards are sorted by the score of the higher ranked player, then the sum of both scores,
 * then the initial rank of the higher ranked player.
 */
export const compareBoards = (a: Pair, b: Pair): number =>
  b.higher.score - a.higher.score ||
  b.higher.score + b.lower.score - (a.higher.score + a.lower.score) ||
  a.higher.pairingNumber - b.higher.pairingNumber
