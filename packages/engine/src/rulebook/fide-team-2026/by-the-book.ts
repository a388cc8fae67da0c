import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import type { TooLarge } from '../by-the-book/budget.ts'
import { answerOf } from '../fide-swiss-team/answer.ts'
import { pairByTheBook } from '../fide-swiss-team/by-the-book/pair-round.ts'
import { roundOf } from '../fide-swiss-team/round-of.ts'
import { readingOf } from './reading.ts'
import type { FideTeamSettings } from './rules.ts'
import { system } from './system.ts'

/** C.04.6: a round by the book, from entrants. */
export const pairRoundByTheBook = (
  entrants: Tournament,
  round: RoundNumber,
  settings: FideTeamSettings,
  limit?: number,
): PairingAnswer | TooLarge => {
  const of = roundOf(entrants, round, system, readingOf(entrants, settings))
  const paired = pairByTheBook(of.competitors, system, of.asked, limit)
  return paired.kind === 'too-large' ? paired : answerOf(paired, of, 'fide-team-2026')
}
