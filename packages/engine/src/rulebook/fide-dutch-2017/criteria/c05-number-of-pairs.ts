import type { CountCriterion } from '../../fide-dutch/criterion.ts'

/** FIDE Dutch 2017, C.5: as many pairs as possible, that is, as few downfloaters. */
export const numberOfPairs: CountCriterion = {
  kind: 'count',
  article: 'C.5',
  ofPair: () => 0,
  ofDownfloater: () => 1,
}
