import type { ColoursEvent, NotedPlayer } from '../../../pairing/explanation.ts'
import type { Board } from '../../../pairing/round-pairing.ts'
import { colourDifference, repeatedColour } from '../../fide-dutch/colour-preference.ts'
import { claimOf } from '../../fide-dutch/explain/claim.ts'
import { noted as notedWithFloats } from '../../fide-dutch/explain/notation.ts'
import { allocateColours } from '../colour-allocation.ts'
import { byRank, type Competitor } from '../competitor.ts'
import type { RoundOf } from '../round-of.ts'

/** Number and preference: `4w`, `7B`. Floats are not asked here. */
export const noted = (player: Competitor): NotedPlayer => notedWithFloats({ ...player, floatLastRound: null, floatTwoRoundsAgo: null })

/** Burstein 5.2: what gave the colours of a board. */
export const coloursOf = (board: Board, { competitors, initialColour }: RoundOf): ColoursEvent => {
  const at = (id: Board['white']): Competitor => competitors.find((one) => one.id === id)!
  const [white, black] = [at(board.white), at(board.black)]
  const [higher, lower] = [white, black].sort(byRank) as [Competitor, Competitor]
  const { article, rule } = allocateColours({ higher, lower }, initialColour)
  const claim = rule === 1 ? claimOf(withDifference(white), withDifference(black)) : null
  return {
    kind: 'colours',
    articles: [article],
    rule,
    board,
    white: noted(white),
    black: noted(black),
    ...(claim === null ? {} : { claim }),
  }
}

const withDifference = ({ colours, preference }: Competitor) => ({
  preference,
  colourDifference: colourDifference(colours),
  repeatedColour: repeatedColour(colours),
})
