import { sameFloatDifferences } from '../../fide-dutch/same-float.ts'

/** FIDE Dutch 2017, C.18: the smallest score differences of those who float down as two rounds ago. */
export const downfloatDifferencesTwoRoundsAgo = sameFloatDifferences('C.18', 'down', 'two-rounds-ago')
