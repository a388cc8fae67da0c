import { colourPreference as ofDutch } from '../fide-dutch/colour-preference.ts'

/**
 * Burstein 1.4, 1.5, 1.5.1, 1.5.2, 1.5.3, 1.5.4: absolute beyond a difference of one, or after the same colour twice; strong at a difference of one; mild, to
 * alternate, at none; none before the first game: the same words as in the Dutch system.
 */
export const colourPreference = ofDutch
