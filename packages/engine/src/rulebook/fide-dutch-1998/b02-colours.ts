import type { Coloured } from '../fide-dutch/edition.ts'

/**
 * FIDE Dutch 1998, B.2: nobody gets a colour difference beyond two, or the same colour three times running; so two players who both must have
 * the same colour do not meet. In the last round it does not apply to players above 50 %: one of them can always take the other colour.
 */
export const coloursAllow = (a: Coloured, b: Coloured): boolean =>
  a.preference.strength !== 'absolute' || b.preference.strength !== 'absolute' || a.preference.colour !== b.preference.colour
