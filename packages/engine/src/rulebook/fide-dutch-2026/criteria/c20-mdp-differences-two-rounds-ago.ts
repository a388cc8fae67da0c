import { movedDownDifferences } from '../moved-down-floats.ts'

/** FIDE Dutch 2026, C20: the smallest score differences of MDPs who floated down two rounds ago. */
export const mdpDifferencesTwoRoundsAgo = movedDownDifferences('C20', 'two-rounds-ago')
