import { opponentDifferences } from '../moved-down-floats.ts'

/** FIDE Dutch 2026, C19: the smallest score differences of opponents of MDPs who floated up in the last round. */
export const opponentDifferencesLastRound = opponentDifferences('C19', 'last-round')
