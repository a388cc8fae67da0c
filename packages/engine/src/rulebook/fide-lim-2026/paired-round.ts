import type { Colour } from '../../model/colour.ts'
import type { SeatedRound } from '../answer-of.ts'
import { compareBoards } from './board-order.ts'
import type { Floater } from './choose-floaters.ts'
import { allocateColours } from './colour-allocation.ts'
import type { Competitor, Pair } from './competitor.ts'
import type { Cracked } from './cracking.ts'
import type { Direction } from './direction.ts'

/** A group that is to be paired: a scoregroup, and who has floated into it. */
export type Group = {
  readonly score: number
  readonly direction: Direction
  /** Below the median. */
  readonly below: boolean
  readonly median: boolean
  readonly residents: readonly Competitor[]
  readonly fromAbove: readonly Competitor[]
  readonly fromBelow: readonly Competitor[]
  /** Who stands in the group after it; nobody after the median. */
  readonly next: readonly Competitor[]
}

/** A group as it was paired: floaters' boards first, then the others, in the order they were made. */
export type PairedGroup = Group & {
  readonly floaters: readonly Floater[]
  readonly ofFloaters: readonly Pair[]
  readonly scrutinised: readonly Pair[]
}

/** A round before colours; `impossible` where not everybody can be paired. */
export type PairedRound =
  | {
      readonly kind: 'paired'
      readonly bye: Competitor | null
      /** In the order they were paired, the median last; what was cracked is still there. */
      readonly groups: readonly PairedGroup[]
      readonly cracked: readonly Cracked[]
    }
  | { readonly kind: 'impossible' }
export type Paired = Extract<PairedRound, { kind: 'paired' }>

/** Pairs of a group as they were made. */
export const pairsOf = ({ ofFloaters, scrutinised }: PairedGroup): readonly Pair[] => [...ofFloaters, ...scrutinised]

/** A pair of the round, and whether its group is below the median. */
export type Made = Pair & { readonly below: boolean }

/** The pairs that stand in the end, in the order of boards. */
export const madeIn = ({ groups, cracked }: Paired): readonly Made[] => {
  const gone = new Set(cracked.map(({ pair }) => pair))
  return groups
    .flatMap((group) => pairsOf(group).flatMap((pair) => (gone.has(pair) ? [] : [{ ...pair, below: group.below }])))
    .toSorted(compareBoards)
}

/** Colours at the end, and boards in the order they are published. */
export const seated = (round: Paired, initialColour: Colour): SeatedRound => ({
  boards: madeIn(round).map((pair) => allocateColours(pair, initialColour).board),
  bye: round.bye?.id ?? null,
})
