import type { CountCriterion } from '../../fide-dutch/criterion.ts'

/** FIDE Dutch 2026, C6: as few downfloaters as possible. */
export const numberOfDownfloaters: CountCriterion = { kind: 'count', article: 'C6', ofPair: () => 0, ofDownfloater: () => 1 }
