import type { Colour } from '../../model/colour.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { accelerated } from './accelerated.ts'
import { askedOfRound } from './asked-of-round.ts'
import type { Competitor } from './competitor.ts'
import { competitorsOf, type Reading } from './competitors.ts'
import type { AskedOfRound } from './criterion.ts'
import type { System } from './system.ts'

/** A round that is to be paired, with everything the procedure asks. */
export type RoundOf = {
  readonly tournament: Tournament
  readonly round: RoundNumber
  readonly system: System
  readonly competitors: readonly Competitor[]
  readonly asked: AskedOfRound
  readonly initialColour: Colour
}

/** From entrants: of a team event its teams. Where no lot is on record the initial colour is White. */
export const roundOf = (entrants: Tournament, round: RoundNumber, system: System, reading: Reading): RoundOf => {
  const tournament = accelerated(entrants, reading.acceleration)
  return {
    tournament,
    round,
    system,
    competitors: competitorsOf(tournament, round, reading),
    asked: askedOfRound(tournament, round, system, reading.settings),
    initialColour: tournament.initialColour ?? 'white',
  }
}
