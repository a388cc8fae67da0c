import type { ColoursEvent } from '../../../pairing/explanation.ts'
import type { Pair } from '../bracket.ts'
import { allocateColours } from '../colour-allocation.ts'
import { noted } from './notation.ts'
import { boardOf, type Scene } from './scene.ts'

/** Section E: the colours of a board, with the article that gave them. */
export const coloursEvent = (pair: Pair, { edition, initialColour }: Scene): ColoursEvent => {
  const { rule, higherGets } = allocateColours(pair.higher, pair.lower, initialColour)
  const [white, black] = higherGets === 'white' ? [pair.higher, pair.lower] : [pair.lower, pair.higher]
  return {
    kind: 'colours',
    articles: [edition.names.colours[rule]],
    rule,
    board: boardOf(pair, initialColour),
    white: noted(white),
    black: noted(black),
  }
}
