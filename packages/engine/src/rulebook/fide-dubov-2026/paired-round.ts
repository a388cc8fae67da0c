import type { Colour } from '../../model/colour.ts'
import type { SeatedRound } from '../answer-of.ts'
import { compareBoards } from './board-order.ts'
import { allocateColours } from './colour-allocation.ts'
import type { Competitor, Pair } from './competitor.ts'
import type { Shifts, Subgroups } from './subgroups.ts'

/** A bracket as it was paired. */
export type PairedBracket = {
  readonly residents: readonly Competitor[]
  readonly upfloaters: readonly Competitor[]
  /** As they first stood (3.2.3). */
  readonly subgroups: Subgroups
  readonly shifts: Shifts
  /** G2 after the shifts, by TPN. */
  readonly g2: readonly Competitor[]
  /** S1 in its order, each with its opponent of T2. */
  readonly pairs: readonly Pair[]
}

/** A round before colours; `impossible` where there is no complete one (1.9.3). */
export type PairedRound =
  | { readonly kind: 'paired'; readonly bye: Competitor | null; readonly brackets: readonly PairedBracket[] }
  | { readonly kind: 'impossible' }

/** Colours at the end, and boards in the order they are published. */
export const seated = ({ bye, brackets }: Extract<PairedRound, { kind: 'paired' }>, initialColour: Colour): SeatedRound => ({
  boards: brackets
    .flatMap(({ pairs }) => pairs)
    .toSorted(compareBoards)
    .map((pair) => allocateColours(pair, initialColour).board),
  bye: bye?.id ?? null,
})
