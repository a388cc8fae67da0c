import { type Colour, opposite } from '../../model/colour.ts'
import type { ColourRule } from '../../pairing/explanation.ts'
import type { Board } from '../../pairing/round-pairing.ts'
import { strengths } from '../fide-dutch/colour-preference.ts'
import { ranked } from './board-order.ts'
import type { Competitor, Pair } from './competitor.ts'

/** The two of a pair, with the lot of 5.1. */
type Seats = { readonly higher: Competitor; readonly lower: Competitor; readonly initialColour: Colour }

/** What the higher ranked gets by it; null where it does not decide. `rule` is how it is told. */
type Rule = { readonly article: string; readonly rule: ColourRule; readonly gives: (seats: Seats) => Colour | null }

/** Dubov 5.1, 5.2.1: two without a game: the higher ranked with an odd number gets the initial colour. */
const byLot = ({ higher, lower, initialColour }: Seats): Colour | null => {
  if (higher.games > 0 || lower.games > 0) return null
  return higher.parityNumber % 2 === 1 ? initialColour : opposite(initialColour)
}

/** Dubov 5.2.2: both preferences. */
const both = ({ higher, lower }: Seats): Colour | null =>
  higher.preference.colour === lower.preference.colour ? null : higher.preference.colour

/** Dubov 5.2.3: the stronger preference. */
const stronger = ({ higher, lower }: Seats): Colour | null => {
  const [mine, theirs] = [higher, lower].map(({ preference }) => strengths.indexOf(preference.strength)) as [number, number]
  if (mine === theirs) return null
  return mine > theirs ? higher.preference.colour : opposite(lower.preference.colour)
}

/** Dubov 5.2.4: other than the last time one had White and the other Black, counting back over games played (C.04.2 3.4). */
const alternate = ({ higher: { colours: mine }, lower: { colours: theirs } }: Seats): Colour | null => {
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++)
    if (mine.at(-back) !== theirs.at(-back)) return opposite(mine.at(-back)!)
  return null
}

/** Dubov 5.2.5: the preference of the higher ranked. */
const higherRanked = ({ higher }: Seats): Colour => higher.preference.colour

const rules: readonly Rule[] = [
  { article: '5.2.1', rule: 4, gives: byLot },
  { article: '5.2.2', rule: 0, gives: both },
  { article: '5.2.3', rule: 1, gives: stronger },
  { article: '5.2.4', rule: 2, gives: alternate },
  { article: '5.2.5', rule: 3, gives: higherRanked },
]

export type Allocated = { readonly board: Board; readonly article: string; readonly rule: ColourRule }

/** Dubov 5.2: the first rule that decides gives the colours. */
export const allocateColours = (pair: Pair, initialColour: Colour): Allocated => {
  const [higher, lower] = ranked(pair)
  for (const { article, rule, gives } of rules) {
    const colour = gives({ higher, lower, initialColour })
    if (colour === null) continue
    return { board: colour === 'white' ? { white: higher.id, black: lower.id } : { white: lower.id, black: higher.id }, article, rule }
  }
  throw new Error('No rule gave the colours of a pair')
}
