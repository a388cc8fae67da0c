import type { Colour } from '../../model/colour.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import { answerRound } from '../fide-dutch/procedure/answer.ts'
import type { Trace } from '../fide-dutch/procedure/trace.ts'
import { edition } from './edition.ts'
import { pairBrackets } from './pair-brackets.ts'

/** FIDE Dutch 2012: the pairing of one round. `trace`, when given, is told the steps of the procedure. */
export const pairRound = (tournament: Tournament, round: RoundNumber, initialColour: Colour, trace?: Trace): PairingAnswer => {
  const competitors = competitorsOf(tournament, round, edition)
  const pairAll = () => pairBrackets(competitors, round, trace).map(({ result }) => result)
  return answerRound(tournament, round, initialColour, edition, competitors, pairAll, trace)
}
