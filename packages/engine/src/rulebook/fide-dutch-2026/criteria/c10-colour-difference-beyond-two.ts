import { colourDifferenceBeyondTwo } from '../../fide-dutch/colour-criteria.ts'

/** FIDE Dutch 2026, C10: as few topscorers, or their opponents, as possible whose colour difference goes beyond two. */
export const topscorersBeyondTwo = colourDifferenceBeyondTwo('C10')
