import { type Colour, opposite } from '../../model/colour.ts'
import type { Competitor } from './competitor.ts'
import type { DueColour } from './due-colour.ts'
import { drawLot } from './lots.ts'

/** How many of a pair get a third game running with one colour, and miss the colour that equalises or alternates. */
export type ColourCost = { readonly third: number; readonly equalisation: number; readonly alternation: number }

export type ColourAllocation = { readonly higherGets: Colour; readonly article: string }

/** What a round adds to the rules: the one lot (628), and whether 631.2 is in force in it. */
export type ColourRound = {
  readonly lotColour: Colour
  readonly seed: string
  readonly round: number
  /** 631.2 in the last round: `equal` when the number of rounds is odd, `same-due` when it is even. */
  readonly lastRoundLot: 'equal' | 'same-due' | null
}

/** CFC 629: the least of the due colours (630, 631) that must be denied when these two are paired; a third game running counts first, then equalisation. */
export const colourCost = (a: DueColour, b: DueColour): ColourCost => {
  const [first, second] = [denied(a, b, 'white'), denied(a, b, 'black')]
  return compareColours(first, second) <= 0 ? first : second
}

/**
 * CFC 628, 630, 631, 631.2: who gets which colour. What denies least is done; where two are due the same colour for the same reason the higher ranked
 * has it. Where nothing is due the lot of the first round decides: odd numbers have its colour.
 */
export const allocateColours = (
  higher: Competitor,
  lower: Competitor,
  { lotColour, seed, round, lastRoundLot }: ColourRound,
): ColourAllocation => {
  const [a, b] = [higher.due, lower.due]
  const [white, black] = [denied(a, b, 'white'), denied(a, b, 'black')]
  const sameDue = a.colour === b.colour && a.why === 'equalisation' && b.why === 'equalisation'
  const byLot = lastRoundLot === 'equal' ? a.difference === 0 && b.difference === 0 : lastRoundLot === 'same-due' && sameDue
  if (byLot && white.third === black.third)
    return { higherGets: drawLot(seed, '631.2', round, higher.id, lower.id) % 2 === 0 ? 'white' : 'black', article: '631.2' }
  const order = compareColours(white, black)
  if (order !== 0) {
    const article = white.third !== black.third ? '631' : white.equalisation !== black.equalisation ? '630' : '631'
    return { higherGets: order < 0 ? 'white' : 'black', article }
  }
  if (a.colour !== null) return { higherGets: a.colour, article: a.why === 'equalisation' ? '630' : '631' }
  if (b.colour !== null) return { higherGets: opposite(b.colour), article: '629' }
  return { higherGets: higher.pairingNumber % 2 === 1 ? lotColour : opposite(lotColour), article: '628' }
}

const denied = (a: DueColour, b: DueColour, aGets: Colour): ColourCost => {
  const one = misses(a, aGets)
  const other = misses(b, opposite(aGets))
  return {
    third: one.third + other.third,
    equalisation: one.equalisation + other.equalisation,
    alternation: one.alternation + other.alternation,
  }
}

const misses = ({ colour, why, never }: DueColour, gets: Colour): ColourCost => ({
  third: Number(never === gets),
  equalisation: Number(why === 'equalisation' && colour !== gets),
  alternation: Number(why === 'alternation' && colour !== gets),
})

/** CFC 629: equalisation comes before alternation; a third game running (631) before both. */
const compareColours = (a: ColourCost, b: ColourCost): number =>
  a.third - b.third || a.equalisation - b.equalisation || a.alternation - b.alternation
