import { pointsFromTenths } from '../../../model/points.ts'
import type { ColourRule, ColoursEvent, NotedPlayer } from '../../../pairing/explanation.ts'
import type { Board } from '../../../pairing/round-pairing.ts'
import { allocateColours } from '../colour-allocation.ts'
import type { Competitor } from '../competitor.ts'
import type { CfcRound } from './round.ts'

/** The pairing number and the due colour, a capital where it equalises: `4W`, `7b`. */
export const noted = ({ id, pairingNumber, score, due }: Competitor): NotedPlayer => {
  const letter = due.colour === null ? '' : due.colour === 'white' ? 'w' : 'b'
  return {
    player: id,
    notation: `${pairingNumber}${due.why === 'equalisation' ? letter.toUpperCase() : letter}`,
    score: pointsFromTenths(score),
    due: due.colour,
  }
}

/** CFC 628 to 631: what gave the colours of a board. */
export const coloursOf = (board: Board, { pairs, settings }: CfcRound): ColoursEvent => {
  const pair = pairs.find(([a, b]) => [a.id, b.id].includes(board.white) && [a.id, b.id].includes(board.black))!
  const { article } = allocateColours(pair[0], pair[1], settings.colours)
  const [white, black] = pair[0].id === board.white ? pair : [pair[1], pair[0]]
  return { kind: 'colours', articles: [article], rule: ruleOf(white, black, article), board, white: noted(white), black: noted(black) }
}

const ruleOf = (white: Competitor, black: Competitor, article: string): ColourRule => {
  if (article === '631.2') return 'last-lot'
  if (article === '628') return 4
  const denied = white.due.colour === 'black' || black.due.colour === 'white'
  if (!denied) return 0
  const third = (w: Competitor, b: Competitor): number => Number(w.due.never === 'white') + Number(b.due.never === 'black')
  if (article === '631' && third(white, black) !== third(black, white)) return 'third'
  return white.due.why !== black.due.why ? 'equalise' : 'rank'
}
