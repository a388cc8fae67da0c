import { thirdColourRunning } from '../../fide-dutch/colour-criteria.ts'

/** FIDE Dutch 2017, C.9: as few topscorers, or their opponents, as possible who get the same colour three times running. */
export const topscorersThirdColour = thirdColourRunning('C.9')
