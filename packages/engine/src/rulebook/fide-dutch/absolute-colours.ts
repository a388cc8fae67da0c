import type { Coloured } from './edition.ts'

/**
 * FIDE Dutch 2017 C.3, C.04.1.f, C.04.1.g, 2026 C3, C.04.1 6, C.04.1 7: two players with the same absolute colour preference do not meet, so that nobody's
 * colour difference goes beyond two and nobody has a colour three times running; unless one of them is a topscorer.
 */
export const coloursAllow = (a: Coloured, b: Coloured): boolean =>
  a.preference.strength !== 'absolute' ||
  b.preference.strength !== 'absolute' ||
  a.preference.colour !== b.preference.colour ||
  a.topscorer ||
  b.topscorer
