import { roundsPaired } from '../../model/history.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'

/** Dubov 1.8, 1.8.2: MaxT, two and one more for every five rounds of the tournament. */
export const maximumUpfloats = (rounds: number): number => 2 + Math.floor(rounds / 5)

/** The rounds of the tournament; where nothing is declared, as many as there have been, this one included. */
export const roundsOf = (tournament: Tournament, round: RoundNumber): number =>
  tournament.numberOfRounds ?? Math.max(round, roundsPaired(tournament))
