import type { NextBracketCriterion } from '../../fide-dutch/criterion.ts'

/**
 * FIDE Dutch 2017, C.7: choose downfloaters that allow most pairs, then the smallest PSD, in the following bracket, and look no further.
 * Not asked of the PPB and the CLB.
 */
export const nextBracket: NextBracketCriterion = { kind: 'next-bracket', article: 'C.7' }
