import { err, ok, type Result, type RoundNumber, roundNumber, roundsPaired, type Tournament } from '@zug/engine'
import type { Problem } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'

/** The round asked for, else the next one. Rounds that are recorded can be paired again; further ahead than the next, results are missing. */
export const chooseRound = (file: string, tournament: Tournament, requested: number | undefined): Result<RoundNumber, Problem> => {
  const next = roundsPaired(tournament) + 1
  if (requested !== undefined && requested > next)
    return err(badRequest(file, 'round-too-far', `Round ${requested} cannot be paired yet: the next round is ${next}.`))
  if (requested === undefined && tournament.numberOfRounds !== null && next > tournament.numberOfRounds)
    return err(
      badRequest(
        file,
        'tournament-over',
        `All ${tournament.numberOfRounds} rounds are paired. Say --round ${tournament.numberOfRounds} to pair the last one again, or --round ${next} for one more.`,
      ),
    )
  return ok(roundNumber(requested ?? next))
}
