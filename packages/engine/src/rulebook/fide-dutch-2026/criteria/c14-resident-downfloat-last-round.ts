import { residentDownfloatCount } from '../moved-down-floats.ts'

/** FIDE Dutch 2026, C14: as few residents as possible who float down as they did in the last round. */
export const residentDownfloatLastRound = residentDownfloatCount('C14', 'last-round')
