import { movedDownDifferences } from '../moved-down-floats.ts'

/** FIDE Dutch 2026, C18: the smallest score differences of MDPs who floated down in the last round. */
export const mdpDifferencesLastRound = movedDownDifferences('C18', 'last-round')
