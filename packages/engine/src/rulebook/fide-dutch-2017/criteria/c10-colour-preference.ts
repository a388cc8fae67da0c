import type { CountCriterion } from '../../fide-dutch/criterion.ts'

/** FIDE Dutch 2017, C.10: as few players as possible who do not get the colour they prefer; one in every pair that prefers the same. */
export const colourPreferenceDenied: CountCriterion = {
  kind: 'count',
  article: 'C.10',
  ofPair: (a, b) => (a.preference.colour !== null && a.preference.colour === b.preference.colour ? 1 : 0),
  ofDownfloater: () => 0,
}
