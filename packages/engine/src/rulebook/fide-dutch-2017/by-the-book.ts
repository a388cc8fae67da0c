import type { Colour } from '../../model/colour.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { answerOf } from '../fide-dutch/by-the-book/answer.ts'
import type { Book } from '../fide-dutch/by-the-book/book.ts'
import { defaultLimit, orTooLarge, type TooLarge } from '../fide-dutch/by-the-book/budget.ts'
import { byScoreThenBsn } from '../fide-dutch/by-the-book/mdp-exchanges.ts'
import { pairBrackets } from '../fide-dutch/by-the-book/pair-round.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import { edition } from './edition.ts'

/** FIDE Dutch 2017 as the text has it: candidates generated one by one. For small brackets, and for checking the fast way. */
export const book: Book = { edition, mdpSetOrder: byScoreThenBsn }

export const pairRoundByTheBook = (
  tournament: Tournament,
  round: RoundNumber,
  initialColour: Colour,
  limit: number = defaultLimit,
): PairingAnswer | TooLarge =>
  orTooLarge(() => {
    const competitors = competitorsOf(tournament, round, edition)
    return answerOf(pairBrackets(competitors, book, limit), tournament, round, initialColour, edition.id)
  })
