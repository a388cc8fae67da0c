import { type Colour, opposite } from '../../../model/colour.ts'
import { strengthOf } from '../colour-preference.ts'
import type { Competitor } from '../competitor.ts'

export const colourRules = ['E.1', 'E.2', 'E.3', 'E.4', 'E.5'] as const
export type ColourRule = (typeof colourRules)[number]

/** Which article gave the colours, and the colour the higher ranked player got. */
export type ColourAllocation = { readonly rule: ColourRule; readonly higherGets: Colour }

/**
 * Section E of the 1998 and 2012 editions: who gets White.
 *
 * E.1 grant both preferences; E.2 the stronger one; E.3 alternate from the most recent round in which one had White and the other Black (F.3);
 * E.4 the preference of the higher ranked player; E.5 in the first round odd numbers of S1 get the colour drawn by lot, even ones the other.
 *
 * The text is silent on two players without a game who meet after round 1. `colourOfOdd` is what odd numbers get in the round at hand; it
 * alternates from round to round, as the engine of the time did.
 */
export const allocateColours = (higher: Competitor, lower: Competitor, colourOfOdd: Colour): ColourAllocation => {
  const mine = higher.preference.colour
  const theirs = lower.preference.colour
  if (mine === null && theirs === null)
    return { rule: 'E.5', higherGets: higher.parityNumber % 2 === 1 ? colourOfOdd : opposite(colourOfOdd) }
  if (mine === null) return { rule: 'E.1', higherGets: opposite(theirs!) }
  if (theirs === null || mine !== theirs) return { rule: 'E.1', higherGets: mine }
  const stronger = strengthOf(higher.preference) - strengthOf(lower.preference)
  if (stronger !== 0) return { rule: 'E.2', higherGets: stronger > 0 ? mine : opposite(mine) }
  const latest = latestDifference(higher.colours, lower.colours)
  if (latest !== null) return { rule: 'E.3', higherGets: opposite(latest) }
  return { rule: 'E.4', higherGets: mine }
}

/** E.5: odd numbers get the initial colour in odd rounds. */
export const colourOfOddNumbers = (initialColour: Colour, round: number): Colour =>
  round % 2 === 1 ? initialColour : opposite(initialColour)

/** The colour the first had when the two last differed, counting back over games played. */
const latestDifference = (mine: readonly Colour[], theirs: readonly Colour[]): Colour | null => {
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++) {
    const colour = mine.at(-back)!
    if (colour !== theirs.at(-back)) return colour
  }
  return null
}
