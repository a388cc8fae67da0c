import type { DifferencesCriterion } from '../../fide-dutch/criterion.ts'
import { downfloaterDifference, pairDifference } from '../../fide-dutch/score-difference.ts'

/** FIDE Dutch 2017, C.6: the smallest pairing score difference (PSD, A.8), of pairs and downfloaters together. */
export const scoreDifferences: DifferencesCriterion = {
  kind: 'differences',
  article: 'C.6',
  ofPair: pairDifference,
  ofDownfloater: downfloaterDifference,
}
