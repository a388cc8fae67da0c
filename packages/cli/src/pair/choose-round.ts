import {
  err,
  ok,
  type PairingSystem,
  type Result,
  type RoundNumber,
  roundNumber,
  roundsPaired,
  scheduleOf,
  type Tournament,
} from '@zug/engine'
import type { Problem } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'

/**
 * The round asked for, else the next one. Rounds that are recorded can be paired again; further ahead than the next, results are missing, unless the tables of a
 * round robin have every round from the start.
 */
export const chooseRound = (
  file: string,
  tournament: Tournament,
  requested: number | undefined,
  { id }: Pick<PairingSystem, 'id'>,
): Result<RoundNumber, Problem> => {
  const next = roundsPaired(tournament) + 1
  const scheduled = id === 'round-robin' ? scheduleOf(tournament).length : 0
  if (scheduled > 0 && (requested ?? next) > scheduled)
    return err(
      badRequest(
        file,
        'tournament-over',
        `After ${scheduled} rounds everybody has met everybody. Say --round 1 to ${scheduled} to see one of them.`,
      ),
    )
  if (scheduled === 0 && requested !== undefined && requested > next)
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
