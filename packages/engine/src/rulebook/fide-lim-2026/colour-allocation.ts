import { type Colour, opposite } from '../../model/colour.ts'
import type { ColourRule } from '../../pairing/explanation.ts'
import type { Board } from '../../pairing/round-pairing.ts'
import { colourDifference } from '../fide-dutch/colour-preference.ts'
import { ranked } from './board-order.ts'
import type { Competitor } from './competitor.ts'
import type { Made } from './paired-round.ts'

/** The two of a pair, with the lot of 7.2. */
type Seats = { readonly higher: Competitor; readonly lower: Competitor; readonly below: boolean; readonly initialColour: Colour }

/** What the higher ranked gets by it; null where it does not decide. `rule` is how it is told. */
type Rule = { readonly article: string; readonly rule: ColourRule; readonly gives: (seats: Seats) => Colour | null }

/** Lim 7.2: two without a game: the higher ranked with an odd number gets the initial colour. */
const byLot = ({ higher, lower, initialColour }: Seats): Colour | null => {
  if (higher.colours.length > 0 || lower.colours.length > 0) return null
  return higher.parityNumber % 2 === 1 ? initialColour : opposite(initialColour)
}

/** Lim 5.1, 5.2: both colours due. */
const both = ({ higher: { preference: mine }, lower: { preference: theirs } }: Seats): Colour | null => {
  if (mine.colour === theirs.colour) return null
  return mine.colour ?? opposite(theirs.colour!)
}

/** Lim 5.3: who must have the colour. */
const must = ({ higher: { preference: mine }, lower: { preference: theirs } }: Seats): Colour | null => {
  const [own, other] = [mine.strength === 'absolute', theirs.strength === 'absolute']
  return own === other ? null : own ? mine.colour : opposite(theirs.colour!)
}

/** Lim 5.1.2: whoever must have the colour has had two more of the other, and not only that one twice running. */
const mustByDifference = (higher: Competitor, lower: Competitor): boolean =>
  Math.abs(colourDifference((higher.preference.strength === 'absolute' ? higher : lower).colours)) > 1

/** Lim 5.4, 5.6: other than the last time one had White and the other Black, counting back over games played (C.04.2 3.4). */
const history = ({ higher: { colours: mine }, lower: { colours: theirs } }: Seats): Colour | null => {
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++)
    if (mine.at(-back) !== theirs.at(-back)) return opposite(mine.at(-back)!)
  return null
}

/** Lim 5.4: the higher ranked has the colour due in the median and above; below it the lower ranked has. */
const higherRanked = ({ higher, below }: Seats): Colour | null => (below ? null : higher.preference.colour)
const lowerRanked = ({ lower }: Seats): Colour => opposite(lower.preference.colour!)

const rules: readonly Rule[] = [
  { article: '7.2', rule: 4, gives: byLot },
  { article: '5.2', rule: 0, gives: both },
  { article: '5.3', rule: 1, gives: must },
  { article: '5.4', rule: 2, gives: history },
  { article: '5.4', rule: 3, gives: higherRanked },
  { article: '5.4', rule: 'lower-ranked', gives: lowerRanked },
]

export type Allocated = { readonly board: Board; readonly article: string; readonly rule: ColourRule }

/** Lim 5: the first rule that decides gives the colours. */
export const allocateColours = (pair: Made, initialColour: Colour): Allocated => {
  const [higher, lower] = ranked(pair)
  for (const { article, rule, gives } of rules) {
    const colour = gives({ higher, lower, below: pair.below, initialColour })
    if (colour === null) continue
    const by = rule === 1 && mustByDifference(higher, lower) ? '5.1.2' : article
    return { board: colour === 'white' ? { white: higher.id, black: lower.id } : { white: lower.id, black: higher.id }, article: by, rule }
  }
  throw new Error('No rule gave the colours of a pair')
}
