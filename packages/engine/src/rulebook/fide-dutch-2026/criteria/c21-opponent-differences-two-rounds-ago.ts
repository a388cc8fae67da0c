import { opponentDifferences } from '../moved-down-floats.ts'

/** FIDE Dutch 2026, C21: the smallest score differences of opponents of MDPs who floated up two rounds ago. */
export const opponentDifferencesTwoRoundsAgo = opponentDifferences('C21', 'two-rounds-ago')
