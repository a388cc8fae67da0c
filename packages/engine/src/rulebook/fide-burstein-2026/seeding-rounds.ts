import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'

const most = 4

/** Burstein 1.6, 1.6.2: half of the rounds, rounded down, and no more than four; four where no number of rounds is declared. */
export const seedingRounds = ({ numberOfRounds }: Pick<Tournament, 'numberOfRounds'>): number =>
  numberOfRounds === null ? most : Math.min(Math.floor(numberOfRounds / 2), most)

export const isSeedingRound = (tournament: Pick<Tournament, 'numberOfRounds'>, round: RoundNumber): boolean =>
  round <= seedingRounds(tournament)
