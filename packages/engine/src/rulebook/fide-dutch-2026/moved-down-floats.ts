import { pointsFromTenths } from '../../model/points.ts'
import type { Bracket } from '../fide-dutch/bracket.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import type { CountCriterion, DifferencesCriterion } from '../fide-dutch/criterion.ts'
import { type Memory, remembered } from '../fide-dutch/same-float.ts'
import { pairDifference } from '../fide-dutch/score-difference.ts'

/** Has this player come down from a higher bracket? In 2026 every player of a bracket above its resident score has. */
const isMovedDown = (player: Competitor, bracket: Bracket): boolean => player.score > bracket.lowestScore

/** C14, C16: only residents count; an MDP that floats on is the matter of C18 and C20. */
export const residentDownfloatCount = (article: string, memory: Memory): CountCriterion => ({
  kind: 'count',
  article,
  ofPair: () => 0,
  ofDownfloater: (player, bracket) => (!isMovedDown(player, bracket) && remembered(player, memory) === 'down' ? 1 : 0),
})

/** C15, C17: residents who meet an MDP. */
export const opponentUpfloatCount = (article: string, memory: Memory): CountCriterion => ({
  kind: 'count',
  article,
  ofPair: (higher, lower, bracket) => (isMovedDown(higher, bracket) && remembered(lower, memory) === 'up' ? 1 : 0),
  ofDownfloater: () => 0,
})

/** An MDP that floats on meets nobody here: its difference counts as larger than that of any pair. */
const beyondAnyPair = 1_000_000

/** C18, C20: how far down MDPs play. */
export const movedDownDifferences = (article: string, memory: Memory): DifferencesCriterion => ({
  kind: 'differences',
  article,
  ofPair: (higher, lower, bracket) =>
    isMovedDown(higher, bracket) && remembered(higher, memory) === 'down' ? pairDifference(higher, lower) : null,
  ofDownfloater: (player, bracket) =>
    isMovedDown(player, bracket) && remembered(player, memory) === 'down' ? pointsFromTenths(beyondAnyPair + player.score) : null,
})

/** C19, C21: how far up their opponents play. */
export const opponentDifferences = (article: string, memory: Memory): DifferencesCriterion => ({
  kind: 'differences',
  article,
  ofPair: (higher, lower, bracket) =>
    isMovedDown(higher, bracket) && remembered(lower, memory) === 'up' ? pairDifference(higher, lower) : null,
  ofDownfloater: () => null,
})
