import { type Colour, opposite } from '../../model/colour.ts'
import type { Outcome } from '../../model/outcome.ts'

/** Which colour a player is due, why, and which colour would be the third running. */
export type DueColour = {
  readonly colour: Colour | null
  readonly why: 'none' | 'alternation' | 'equalisation'
  readonly never: Colour | null
  /** Whites minus Blacks. */
  readonly difference: number
}

/**
 * CFC 627, 629, 630, 631: the due colour, from the colours of the games played, oldest first.
 *
 * Whoever has had one colour more often is due the other, which equalises; whoever has had both equally often is due the colour opposite to that of the
 * last game, which alternates; before the first game nothing is due. After two games running with one colour a third should not follow.
 */
export const dueColour = (colours: readonly Colour[]): DueColour => {
  const last = colours.at(-1)
  if (last === undefined) return { colour: null, why: 'none', never: null, difference: 0 }
  const difference = colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0)
  const never = colours.at(-2) === last ? last : null
  if (difference !== 0) return { colour: difference > 0 ? 'black' : 'white', why: 'equalisation', never, difference }
  return { colour: opposite(last), why: 'alternation', never, difference }
}

/** CFC 632: the colours of the games played, oldest first. Byes and other unplayed games do not count for colour; of a match of teams (646) board 1 counts. */
export const coloursPlayed = (past: readonly Outcome[]): readonly Colour[] =>
  past.flatMap((outcome) => (outcome.kind === 'game' && !outcome.boardOneUnplayed ? [outcome.colour] : []))
