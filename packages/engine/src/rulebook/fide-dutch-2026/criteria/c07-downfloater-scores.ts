import type { DifferencesCriterion } from '../../fide-dutch/criterion.ts'

/** FIDE Dutch 2026, C7: the lowest scores of downfloaters, compared from the highest down. */
export const downfloaterScores: DifferencesCriterion = {
  kind: 'differences',
  article: 'C7',
  ofPair: () => null,
  ofDownfloater: (player) => player.score,
}
