import { sameFloatCount } from '../../fide-dutch/same-float.ts'

/** FIDE Dutch 2017, C.15: as few players as possible who float up as they did two rounds ago. */
export const sameUpfloatTwoRoundsAgo = sameFloatCount('C.15', 'up', 'two-rounds-ago')
