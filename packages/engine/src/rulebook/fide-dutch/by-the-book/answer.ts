import type { Colour } from '../../../model/colour.ts'
import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { Board, PairingAnswer } from '../../../pairing/round-pairing.ts'
import { defaultLimit, orTooLarge, type TooLarge } from '../../by-the-book/budget.ts'
import { compareBoards } from '../board-order.ts'
import type { Pair } from '../bracket.ts'
import { allocateColours } from '../colour-allocation.ts'
import type { Competitor } from '../competitor.ts'
import { competitorsOf } from '../competitors.ts'
import type { DutchEdition } from '../edition.ts'
import { dutchRules } from '../rules.ts'
import type { Book } from './book.ts'
import type { Impossible, PairedRound } from './pair-round.ts'

export type PairRoundByTheBook = (
  tournament: Tournament,
  round: RoundNumber,
  initialColour: Colour,
  limit?: number,
) => PairingAnswer | TooLarge

/** A round of an edition, its brackets paired as that edition says. */
export const byTheBook =
  (
    book: Book,
    pairBrackets: (competitors: readonly Competitor[], book: Book, limit: number) => PairedRound | Impossible,
  ): PairRoundByTheBook =>
  (tournament, round, initialColour, limit = defaultLimit) =>
    orTooLarge(() => {
      const competitors = competitorsOf(tournament, round, book.edition)
      return answerOf(pairBrackets(competitors, book, limit), tournament, round, initialColour, book.edition)
    })

/** The brackets of a round as boards with colours (section E), in the order they are published (C.04.2.D.9). */
export const answerOf = (
  paired: PairedRound | Impossible,
  tournament: Tournament,
  round: RoundNumber,
  initialColour: Colour,
  edition: DutchEdition,
): PairingAnswer => {
  const rulebook = edition.id
  if (paired.kind === 'impossible') {
    const stuck = paired.stuck.map((player) => player.id)
    return { kind: 'no-legal-pairing', rulebook, round, stuck, only: paired.only.map((player) => player.id) }
  }
  const pairs = paired.brackets.flatMap(({ candidate }) => candidate.pairs)
  const boards = pairs
    .toSorted(compareBoards)
    .map((pair) => boardOf(pair, dutchRules(tournament).colourless ? null : initialColour, edition))
  const bye = paired.bye?.id ?? null
  const dealtWith = new Set([...boards.flatMap(({ white, black }) => [white, black]), bye])
  const notPaired = tournament.players.flatMap(({ id }) => (dealtWith.has(id) ? [] : [id]))
  return { kind: 'pairing', rulebook, round, boards, bye, ...(dutchRules(tournament).colourless ? { colourless: true } : {}), notPaired }
}

/** Without colours (null) the higher ranked player stands first. */
const boardOf = ({ higher, lower }: Pair, initialColour: Colour | null, edition: DutchEdition): Board =>
  initialColour === null || allocateColours(higher, lower, initialColour, edition).higherGets === 'white'
    ? { white: higher.id, black: lower.id }
    : { white: lower.id, black: higher.id }
