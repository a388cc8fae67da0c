import { opponentUpfloatCount } from '../moved-down-floats.ts'

/** FIDE Dutch 2026, C17: as few opponents of MDPs as possible who float up as they did two rounds ago. */
export const opponentUpfloatTwoRoundsAgo = opponentUpfloatCount('C17', 'two-rounds-ago')
