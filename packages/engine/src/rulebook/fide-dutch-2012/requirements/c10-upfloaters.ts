import type { Float } from '../../fide-dutch/float.ts'
import type { Member, Requirement, RequirementName } from './requirement.ts'

const isUpfloater = (higher: Member, lower: Member): boolean => higher.inS1 && !lower.inS1

const upfloaters = (article: string, name: RequirementName, remembered: (member: Member) => Float | null): Requirement => ({
  article,
  name,
  ofPair: (higher, lower) => (isUpfloater(higher, lower) && remembered(lower) === 'up' ? 1 : 0),
  ofDownfloater: () => 0,
})

/** FIDE Dutch 2012, B.5 for upfloaters, dropped by C.10.b: in a heterogeneous bracket, no upfloat as in the last round. */
export const sameUpfloatLastRound = upfloaters('C.10.b', 'B5 up', ({ player }) => player.floatLastRound)

/** FIDE Dutch 2012, B.6 for upfloaters, dropped by C.10.a: in a heterogeneous bracket, no upfloat as two rounds before. */
export const sameUpfloatTwoRoundsAgo = upfloaters('C.10.a', 'B6 up', ({ player }) => player.floatTwoRoundsAgo)
