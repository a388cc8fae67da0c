import { preferences, strongAsAbsolute, strongPreferences } from './c10-colours.ts'
import { sameDownfloatLastRound, sameDownfloatTwoRoundsAgo } from './c10-downfloaters.ts'
import { topscorersColours } from './c10-topscorers.ts'
import { sameUpfloatLastRound, sameUpfloatTwoRoundsAgo } from './c10-upfloaters.ts'
import type { Requirement } from './requirement.ts'

const floats: readonly Requirement[] = [sameDownfloatLastRound, sameDownfloatTwoRoundsAgo, sameUpfloatLastRound, sameUpfloatTwoRoundsAgo]

const odd: readonly Requirement[] = [topscorersColours, strongAsAbsolute, preferences, ...floats]
const even: readonly Requirement[] = [topscorersColours, preferences, strongPreferences, ...floats]

/** FIDE Dutch 2012, C.3 and C.10: the requirements of a round, the one lowered last first. */
export const requirementsOf = (round: number): readonly Requirement[] => (round % 2 === 1 ? odd : even)
