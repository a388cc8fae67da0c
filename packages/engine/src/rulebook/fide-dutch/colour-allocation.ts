import { type Colour, opposite } from '../../model/colour.ts'
import type { ColourRule } from './article-names.ts'
import { strengthOf } from './colour-preference.ts'
import type { Competitor } from './competitor.ts'
import type { DutchEdition } from './edition.ts'

/** Which rule gave the colours, its article, and the colour the higher ranked player got. */
export type ColourAllocation = { readonly rule: ColourRule; readonly article: string; readonly higherGets: Colour }

/**
 * FIDE Dutch 1998 E.1, E.2, E.3, E.4, E.5; 2012 E.1, E.2, E.3, E.4, E.5; 2017 E.1, E.2, E.3, E.4, E.5; 2026 5.2.1, 5.2.2, 5.2.3, 5.2.4, 5.2.5: who gets
 * White. In this order: grant both preferences; grant the stronger, since 2017 between two absolute ones the wider colour difference; alternate from the
 * most recent time one had White and the other Black; grant the higher ranked player's preference; odd numbers get `colourOfOdd`.
 */
export const allocateColours = (
  higher: Competitor,
  lower: Competitor,
  colourOfOdd: Colour,
  edition: Pick<DutchEdition, 'names' | 'widerDifferencePrevails'>,
): ColourAllocation => {
  const by = (rule: ColourRule, higherGets: Colour): ColourAllocation => ({ rule, article: edition.names.colours[rule], higherGets })
  const mine = higher.preference.colour
  const theirs = lower.preference.colour
  if (mine === null && theirs === null) return by('initial', higher.parityNumber % 2 === 1 ? colourOfOdd : opposite(colourOfOdd))
  if (mine === null) return by('both', opposite(theirs!))
  if (theirs === null || mine !== theirs) return by('both', mine)

  const wider = edition.widerDifferencePrevails ? widerDifference(higher, lower) : 0
  const stronger = strengthOf(higher.preference) - strengthOf(lower.preference) || wider
  if (stronger !== 0) return by('stronger', stronger > 0 ? mine : opposite(mine))

  const latest = latestDifference(higher.colours, lower.colours)
  return latest === null ? by('higher-ranked', mine) : by('alternate', opposite(latest))
}

/** Only between two absolute preferences. */
const widerDifference = (higher: Competitor, lower: Competitor): number =>
  higher.preference.strength === 'absolute' ? Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference) : 0

/** The colour the first had when the two last differed, counting back over games played (1998 and 2012 F.3, 2017 C.04.2.D.5, 2026 C.04.2 3.4). */
const latestDifference = (mine: readonly Colour[], theirs: readonly Colour[]): Colour | null => {
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++) {
    const colour = mine.at(-back)!
    if (colour !== theirs.at(-back)) return colour
  }
  return null
}

/**
 * FIDE Dutch 1998 E.5, 2012 E.5: the colour of odd numbers. The texts speak of the first round only, and are silent on two players without a game who
 * meet later. Odd and even still part, and colours change after the first round; in which later round that is cannot matter, for rounds without a game do
 * not count (F.2).
 */
export const colourOfOddNumbers = (initialColour: Colour, round: number): Colour => (round === 1 ? initialColour : opposite(initialColour))
