import { strengthOf } from '../../fide-dutch/colour-preference.ts'
import type { CountCriterion } from '../../fide-dutch/criterion.ts'

/**
 * FIDE Dutch 2017, C.11: as few players as possible who do not get a strong preference. The stronger of two preferences is granted (E.2), so the
 * one denied is strong when the weaker of the two is; two absolute ones are the matter of C.8 and C.9.
 */
export const strongPreferenceDenied: CountCriterion = {
  kind: 'count',
  article: 'C.11',
  ofPair: (a, b) =>
    a.preference.colour === b.preference.colour && Math.min(strengthOf(a.preference), strengthOf(b.preference)) === strong ? 1 : 0,
  ofDownfloater: () => 0,
}

const strong = strengthOf({ colour: null, strength: 'strong' })
