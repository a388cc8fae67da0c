import type { Points } from '../../model/points.ts'
import type { Competitor, Pair } from './competitor.ts'

/** C6 where no set leaves the following bracket with as few upfloaters as its number allows: all alike, or the fewer the better. */
export const followingReadings = ['reached', 'fewest'] as const
export type FollowingReading = (typeof followingReadings)[number]

/** C6: which scoregroup follows: the next one with teams yet to be paired, or the next one that there was when the round began. */
export const followingGroups = ['left', 'of-the-round'] as const
export type FollowingGroup = (typeof followingGroups)[number]

/** What criteria ask of the round rather than of teams. */
export type RoundFacts = {
  /** One of the last rounds, in which floats of the round before do not count. */
  readonly floatsSpared: boolean
  readonly following: FollowingReading
  readonly followingGroup: FollowingGroup
  /** Every score that teams have in this round, those that are paired already included, from the highest. */
  readonly scores: readonly Points[]
  /** C4 of a bracket with these residents: how many of those below they need at least, so that bracket and rest can be paired; null: it cannot be done. */
  readonly upfloatersNeeded: (residents: readonly Competitor[], below: readonly Competitor[]) => number | null
}

/** What is known of the round before its teams are looked at. */
export type AskedOfRound = Pick<RoundFacts, 'floatsSpared' | 'following' | 'followingGroup'>

/** A set of upfloaters for a top-scoregroup, and who is left below. */
export type Choice = {
  readonly residents: readonly Competitor[]
  /** By score, then by TPN (3.5.3). */
  readonly upfloaters: readonly Competitor[]
  readonly rest: readonly Competitor[]
}

/** Smaller is better; a list is compared from its beginning. */
export type SetCriterion = {
  readonly article: string
  readonly count: (choice: Choice, round: RoundFacts) => readonly number[]
}

export type PairCriterion = { readonly article: string; readonly count: (pair: Pair, round: RoundFacts) => number }

/** The quality criteria of an edition, in descending priority: those that choose the upfloaters, and those that choose the pairs. */
export type Criteria = { readonly upfloaters: readonly SetCriterion[]; readonly pairs: readonly PairCriterion[] }

/** Which of two lists comes first: the one with the smaller number where they differ first. */
export const compareLists = (a: readonly number[], b: readonly number[]): number => {
  for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return a[at]! - b[at]!
  return a.length - b.length
}
