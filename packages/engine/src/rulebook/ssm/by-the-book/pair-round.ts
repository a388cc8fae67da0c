import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { PairingAnswer } from '../../../pairing/round-pairing.ts'
import { answerOf } from '../answer.ts'
import { competitorsOf } from '../competitors.ts'
import { readingsOf } from '../rules.ts'
import type { Listener, SsmEvent } from './event.ts'
import { pairBrackets } from './pair-brackets.ts'

/** SSM as the text has it, step by step; `tell` hears every step. For explanations, and for checking the fast way. */
export const pairRoundByTheBook = (tournament: Tournament, round: RoundNumber, tell?: Listener): PairingAnswer => {
  const competitors = competitorsOf(tournament, round)
  return answerOf(pairBrackets(competitors, readingsOf(tournament), tell), competitors, tournament, round)
}

/** The steps that lead to the pairing of a round. */
export const stepsOf = (tournament: Tournament, round: RoundNumber): readonly SsmEvent[] => {
  const steps: SsmEvent[] = []
  pairRoundByTheBook(tournament, round, (event) => steps.push(Object.freeze(event)))
  return steps
}
