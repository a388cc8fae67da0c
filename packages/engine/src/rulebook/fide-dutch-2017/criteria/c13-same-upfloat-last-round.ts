import { sameFloatCount } from '../../fide-dutch/same-float.ts'

/** FIDE Dutch 2017, C.13: as few players as possible who float up as they did in the last round. */
export const sameUpfloatLastRound = sameFloatCount('C.13', 'up', 'last-round')
