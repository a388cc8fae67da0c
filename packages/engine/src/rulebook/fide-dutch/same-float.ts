import type { Points } from '../../model/points.ts'
import type { Competitor } from './competitor.ts'
import type { CountCriterion, DifferencesCriterion } from './criterion.ts'
import type { Float } from './float.ts'
import { downfloaterDifference, pairDifference } from './score-difference.ts'

/** How far back a float is remembered. */
export const memories = ['last-round', 'two-rounds-ago'] as const
export type Memory = (typeof memories)[number]

/** The float of that round. */
export const remembered = (player: Competitor, memory: Memory): Float | null =>
  memory === 'last-round' ? player.floatLastRound : player.floatTwoRoundsAgo

/** Whoever of a pair gets this float: the higher scored one floats down, the other up; nobody when the scores are equal. */
const floatsInPair = (higher: Competitor, lower: Competitor, float: Float): Competitor | null =>
  higher.score === lower.score ? null : float === 'down' ? higher : lower

/** How many players get the float they had then; a downfloater of the bracket counts as floating down. */
export const sameFloatCount = (article: string, float: Float, memory: Memory): CountCriterion => ({
  kind: 'count',
  article,
  ofPair: (higher, lower) => {
    const player = floatsInPair(higher, lower, float)
    return player !== null && remembered(player, memory) === float ? 1 : 0
  },
  ofDownfloater: (player) => (float === 'down' && remembered(player, memory) === 'down' ? 1 : 0),
})

/** The score differences of those same players. */
export const sameFloatDifferences = (article: string, float: Float, memory: Memory): DifferencesCriterion => ({
  kind: 'differences',
  article,
  ofPair: (higher, lower): Points | null => {
    const player = floatsInPair(higher, lower, float)
    return player !== null && remembered(player, memory) === float ? pairDifference(higher, lower) : null
  },
  ofDownfloater: (player, bracket) =>
    float === 'down' && remembered(player, memory) === 'down' ? downfloaterDifference(player, bracket) : null,
})
