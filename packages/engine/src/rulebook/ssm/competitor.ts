import type { PlayerId } from '../../model/ids.ts'
import type { Points } from '../../model/points.ts'
import type { Float } from './a4-floats.ts'

/** A player to be paired, as the articles of SSM look at one. */
export type Competitor = {
  readonly id: PlayerId
  /** A2: place in the ranking before the round, from 0. */
  readonly rank: number
  /** A1: WDL, in tenths. */
  readonly score: Points
  readonly sos: Points
  readonly gam: Points
  /** B1: ranks of those who cannot be met, because of an earlier game or because the organiser forbids it. */
  readonly excluded: ReadonlySet<number>
  /** B4: the group kept apart in this round; null for none. */
  readonly group: string | null
  readonly floatLastRound: Float | null
  /** B5, where it is asked of whoever remains of a bracket: it would not be the second downfloat running. */
  readonly mayRemain: boolean
  /** B2. */
  readonly mayTakeBye: boolean
}

export type Pair = { readonly higher: Competitor; readonly lower: Competitor }

/** What became of one bracket: its pairs, and those who are left without an opponent in it, by rank. */
export type BracketPairing = { readonly pairs: readonly Pair[]; readonly free: readonly Competitor[] }

export const byRank = (a: Competitor, b: Competitor): number => a.rank - b.rank
