import type { Points } from '../../model/points.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import type { Measure } from '../fide-dutch/criterion.ts'
import type { Float, Memory } from '../fide-dutch/float.ts'
import { downfloaterDifference, pairDifference } from '../fide-dutch/score-difference.ts'

type Floating<Then extends Memory> = Pick<Competitor, 'score' | Then>

/** Does whoever of a pair gets this float have it from then? The higher scored one floats down, the other up; nobody when the scores are equal. */
const repeats = <Then extends Memory>(higher: Floating<Then>, lower: Floating<Then>, float: Float, then: Then): boolean =>
  higher.score !== lower.score && (float === 'down' ? higher : lower)[then] === float

/** FIDE Dutch 2017, C.12 to C.15: how many players get the float they had then; a downfloater of the bracket counts as floating down. */
export const sameFloats = <Then extends Memory>(float: Float, then: Then): Measure<'score' | Then, number> => ({
  ofPair: (higher, lower) => (repeats(higher, lower, float, then) ? 1 : 0),
  ofDownfloater: (player) => (float === 'down' && player[then] === 'down' ? 1 : 0),
})

/** FIDE Dutch 2017, C.16 to C.19: the score differences of those same players. */
export const sameFloatDifferences = <Then extends Memory>(float: Float, then: Then): Measure<'score' | Then, Points | null> => ({
  ofPair: (higher, lower) => (repeats(higher, lower, float, then) ? pairDifference(higher, lower) : null),
  ofDownfloater: (player, bracket) => (float === 'down' && player[then] === 'down' ? downfloaterDifference(player, bracket) : null),
})
