import { addPoints, type Points } from '../../model/points.ts'
import type { Bracket } from '../fide-dutch/bracket.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { beyondAnyPair, type Measure } from '../fide-dutch/criterion.ts'
import type { Memory } from '../fide-dutch/float.ts'
import { pairDifference } from '../fide-dutch/score-difference.ts'

/** Has this player come down from a higher bracket? In 2026 every player of a bracket above its resident score has. */
const isMovedDown = (player: Pick<Competitor, 'score'>, bracket: Bracket): boolean => player.score > bracket.lowestScore

/** FIDE Dutch 2026, C14, C16: only residents count; an MDP that floats on is the matter of C18 and C20. */
export const residentsDown = <Then extends Memory>(then: Then): Measure<'score' | Then, number> => ({
  ofDownfloater: (player, bracket) => (!isMovedDown(player, bracket) && player[then] === 'down' ? 1 : 0),
})

/** FIDE Dutch 2026, C15, C17: residents who meet an MDP. */
export const opponentsUp = <Then extends Memory>(then: Then): Measure<'score' | Then, number> => ({
  ofPair: (higher, lower, bracket) => (isMovedDown(higher, bracket) && lower[then] === 'up' ? 1 : 0),
})

/** FIDE Dutch 2026, C18, C20: how far down MDPs play; one that floats on meets nobody here. */
export const mdpDifferences = <Then extends Memory>(then: Then): Measure<'score' | Then, Points | null> => ({
  ofPair: (higher, lower, bracket) => (isMovedDown(higher, bracket) && higher[then] === 'down' ? pairDifference(higher, lower) : null),
  ofDownfloater: (player, bracket) =>
    isMovedDown(player, bracket) && player[then] === 'down' ? addPoints(beyondAnyPair, player.score) : null,
})

/** FIDE Dutch 2026, C19, C21: how far up their opponents play. */
export const opponentDifferences = <Then extends Memory>(then: Then): Measure<'score' | Then, Points | null> => ({
  ofPair: (higher, lower, bracket) => (isMovedDown(higher, bracket) && lower[then] === 'up' ? pairDifference(higher, lower) : null),
})
