import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { answerOf as answer } from '../answer-of.ts'
import { compatibleIn } from './compatible.ts'
import { type PairedRound, seated } from './paired-round.ts'
import type { RoundOf } from './round-of.ts'

/** A round that is paired, or who cannot all be. */
export const answerOf = (paired: PairedRound, of: RoundOf): PairingAnswer =>
  answer('fide-lim-2026', of, compatibleIn(of.facts), paired.kind === 'impossible' ? null : seated(paired, of.initialColour))
