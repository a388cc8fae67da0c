import { sameFloatDifferences } from '../../fide-dutch/same-float.ts'

/** FIDE Dutch 2017, C.17: the smallest score differences of those who float up as in the last round. */
export const upfloatDifferencesLastRound = sameFloatDifferences('C.17', 'up', 'last-round')
