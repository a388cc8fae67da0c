import type { Claim, ColoursEvent, NotedPlayer } from '../../../pairing/explanation.ts'
import type { Board } from '../../../pairing/round-pairing.ts'
import { colourDifference } from '../../fide-dutch/colour-preference.ts'
import { allocateColours } from '../colour-allocation.ts'
import type { Competitor } from '../competitor.ts'
import { madeIn, type Paired } from '../paired-round.ts'
import type { RoundOf } from '../round-of.ts'

const written = {
  white: { none: '', mild: 'w', strong: 'w', absolute: 'W' },
  black: { none: '', mild: 'b', strong: 'b', absolute: 'B' },
} as const

/** Number, colour due, a capital where it must be had, and an arrow after a float: `4w`, `7B↕`. */
export const noted = ({ id, pairingNumber, score, preference: { colour, strength }, floatedLast }: Competitor): NotedPlayer => {
  const due = colour === null ? '' : written[colour][strength]
  return { player: id, notation: `${pairingNumber}${due}${floatedLast ? '↕' : ''}`, score, due: colour }
}

/** Lim 5: what gave the colours of a board. */
export const coloursOf = (board: Board, paired: Paired, { competitors, initialColour }: RoundOf): ColoursEvent => {
  const at = (id: Board['white']): Competitor => competitors.find((one) => one.id === id)!
  const [white, black] = [at(board.white), at(board.black)]
  const { article, rule } = allocateColours(
    madeIn(paired).find(({ first, second }) => [first.id, second.id].includes(white.id))!,
    initialColour,
  )
  return {
    kind: 'colours',
    articles: [article],
    rule,
    board,
    white: noted(white),
    black: noted(black),
    ...(rule === 1 ? { claim: claimOf(white.preference.colour === 'white' ? white : black, article) } : {}),
  }
}

/** Lim 5.1.2, 5.3: what makes a colour one that must be had: more games with the other, or the last two. */
const claimOf = ({ colours, preference }: Competitor, article: string): Claim => {
  const other = preference.colour === 'white' ? 'black' : 'white'
  return article === '5.3'
    ? { kind: 'running', colour: other }
    : { kind: 'more', colour: other, games: Math.abs(colourDifference(colours)) }
}
