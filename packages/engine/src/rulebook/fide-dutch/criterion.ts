import type { Points } from '../../model/points.ts'
import type { Bracket } from './bracket.ts'
import type { Competitor } from './competitor.ts'

/**
 * A quality criterion: how far a candidate fails an article. Every one is a sum (or a list) over the pairs and downfloaters of the candidate,
 * which is what lets a matching minimise it.
 *
 * - `count`: a number of players or pairs, to be as small as possible.
 * - `differences`: a list of score differences, compared from the largest to the smallest; null adds nothing to the list.
 * - `next-bracket`: the downfloaters are judged by what they allow in the following bracket (number of pairs, then score differences).
 * - `bye`: asked only of a bracket that floats a single player, who is bound to get the bye.
 *
 * `higher` outranks `lower` in the order of A.2.
 */
export type Criterion = CountCriterion | DifferencesCriterion | NextBracketCriterion | ByeCriterion

export type CountCriterion = {
  readonly kind: 'count'
  readonly article: string
  readonly ofPair: (higher: Competitor, lower: Competitor, bracket: Bracket) => number
  readonly ofDownfloater: (player: Competitor, bracket: Bracket) => number
}

export type DifferencesCriterion = {
  readonly kind: 'differences'
  readonly article: string
  readonly ofPair: (higher: Competitor, lower: Competitor, bracket: Bracket) => Points | null
  readonly ofDownfloater: (player: Competitor, bracket: Bracket) => Points | null
}

export type NextBracketCriterion = { readonly kind: 'next-bracket'; readonly article: string }

export type ByeCriterion = { readonly kind: 'bye'; readonly article: string; readonly ofAssignee: (player: Competitor) => number }
