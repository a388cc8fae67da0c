import { sameAbsolutePreference } from '../b02-absolute-colours.ts'
import type { Requirement } from './requirement.ts'

/** FIDE Dutch 2012, C.10.g: B.2 is dropped for topscorers, last of all. Between others such pairs do not exist. */
export const topscorersColours: Requirement = {
  article: 'C.10.g',
  name: 'B2',
  ofPair: (higher, lower) => (sameAbsolutePreference(higher.player, lower.player) ? 1 : 0),
  ofDownfloater: () => 0,
}
