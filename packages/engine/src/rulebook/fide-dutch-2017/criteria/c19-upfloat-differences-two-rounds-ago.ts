import { sameFloatDifferences } from '../../fide-dutch/same-float.ts'

/** FIDE Dutch 2017, C.19: the smallest score differences of those who float up as two rounds ago. */
export const upfloatDifferencesTwoRoundsAgo = sameFloatDifferences('C.19', 'up', 'two-rounds-ago')
