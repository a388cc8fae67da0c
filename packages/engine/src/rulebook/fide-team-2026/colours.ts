import { type Colour, opposite } from '../../model/colour.ts'
import { colourDifference } from '../fide-swiss-team/colour-preference.ts'
import { alternateFirst, alternateOther, alternateTogether, byLot, type ColourRule, type Seats } from '../fide-swiss-team/colour-rule.ts'

/** C.04.6 4.3.1, 4.3.2, 4.3.3, 4.3.4, 4.3.5, 4.3.6, 4.3.7, 4.3.8, 4.3.9: the rules of colours, in descending priority. */
export const colours: readonly ColourRule[] = [
  { article: '4.3.1', rule: 4, gives: byLot },
  { article: '4.3.2', rule: 0, gives: (seats) => onlyOne(seats, ({ preference }) => preference?.colour ?? null) },
  {
    article: '4.3.3',
    rule: 0,
    gives: ({ first, other }) => (agree(first.preference?.colour, other.preference?.colour) ? first.preference!.colour : null),
  },
  {
    article: '4.3.4',
    rule: 1,
    gives: (seats) => onlyOne(seats, ({ preference }) => (preference?.strength === 'strong' ? preference.colour : null)),
  },
  {
    article: '4.3.5',
    rule: 'lower-difference',
    gives: ({ first, other }) => lower(colourDifference(first.colours), colourDifference(other.colours)),
  },
  { article: '4.3.6', rule: 'last-difference', gives: alternateTogether },
  { article: '4.3.7', rule: 3, gives: ({ first }) => first.preference?.colour ?? null },
  { article: '4.3.8', rule: 'alternates', gives: alternateFirst },
  { article: '4.3.9', rule: 'other-alternates', gives: alternateOther },
]

/** Two preferences that can both be granted. */
const agree = (a: Colour | undefined, b: Colour | undefined): boolean => a !== undefined && b !== undefined && a !== b

const onlyOne = ({ first, other }: Seats, wanted: (one: Seats['first']) => Colour | null): Colour | null => {
  const [mine, theirs] = [wanted(first), wanted(other)]
  if ((mine === null) === (theirs === null)) return null
  return mine ?? opposite(theirs!)
}

/** White for the lower number. */
const lower = (mine: number, theirs: number): Colour | null => (mine === theirs ? null : mine < theirs ? 'white' : 'black')
