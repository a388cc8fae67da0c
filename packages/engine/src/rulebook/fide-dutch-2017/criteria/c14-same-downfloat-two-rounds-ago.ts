import { sameFloatCount } from '../../fide-dutch/same-float.ts'

/** FIDE Dutch 2017, C.14: as few players as possible who float down as they did two rounds ago. */
export const sameDownfloatTwoRoundsAgo = sameFloatCount('C.14', 'down', 'two-rounds-ago')
