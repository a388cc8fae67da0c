import { opponentUpfloatCount } from '../moved-down-floats.ts'

/** FIDE Dutch 2026, C15: as few opponents of MDPs as possible who float up as they did in the last round. */
export const opponentUpfloatLastRound = opponentUpfloatCount('C15', 'last-round')
