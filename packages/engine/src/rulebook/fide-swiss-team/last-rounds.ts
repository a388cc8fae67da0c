import { isLastRound } from '../../model/history.ts'
import { type RoundNumber, roundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'

/** C.04.1 1: is `round` one of the last `count`? Where the number of rounds is not declared, a finished record ends with its last column. */
export const isAmongTheLast = (tournament: Tournament, round: RoundNumber, count: number): boolean => {
  for (let ahead = 0; ahead < count; ahead++) if (isLastRound(tournament, roundNumber(round + ahead))) return true
  return false
}
