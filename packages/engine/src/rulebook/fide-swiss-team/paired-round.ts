import type { Colour } from '../../model/colour.ts'
import type { SeatedRound } from '../answer-of.ts'
import { compareBoards } from './board-order.ts'
import { allocateColours } from './colour-allocation.ts'
import { byNumber, type Competitor, type Pair } from './competitor.ts'
import type { System } from './system.ts'

/** A bracket (1.3.2) as it was paired. */
export type PairedBracket = {
  readonly residents: readonly Competitor[]
  readonly upfloaters: readonly Competitor[]
  /** In the order of their top members. */
  readonly pairs: readonly Pair[]
}

/** C.04.6 3.3.1, C.04.5 3.3.1: a complete round-pairing before colours; `impossible` (3.3.3) where none exists. */
export type PairedRound =
  | { readonly kind: 'paired'; readonly bye: Competitor | null; readonly brackets: readonly PairedBracket[] }
  | { readonly kind: 'impossible' }

export const pairOf = (a: Competitor, b: Competitor): Pair => (byNumber(a, b) < 0 ? { top: a, bottom: b } : { top: b, bottom: a })

/** C.04.6 3.3.2, C.04.5 3.3.2: colours at the end, and boards in the order they are published. */
export const seated = (
  { bye, brackets }: Extract<PairedRound, { kind: 'paired' }>,
  initialColour: Colour,
  { colours }: System,
): SeatedRound => ({
  boards: brackets
    .flatMap(({ pairs }) => pairs)
    .toSorted(compareBoards)
    .map((pair) => allocateColours(pair, initialColour, colours).board),
  bye: bye?.id ?? null,
})
