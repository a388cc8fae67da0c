import type { Colour } from '../../../model/colour.ts'
import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { Board, PairingAnswer } from '../../../pairing/round-pairing.ts'
import { compareBoards } from '../board-order.ts'
import type { Pair } from '../bracket.ts'
import { allocateColours, colourOfOddNumbers } from '../colour-allocation.ts'
import type { Competitor } from '../competitor.ts'
import { canBeCompleted, whoIsStuck } from '../completion.ts'
import type { DutchEdition } from '../edition.ts'
import { dutchRules } from '../rules.ts'
import type { BracketResult } from './bracket.ts'
import { type Trace, tell } from './trace.ts'

/**
 * FIDE Dutch 1998 A.5, 2012 A.5: the brackets of a round as boards with colours and in order, the bye for whoever the lowest bracket leaves over; or why
 * B.1 and B.2 allow no pairing at all.
 */
export const answerRound = (
  tournament: Tournament,
  round: RoundNumber,
  initialColour: Colour,
  edition: DutchEdition,
  competitors: readonly Competitor[],
  pairBrackets: () => readonly BracketResult[],
  trace?: Trace,
): PairingAnswer => {
  const header = { rulebook: edition.id, round }
  if (!canBeCompleted(competitors, edition)) {
    const found = whoIsStuck(competitors, edition)
    const stuck = found.stuck.map((player) => player.id)
    const only = found.only.map((player) => player.id)
    const bye = found.bye ? { bye: true as const } : {}
    tell(trace, { kind: 'impossible', article: 'B.1', stuck, only, ...bye })
    return { kind: 'no-legal-pairing', ...header, stuck, only, ...bye }
  }
  const brackets = pairBrackets()
  const left = brackets.at(-1)?.downfloaters ?? []
  if (left.length > 1 || left.some((player) => !player.mayTakeBye)) throw new Error('the lowest bracket is not complete')
  const pairs = brackets.flatMap((result) => result.pairs).sort(compareBoards)
  const colour = colourOfOddNumbers(initialColour, round)
  const boards = pairs.map((pair) =>
    dutchRules(tournament).colourless ? { white: pair.higher.id, black: pair.lower.id } : boardOf(pair, colour, edition, trace),
  )
  const bye = left[0]?.id ?? null
  if (bye !== null) tell(trace, { kind: 'bye', article: 'A.5', player: bye })
  const present = new Set(competitors.map((player) => player.id))
  return {
    kind: 'pairing',
    ...header,
    boards,
    bye,
    ...(dutchRules(tournament).colourless ? { colourless: true } : {}),
    notPaired: tournament.players.map((player) => player.id).filter((id) => !present.has(id)),
  }
}

const boardOf = ({ higher, lower }: Pair, colourOfOdd: Colour, edition: DutchEdition, trace: Trace | undefined): Board => {
  const { article, higherGets } = allocateColours(higher, lower, colourOfOdd, edition)
  const board = higherGets === 'white' ? { white: higher.id, black: lower.id } : { white: lower.id, black: higher.id }
  tell(trace, { kind: 'colours', article, ...board })
  return board
}
