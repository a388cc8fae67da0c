import type { Colour } from '../../../model/colour.ts'
import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { Board, PairingAnswer } from '../../../pairing/round-pairing.ts'
import { compareBoards } from '../board-order.ts'
import type { Pair } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import { canBeCompleted, whoIsStuck } from '../completion.ts'
import type { DutchEdition } from '../edition.ts'
import type { BracketResult } from './bracket.ts'
import { allocateColours, colourOfOddNumbers } from './colour-allocation.ts'

/** The brackets of a round as boards with colours (section E) in the order of F.1; or why B.1 and B.2 allow no pairing at all. */
export const answerRound = (
  tournament: Tournament,
  round: RoundNumber,
  initialColour: Colour,
  edition: DutchEdition,
  competitors: readonly Competitor[],
  pairBrackets: () => readonly BracketResult[],
): PairingAnswer => {
  const header = { rulebook: edition.id, round }
  if (!canBeCompleted(competitors, edition)) {
    const { stuck, only } = whoIsStuck(competitors, edition)
    return { kind: 'no-legal-pairing', ...header, stuck: stuck.map((player) => player.id), only: only.map((player) => player.id) }
  }
  const brackets = pairBrackets()
  const colour = colourOfOddNumbers(initialColour, round)
  const boards = brackets
    .flatMap(({ pairs }) => pairs)
    .sort(compareBoards)
    .map((pair) => boardOf(pair, tournament.colourless ? null : colour))
  const present = new Set(competitors.map((player) => player.id))
  return {
    kind: 'pairing',
    ...header,
    boards,
    bye: brackets.at(-1)?.downfloaters[0]?.id ?? null,
    ...(tournament.colourless ? { colourless: true } : {}),
    notPaired: tournament.players.map((player) => player.id).filter((id) => !present.has(id)),
  }
}

/** Without colours (null) the higher ranked player stands first. */
const boardOf = ({ higher, lower }: Pair, colourOfOdd: Colour | null): Board =>
  colourOfOdd === null || allocateColours(higher, lower, colourOfOdd).higherGets === 'white'
    ? { white: higher.id, black: lower.id }
    : { white: lower.id, black: higher.id }
