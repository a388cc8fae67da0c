import { type Colour, opposite } from '../../model/colour.ts'
import { strengthOf } from './colour-preference.ts'
import type { Competitor } from './competitor.ts'

/** Which article gave the colours (0 is E.1 or 5.2.1, 4 is E.5 or 5.2.5), and the colour the higher ranked player got. */
export type ColourAllocation = { readonly rule: 0 | 1 | 2 | 3 | 4; readonly higherGets: Colour }

/**
 * FIDE Dutch 2017, section E; 2026, article 5.2: who gets White.
 *
 * E.1 grant both preferences; E.2 grant the stronger, between two absolute ones the wider colour difference; E.3 alternate from the most recent
 * time one had White and the other Black; E.4 grant the higher ranked player's preference; E.5 odd numbers get the initial colour.
 */
export const allocateColours = (higher: Competitor, lower: Competitor, initialColour: Colour): ColourAllocation => {
  const mine = higher.preference.colour
  const theirs = lower.preference.colour
  if (mine === null && theirs === null)
    return { rule: 4, higherGets: higher.parityNumber % 2 === 1 ? initialColour : opposite(initialColour) }
  if (mine === null) return { rule: 0, higherGets: opposite(theirs!) }
  if (theirs === null || mine !== theirs) return { rule: 0, higherGets: mine }

  const stronger = strengthOf(higher.preference) - strengthOf(lower.preference) || widerDifference(higher, lower)
  if (stronger !== 0) return { rule: 1, higherGets: stronger > 0 ? mine : opposite(mine) }

  const latest = latestDifference(higher.colours, lower.colours)
  if (latest !== null) return { rule: 2, higherGets: opposite(latest) }
  return { rule: 3, higherGets: mine }
}

/** E.2, second sentence: only between two absolute preferences. */
const widerDifference = (higher: Competitor, lower: Competitor): number =>
  higher.preference.strength === 'absolute' ? Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference) : 0

/** E.3: the colour the first had when the two last differed, counting back over played games only (C.04.2.D.5). */
const latestDifference = (mine: readonly Colour[], theirs: readonly Colour[]): Colour | null => {
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++) {
    const colour = mine.at(-back)!
    if (colour !== theirs.at(-back)) return colour
  }
  return null
}
