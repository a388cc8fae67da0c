import type { RulebookId } from '../../model/rules.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { answerOf as answer } from '../answer-of.ts'
import { pairByMatching } from './by-matching/pair-by-matching.ts'
import { mayMeet } from './c01-no-rematch.ts'
import { type PairedRound, seated } from './paired-round.ts'
import type { RoundOf } from './round-of.ts'

/** C.04.6 3.3.3, C.04.5 3.3: a round that is paired, or who cannot all be. */
export const answerOf = (paired: PairedRound, of: RoundOf, rulebook: RulebookId): PairingAnswer =>
  answer(rulebook, of, mayMeet, paired.kind === 'impossible' ? null : seated(paired, of.initialColour, of.system))

export const pairRound = (of: RoundOf, rulebook: RulebookId): PairingAnswer =>
  answerOf(pairByMatching(of.competitors, of.system, of.asked), of, rulebook)
