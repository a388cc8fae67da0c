import { residentDownfloatCount } from '../moved-down-floats.ts'

/** FIDE Dutch 2026, C16: as few residents as possible who float down as they did two rounds ago. */
export const residentDownfloatTwoRoundsAgo = residentDownfloatCount('C16', 'two-rounds-ago')
