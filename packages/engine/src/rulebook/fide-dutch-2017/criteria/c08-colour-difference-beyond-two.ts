import { colourDifferenceBeyondTwo } from '../../fide-dutch/colour-criteria.ts'

/** FIDE Dutch 2017, C.8: as few topscorers, or their opponents, as possible whose colour difference goes beyond two. */
export const topscorersBeyondTwo = colourDifferenceBeyondTwo('C.8')
