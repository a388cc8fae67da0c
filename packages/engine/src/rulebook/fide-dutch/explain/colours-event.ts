import type { Colour } from '../../../model/colour.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { ColoursEvent } from '../../../pairing/explanation.ts'
import type { ColourRule } from '../article-names.ts'
import type { Pair } from '../bracket.ts'
import { allocateColours } from '../colour-allocation.ts'
import type { DutchEdition } from '../edition.ts'
import { dutchRules } from '../rules.ts'
import { claimOf } from './claim.ts'
import { noted } from './notation.ts'

/** Explanations count the rules from 0. */
const places: Readonly<Record<ColourRule, ColoursEvent['rule']>> = { both: 0, stronger: 1, alternate: 2, 'higher-ranked': 3, initial: 4 }

/** Section E: the colours of a board, with the article that gave them; null where games have none. */
export const coloursEvent = (
  { higher, lower }: Pair,
  { tournament, edition }: { readonly tournament: Tournament; readonly edition: DutchEdition },
  colourOfOdd: Colour,
): ColoursEvent | null => {
  if (dutchRules(tournament).colourless) return null
  const { rule, article, higherGets } = allocateColours(higher, lower, colourOfOdd, edition)
  const [white, black] = higherGets === 'white' ? [higher, lower] : [lower, higher]
  const claim = rule === 'stronger' ? claimOf(white, black) : null
  return {
    kind: 'colours',
    articles: [article],
    rule: places[rule],
    board: { white: white.id, black: black.id },
    white: noted(white),
    black: noted(black),
    ...(claim === null ? {} : { claim }),
  }
}
