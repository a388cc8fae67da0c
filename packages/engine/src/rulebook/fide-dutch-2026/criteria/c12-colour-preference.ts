import { preferenceDenied } from '../../fide-dutch/colour-criteria.ts'

/** FIDE Dutch 2026, C12: as few players as possible who do not get the colour they prefer. */
export const colourPreference = preferenceDenied('C12')
