import { type Colour, opposite } from '../../model/colour.ts'
import type { ColourRule as ToldRule } from '../../pairing/explanation.ts'
import type { Competitor } from './competitor.ts'

/** The two of a pair as the allocation of colours sees them, with the lot of 4.1. */
export type Seats = { readonly first: Competitor; readonly other: Competitor; readonly initialColour: Colour }

/** What the first-team gets by it; null where it does not decide. `rule` is how it is told. */
export type ColourRule = { readonly article: string; readonly rule: ToldRule; readonly gives: (seats: Seats) => Colour | null }

/** C.04.6 4.2, 4.2.1, 4.2.2, 4.2.3; C.04.5 4.2: the higher score, the higher secondary score where one is used, the smaller TPN. */
export const compareFirst = (a: Competitor, b: Competitor): number =>
  b.score - a.score || b.secondary - a.secondary || a.pairingNumber - b.pairingNumber

/** C.04.6 4.1, 4.3.1; C.04.5 4.1, 4.3.1: two who have had no colour yet: the first-team with an odd number gets the initial colour. */
export const byLot = ({ first, other, initialColour }: Seats): Colour | null => {
  if (first.colours.length > 0 || other.colours.length > 0) return null
  return first.parityNumber % 2 === 1 ? initialColour : opposite(initialColour)
}

/** C.04.6 4.3.6, C.04.5 4.3.3: other than the last time one had White and the other Black, counting back over played matches (C.04.2 3.4). */
export const alternateTogether = ({ first, other }: Seats): Colour | null => {
  for (let back = 1; back <= Math.min(first.colours.length, other.colours.length); back++) {
    const had = first.colours.at(-back)!
    if (had !== other.colours.at(-back)) return opposite(had)
  }
  return null
}

/** C.04.6 4.3.8, C.04.5 4.3.4: other than the first-team's last colour. */
export const alternateFirst = ({ first }: Seats): Colour | null => (first.colours.length === 0 ? null : opposite(first.colours.at(-1)!))

/** C.04.6 4.3.9, C.04.5 4.3.5: other than the other team's last colour. */
export const alternateOther = ({ other }: Seats): Colour | null => other.colours.at(-1) ?? null
