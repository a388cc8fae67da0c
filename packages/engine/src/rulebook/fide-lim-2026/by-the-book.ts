import type { RoundNumber } from '../../model/ids.ts'
import type { Under } from '../../pairing/pairing-system.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import type { TooLarge } from '../by-the-book/budget.ts'
import { answerOf } from './answer.ts'
import { pairByTheBook } from './by-the-book/pair-round.ts'
import { roundOf } from './round-of.ts'
import type { LimRules } from './rules.ts'

/** C.04.4.3: a round by the book, of a tournament that is prepared. */
export const pairRoundByTheBook = (prepared: Under<LimRules>, round: RoundNumber, limit?: number): PairingAnswer | TooLarge => {
  const of = roundOf(prepared, round)
  const paired = pairByTheBook(of.competitors, of.facts, limit)
  return paired.kind === 'too-large' ? paired : answerOf(paired, of)
}
