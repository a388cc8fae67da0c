import type { Colour } from '../../model/colour.ts'
import type { Board } from '../../pairing/round-pairing.ts'
import { type ColourRule, compareFirst } from './colour-rule.ts'
import type { Pair } from './competitor.ts'

export type Allocated = { readonly board: Board; readonly article: string; readonly rule: ColourRule['rule'] }

/** C.04.6 4.3, C.04.5 4.3: the first rule that decides gives the colours. */
export const allocateColours = ({ top, bottom }: Pair, initialColour: Colour, rules: readonly ColourRule[]): Allocated => {
  const [first, other] = compareFirst(top, bottom) <= 0 ? [top, bottom] : [bottom, top]
  for (const { article, rule, gives } of rules) {
    const colour = gives({ first, other, initialColour })
    if (colour === null) continue
    return { board: colour === 'white' ? { white: first.id, black: other.id } : { white: other.id, black: first.id }, article, rule }
  }
  throw new Error('No rule gave the colours of a pair')
}
