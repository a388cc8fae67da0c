import type { Competitor } from '../fide-dutch/competitor.ts'
import type { Float } from '../fide-dutch/float.ts'

/** Which of B.5 and B.6 are in force: 0 both, 1 B.5 only (B.6 dropped), 2 neither. */
export const floatLevels = [0, 1, 2] as const
export type FloatLevel = (typeof floatLevels)[number]

/**
 * FIDE Dutch 1998, B.5 and B.6: no float as in the last round, and none as two rounds before. C.9 and C.10 drop B.6 first, then B.5, for
 * everybody at once. Players above 50 % in the last round are exempt.
 */
export const mayFloat = (player: Competitor, float: Float, level: FloatLevel): boolean =>
  player.topscorer || !((level < 2 && player.floatLastRound === float) || (level < 1 && player.floatTwoRoundsAgo === float))
