import type { Claim, ColoursEvent, NotedPlayer } from '../../../pairing/explanation.ts'
import type { Board } from '../../../pairing/round-pairing.ts'
import { colourDifference, strengths } from '../../fide-dutch/colour-preference.ts'
import { allocateColours } from '../colour-allocation.ts'
import type { Competitor } from '../competitor.ts'
import type { RoundOf } from '../round-of.ts'

const written = {
  white: { mild: 'w', strong: 'Ww', absolute: 'W' },
  black: { mild: 'b', strong: 'Bb', absolute: 'B' },
} as const

/** Number, preference, and an arrow after an upfloat: `4w`, `7B↑`. */
export const noted = ({ id, pairingNumber, score, preference: { colour, strength }, upfloatedLast }: Competitor): NotedPlayer => {
  const due = written[colour][strength]
  return { player: id, notation: `${pairingNumber}${due}${upfloatedLast ? '↑' : ''}`, score, due: colour }
}

/** Dubov 5.2: what gave the colours of a board. */
export const coloursOf = (board: Board, { competitors, initialColour }: RoundOf): ColoursEvent => {
  const at = (id: Board['white']): Competitor => competitors.find((one) => one.id === id)!
  const [white, black] = [at(board.white), at(board.black)]
  const { article, rule } = allocateColours({ first: white, second: black }, initialColour)
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

/** What makes the stronger preference of two: so many more games with the other colour, or the last two of them. */
const claimOf = (white: Competitor, black: Competitor): Claim => {
  const strength = ({ preference }: Competitor): number => strengths.indexOf(preference.strength)
  const one = strength(white) > strength(black) ? white : black
  const other = one.preference.colour === 'white' ? 'black' : 'white'
  const difference = Math.abs(colourDifference(one.colours))
  const running = one.preference.strength === 'absolute' && difference <= 1
  return running ? { kind: 'running', colour: other } : { kind: 'more', colour: other, games: difference }
}
