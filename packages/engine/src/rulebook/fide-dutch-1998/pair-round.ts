import type { Colour } from '../../model/colour.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { answerRound } from '../fide-dutch/procedure/answer.ts'
import type { Trace } from '../fide-dutch/procedure/trace.ts'
import { competitorsIn, edition } from './edition.ts'
import { pairBrackets } from './pair-brackets.ts'

/** FIDE Dutch 1998: the pairing of one round. `trace`, when given, is told the steps of the procedure. */
export const pairRound = (tournament: Tournament, round: RoundNumber, initialColour: Colour, trace?: Trace): PairingAnswer => {
  const competitors = competitorsIn(tournament, round)
  return answerRound(tournament, round, initialColour, edition, competitors, () => pairBrackets(competitors, trace), trace)
}
