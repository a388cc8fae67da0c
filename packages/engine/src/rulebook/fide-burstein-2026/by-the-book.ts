import type { RoundNumber } from '../../model/ids.ts'
import type { Under } from '../../pairing/pairing-system.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import type { TooLarge } from '../by-the-book/budget.ts'
import { initialColourOf } from '../fide-dutch/initial-colour.ts'
import { pairRoundByTheBook as seedingByTheBook } from '../fide-dutch-2026/by-the-book.ts'
import { answerOf } from './answer.ts'
import { pairByTheBook } from './by-the-book/pair-round.ts'
import { roundOf } from './round-of.ts'
import type { BursteinRules } from './rules.ts'
import { asSeeding } from './seeding.ts'
import { isSeedingRound } from './seeding-rounds.ts'

/** C.04.4.2: a round by the book, of a tournament that is prepared; a seeding round by that of the Dutch system. */
export const pairRoundByTheBook = (prepared: Under<BursteinRules>, round: RoundNumber, limit?: number): PairingAnswer | TooLarge => {
  if (isSeedingRound(prepared, round)) {
    const answer = seedingByTheBook(asSeeding(prepared), round, initialColourOf(prepared), limit)
    return answer.kind === 'too-large' ? answer : { ...answer, rulebook: prepared.rules.rulebook }
  }
  const of = roundOf(prepared, round)
  const paired = pairByTheBook(of.competitors, limit)
  return paired.kind === 'too-large' ? paired : answerOf(paired, of)
}
