import { sameFloatDifferences } from '../../fide-dutch/same-float.ts'

/** FIDE Dutch 2017, C.16: the smallest score differences of those who float down as in the last round. */
export const downfloatDifferencesLastRound = sameFloatDifferences('C.16', 'down', 'last-round')
