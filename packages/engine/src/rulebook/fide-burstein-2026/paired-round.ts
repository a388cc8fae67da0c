import type { Colour } from '../../model/colour.ts'
import type { SeatedRound } from '../answer-of.ts'
import { compareBoards } from './board-order.ts'
import { allocateColours } from './colour-allocation.ts'
import type { Competitor, Pair } from './competitor.ts'

/** A bracket as it was paired. */
export type PairedBracket = {
  /** Everybody in it by BSN (4.1). */
  readonly players: readonly Competitor[]
  /** Those of them who came from above, by BSN. */
  readonly incoming: readonly Competitor[]
  /** The next scoregroup, by rank; empty below the last. And everybody further down. */
  readonly next: readonly Competitor[]
  readonly rest: readonly Competitor[]
  /** By the BSN of the higher ranked. */
  readonly pairs: readonly Pair[]
  /** Outgoing, by BSN. */
  readonly floaters: readonly Competitor[]
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
