import type { NextBracketCriterion } from '../../fide-dutch/criterion.ts'

/**
 * FIDE Dutch 2026, C8: choose downfloaters so that the following bracket complies with C1 to C7: most pairs there, then the lowest scores of those
 * it floats in turn. One bracket ahead, no further.
 */
export const followingBracket: NextBracketCriterion = { kind: 'next-bracket', article: 'C8' }
