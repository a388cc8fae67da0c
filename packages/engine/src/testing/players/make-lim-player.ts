import type { Competitor } from '../../rulebook/fide-lim-2026/competitor.ts'
import { dueColour } from '../../rulebook/fide-lim-2026/due-colour.ts'
import { makesPlayers } from './make-individual.ts'

/** A player of C.04.4.3. */
export const makeLimPlayer = makesPlayers<Competitor>((colours) => ({
  rating: 2000,
  preference: dueColour(colours),
  floatedLast: false,
}))
