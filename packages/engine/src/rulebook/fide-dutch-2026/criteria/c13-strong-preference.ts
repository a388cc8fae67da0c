import { strongPreferenceDenied } from '../../fide-dutch/colour-criteria.ts'

/** FIDE Dutch 2026, C13: as few players as possible who do not get a strong preference. */
export const strongPreference = strongPreferenceDenied('C13')
