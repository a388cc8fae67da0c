import type { Float } from '../../fide-dutch/float.ts'
import type { Member, Requirement, RequirementName } from './requirement.ts'

/** Those who came from above are on their way down already: only who leaves their own bracket is asked. */
const leaves = (article: string, name: RequirementName, remembered: (member: Member) => Float | null): Requirement => ({
  article,
  name,
  ofPair: () => 0,
  ofDownfloater: (member) => (!member.incoming && remembered(member) === 'down' ? 1 : 0),
})

/** FIDE Dutch 2012, B.5 for downfloaters, dropped by C.10.d: no downfloat as in the last round. */
export const sameDownfloatLastRound = leaves('C.10.d', 'B5 down', ({ player }) => player.floatLastRound)

/** FIDE Dutch 2012, B.6 for downfloaters, dropped by C.10.c: no downfloat as two rounds before. */
export const sameDownfloatTwoRoundsAgo = leaves('C.10.c', 'B6 down', ({ player }) => player.floatTwoRoundsAgo)
