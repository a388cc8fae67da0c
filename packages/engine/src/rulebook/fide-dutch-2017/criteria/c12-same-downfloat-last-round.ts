import { sameFloatCount } from '../../fide-dutch/same-float.ts'

/** FIDE Dutch 2017, C.12: as few players as possible who float down as they did in the last round. */
export const sameDownfloatLastRound = sameFloatCount('C.12', 'down', 'last-round')
