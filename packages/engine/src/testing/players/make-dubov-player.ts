import { colourPreference } from '../../rulebook/fide-dubov-2026/colour-preference.ts'
import type { Competitor } from '../../rulebook/fide-dubov-2026/competitor.ts'
import { makesPlayers } from './make-individual.ts'

/** A player of C.04.4.1. */
export const makeDubovPlayer = makesPlayers<Competitor>((colours) => ({
  games: colours.length,
  preference: colourPreference(colours),
  aro: 2000,
  upfloats: 0,
  maximum: false,
  upfloatedLast: false,
}))
