import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { answerOf } from './answer.ts'
import { competitorsOf } from './competitors.ts'
import { pairBrackets } from './pair-brackets.ts'
import { readingsOf } from './rules.ts'

/** SSM: one round. */
export const pairRound = (tournament: Tournament, round: RoundNumber): PairingAnswer => {
  const competitors = competitorsOf(tournament, round)
  return answerOf(pairBrackets(competitors, readingsOf(tournament)), competitors, tournament, round)
}
