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

/** Lim 5.1.2, 5.3: why one must have the colour due: two more of the other, the other twice running; nothing where it need not be had. */
const obligationsOf = ({ colours, preference: { colour, strength } }: Competitor): readonly Obligation[] => {
  if (strength !== 'absolute') return []
  const twice = colours.length > 1 && colours.slice(-2).every((one) => one !== colour)
  return [...(Math.abs(colourDifference(colours)) > 1 ? ['5.1.2' as const] : []), ...(twice ? ['5.3' as const] : [])]
}

type Obligation = '5.1.2' | '5.3'

/**
 * Lim 5.1.2, 5.3, 6: whoever must have the colour has it if the other need not. In the last round two can meet who both must: then whoever must have it for both reasons, if the other
 * must for one of them alone, so that no more of 5.1 is broken than is necessary.
 */
const must = ({ higher, lower }: Seats): { readonly gives: Colour; readonly article: Obligation } | null => {
  const [own, other] = [obligationsOf(higher), obligationsOf(lower)]
  const mine = own.filter((one) => !other.includes(one))
  const theirs = other.filter((one) => !own.includes(one))
  if (mine.length > 0 && theirs.length > 0) return null
  if (mine.length > 0) return { gives: higher.preference.colour!, article: mine[0]! }
  return theirs.length > 0 ? { gives: opposite(lower.preference.colour!), article: theirs[0]! } : null
}

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
  { article: '5.3', rule: 1, gives: (seats) => must(seats)?.gives ?? null },
  { article: '5.4', rule: 2, gives: history },
  { article: '5.4', rule: 3, gives: higherRanked },
  { article: '5.4', rule: 'lower-ranked', gives: lowerRanked },
]

export type Allocated = { readonly board: Board; readonly article: string; readonly rule: ColourRule }

/** Lim 5: the first rule that decides gives the colours. */
export const allocateColours = (pair: Made, initialColour: Colour): Allocated => {
  const [higher, lower] = ranked(pair)
  const seats = { higher, lower, below: pair.below, initialColour }
  for (const { article, rule, gives } of rules) {
    const colour = gives(seats)
    if (colour === null) continue
    const by = rule === 1 ? must(seats)!.article : article
    return { board: colour === 'white' ? { white: higher.id, black: lower.id } : { white: lower.id, black: higher.id }, article: by, rule }
  }
  throw new Error('No rule gave the colours of a pair')
}
