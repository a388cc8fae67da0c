import type { Coloured } from '../fide-dutch/edition.ts'

/** FIDE Dutch 2012, A.7.a: both must have the same colour next. */
export const sameAbsolutePreference = (a: Coloured, b: Coloured): boolean =>
  a.preference.strength === 'absolute' && b.preference.strength === 'absolute' && a.preference.colour === b.preference.colour

/**
 * FIDE Dutch 2012, B.2: two players with the same absolute preference do not meet. For topscorers (A.10) it may be ignored, and whoever meets
 * a topscorer is treated as one.
 */
export const coloursAllow = (a: Coloured, b: Coloured): boolean => !sameAbsolutePreference(a, b) || a.topscorer || b.topscorer
