import type { Claim, ColourRule, ColoursEvent, NotedPlayer } from '../../../pairing/explanation.ts'
import type { Board } from '../../../pairing/round-pairing.ts'
import { allocateColours } from '../colour-allocation.ts'
import { colourDifference } from '../colour-preference.ts'
import type { Competitor } from '../competitor.ts'
import { pairOf } from '../paired-round.ts'
import type { RoundOf } from '../round-of.ts'

/** Number, preference (a capital where it is strong), and a mark after a float: `4W`, `7b↕`. */
export const noted = ({ id, pairingNumber, score, preference, floated }: Competitor): NotedPlayer => {
  const letter = preference === null ? '' : preference.colour === 'white' ? 'w' : 'b'
  return {
    player: id,
    notation: `${pairingNumber}${preference?.strength === 'strong' ? letter.toUpperCase() : letter}${floated ? '↕' : ''}`,
    score,
    due: preference?.colour ?? null,
  }
}

/** C.04.6 4.3, C.04.5 4.3: what gave the colours of a board. */
export const coloursOf = (board: Board, { competitors, initialColour, system }: RoundOf): ColoursEvent => {
  const at = (id: Board['white']): Competitor => competitors.find((one) => one.id === id)!
  const [white, black] = [at(board.white), at(board.black)]
  const { article, rule } = allocateColours(pairOf(white, black), initialColour, system.colours)
  return {
    kind: 'colours',
    articles: [article],
    rule,
    board,
    white: noted(white),
    black: noted(black),
    ...(rule === 1 ? { claim: claimOf(white, black) } : {}),
  }
}

/** What makes a preference strong: two more matches with the other colour, or the last two. */
const claimOf = (white: Competitor, black: Competitor): Claim => {
  const one = white.preference?.strength === 'strong' ? white : black
  const other = one.preference!.colour === 'white' ? 'black' : 'white'
  const difference = Math.abs(colourDifference(one.colours))
  return difference > 1 ? { kind: 'more', colour: other, games: difference } : { kind: 'running', colour: other }
}

export type { ColourRule }
