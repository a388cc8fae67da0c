import type { Colour } from '../../model/colour.ts'
import { alternateFirst, alternateOther, alternateTogether, byLot, type ColourRule, type Seats } from '../fide-swiss-team/colour-rule.ts'

/** C.04.5 4.3.1, 4.3.2, 4.3.3, 4.3.4, 4.3.5: the rules of colours, in descending priority. Two without any colour whom 4.3.1 does not name are treated as it says. */
export const colours: readonly ColourRule[] = [
  { article: '4.3.1', rule: 4, gives: byLot },
  { article: '4.3.2', rule: 'fewer-whites', gives: fewerWhites },
  { article: '4.3.3', rule: 'last-difference', gives: alternateTogether },
  { article: '4.3.4', rule: 'alternates', gives: alternateFirst },
  { article: '4.3.5', rule: 'other-alternates', gives: alternateOther },
]

function fewerWhites({ first, other }: Seats): Colour | null {
  const [mine, theirs] = [whites(first), whites(other)]
  return mine === theirs ? null : mine < theirs ? 'white' : 'black'
}

const whites = ({ colours: had }: Seats['first']): number => had.filter((colour) => colour === 'white').length
