import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { answerOf as answer } from '../answer-of.ts'
import { mayMeet } from './may-meet.ts'
import { type PairedRound, seated } from './paired-round.ts'
import type { RoundOf } from './round-of.ts'
import { bursteinDefaults } from './rules.ts'

/** Burstein 1.9.3: a round that is paired, or who cannot all be. */
export const answerOf = (paired: PairedRound, of: RoundOf): PairingAnswer =>
  answer(bursteinDefaults.rulebook, of, mayMeet, paired.kind === 'impossible' ? null : seated(paired, of.initialColour))
