import type { CountCriterion } from '../../fide-dutch/criterion.ts'

/**
 * FIDE Dutch 2017, C.8: as few topscorers, or their opponents, as possible whose colour difference goes beyond two.
 * It happens in a pair when both already stand at two or more towards the same colour: only one of them can be turned back.
 */
export const colourDifferenceBeyondTwo: CountCriterion = {
  kind: 'count',
  article: 'C.8',
  ofPair: (a, b) =>
    Math.abs(a.colourDifference) > 1 && Math.abs(b.colourDifference) > 1 && a.preference.colour === b.preference.colour ? 1 : 0,
  ofDownfloater: () => 0,
}
