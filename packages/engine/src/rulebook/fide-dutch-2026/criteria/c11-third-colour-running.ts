import { thirdColourRunning } from '../../fide-dutch/colour-criteria.ts'

/** FIDE Dutch 2026, C11: as few topscorers, or their opponents, as possible who get the same colour three times running. */
export const topscorersThirdColour = thirdColourRunning('C11')
