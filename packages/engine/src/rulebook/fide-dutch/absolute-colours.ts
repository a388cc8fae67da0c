import type { Coloured } from './edition.ts'

/**
 * FIDE Dutch C.3 (every edition since 2017): two players with the same absolute colour preference do not meet, unless one of them is a topscorer (A.7).
 */
export const coloursAllow = (a: Coloured, b: Coloured): boolean =>
  a.preference.strength !== 'absolute' ||
  b.preference.strength !== 'absolute' ||
  a.preference.colour !== b.preference.colour ||
  a.topscorer ||
  b.topscorer
