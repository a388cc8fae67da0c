import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { answerOf as answer } from '../answer-of.ts'
import { mayMeet } from './may-meet.ts'
import { type PairedRound, seated } from './paired-round.ts'
import type { RoundOf } from './round-of.ts'

/** Dubov 1.9.3: a round that is paired, or who cannot all be. */
export const answerOf = (paired: PairedRound, of: RoundOf): PairingAnswer =>
  answer('fide-dubov-2026', of, mayMeet, paired.kind === 'impossible' ? null : seated(paired, of.initialColour))
