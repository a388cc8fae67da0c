import type { Colour } from '../../../model/colour.ts'
import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { Board, PairingAnswer } from '../../../pairing/round-pairing.ts'
import { compareBoards } from '../board-order.ts'
import type { Pair } from '../bracket.ts'
import { allocateColours } from '../colour-allocation.ts'
import type { Impossible, PairedRound } from './pair-round.ts'

/** The brackets of a round as boards with colours (section E), in the order they are published (C.04.2.D.9). */
export const answerOf = (
  paired: PairedRound | Impossible,
  tournament: Tournament,
  round: RoundNumber,
  initialColour: Colour,
  rulebook: string,
): PairingAnswer => {
  if (paired.kind === 'impossible') {
    const stuck = paired.stuck.map((player) => player.id)
    return { kind: 'no-legal-pairing', rulebook, round, stuck, only: paired.only.map((player) => player.id) }
  }
  const pairs = paired.brackets.flatMap(({ candidate }) => candidate.pairs)
  const boards = pairs.toSorted(compareBoards).map((pair) => boardOf(pair, tournament.colourless ? null : initialColour))
  const bye = paired.bye?.id ?? null
  const dealtWith = new Set([...boards.flatMap(({ white, black }) => [white, black]), bye])
  const notPaired = tournament.players.flatMap(({ id }) => (dealtWith.has(id) ? [] : [id]))
  return { kind: 'pairing', rulebook, round, boards, bye, ...(tournament.colourless ? { colourless: true } : {}), notPaired }
}

/** Without colours (null) the higher ranked player stands first. */
const boardOf = ({ higher, lower }: Pair, initialColour: Colour | null): Board =>
  initialColour === null || allocateColours(higher, lower, initialColour).higherGets === 'white'
    ? { white: higher.id, black: lower.id }
    : { white: lower.id, black: higher.id }
