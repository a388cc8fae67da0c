import type { ColoursEvent } from '../../../pairing/explanation.ts'
import type { Pair } from '../bracket.ts'
import { allocateColours } from '../colour-allocation.ts'
import { dutchRules } from '../rules.ts'
import { claimOf } from './claim.ts'
import { noted } from './notation.ts'
import { boardOf, type Scene } from './scene.ts'

/** Section E: the colours of a board, with the article that gave them; null where games have none. */
export const coloursEvent = (pair: Pair, scene: Scene): ColoursEvent | null => {
  const { edition, initialColour, tournament } = scene
  if (dutchRules(tournament).colourless) return null
  const { rule, higherGets } = allocateColours(pair.higher, pair.lower, initialColour)
  const [white, black] = higherGets === 'white' ? [pair.higher, pair.lower] : [pair.lower, pair.higher]
  const claim = rule === 1 ? claimOf(white, black) : null
  return {
    kind: 'colours',
    articles: [edition.names.colours[rule]],
    rule,
    board: boardOf(pair, scene),
    white: noted(white),
    black: noted(black),
    ...(claim === null ? {} : { claim }),
  }
}
