import { preferenceDenied } from '../../fide-dutch/colour-criteria.ts'

/** FIDE Dutch 2017, C.10: as few players as possible who do not get the colour they prefer. */
export const colourPreference = preferenceDenied('C.10')
