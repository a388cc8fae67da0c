import { colourPreference } from '../../rulebook/fide-burstein-2026/colour-preference.ts'
import type { Competitor } from '../../rulebook/fide-burstein-2026/competitor.ts'
import { makesPlayers } from './make-individual.ts'

/** A player of C.04.4.2. */
export const makeBursteinPlayer = makesPlayers<Competitor>((colours) => ({
  games: colours.length,
  preference: colourPreference(colours),
  buchholz: 0,
  sonnebornBerger: 0,
}))
