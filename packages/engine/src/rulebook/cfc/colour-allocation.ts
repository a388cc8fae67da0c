import { type Colour, opposite } from '../../model/colour.ts'
import type { Competitor } from './competitor.ts'
import type { DueColour } from './due-colour.ts'
import { drawLot } from './lots.ts'

/** How many of a pair get a third game running with one colour, and miss the colour that equalises or alternates. */
export type ColourCost = { readonly third: number; readonly equalisation: number; readonly alternation: number }

export type ColourAllocation = { readonly higherGets: Colour; readonly article: string }

/**
 * CFC 629 to 631: when a third game running is looked at. `before-rank`: after equalisation, and before the rank of two who are due the same colour.
 * `after-rank` (631-rank): 630 with its priority of rank comes first, whole. `first` (631-first): before equalisation.
 */
export type ThirdColour = 'before-rank' | 'after-rank' | 'first'

/** What a round adds to the rules: the one lot (628), and whether 631.2 is in force in it. */
export type ColourRound = {
  readonly lotColour: Colour
  readonly seed: string
  readonly round: number
  /** 631.2 in the last round: `equal` when the number of rounds is odd, `same-due` when it is even. */
  readonly lastRoundLot: 'equal' | 'same-due' | null
  readonly third: ThirdColour
}

/** CFC 629: the least of the due colours (630, 631) that must be denied when these two are paired, `a` being the higher ranked. */
export const colourCost = (a: DueColour, b: DueColour, third: ThirdColour): ColourCost => {
  const [first, second] = [denied(a, b, 'white'), denied(a, b, 'black')]
  return compareColours(a, b, third).order <= 0 ? first : second
}

/**
 * CFC 628, 630, 631, 631.2: who gets which colour. What denies least is done; where two are due the same colour for the same reason the higher ranked
 * has it. Where nothing is due the lot of the first round decides: odd numbers have its colour.
 */
export const allocateColours = (
  higher: Competitor,
  lower: Competitor,
  { lotColour, seed, round, lastRoundLot, third }: ColourRound,
): ColourAllocation => {
  const [a, b] = [higher.due, lower.due]
  const byLot = lastRoundLot === 'equal' ? a.difference === 0 && b.difference === 0 : lastRoundLot === 'same-due' && sameEqualising(a, b)
  const guarded = denied(a, b, 'white').third !== denied(a, b, 'black').third && !(third === 'after-rank' && sameEqualising(a, b))
  if (byLot && !guarded)
    return { higherGets: drawLot(seed, '631.2', round, higher.id, lower.id) % 2 === 0 ? 'white' : 'black', article: '631.2' }
  const { order, article } = compareColours(a, b, third)
  if (order !== 0) return { higherGets: order < 0 ? 'white' : 'black', article }
  if (a.colour !== null) return { higherGets: a.colour, article: a.why === 'equalisation' ? '630' : '631' }
  if (b.colour !== null) return { higherGets: opposite(b.colour), article: '629' }
  return { higherGets: higher.pairingNumber % 2 === 1 ? lotColour : opposite(lotColour), article: '628' }
}

const sameEqualising = (a: DueColour, b: DueColour): boolean =>
  a.why === 'equalisation' && b.why === 'equalisation' && a.colour === b.colour

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

/** Below zero where `a`, the higher ranked, is to have White, above where Black; by which rule. */
const compareColours = (a: DueColour, b: DueColour, third: ThirdColour): { readonly order: number; readonly article: string } => {
  const [white, black] = [denied(a, b, 'white'), denied(a, b, 'black')]
  const equalise = { order: white.equalisation - black.equalisation, article: '630' }
  const guard = { order: white.third - black.third, article: '631' }
  const alternate = { order: white.alternation - black.alternation, article: '631' }
  const rank = { order: sameEqualising(a, b) ? (a.colour === 'white' ? -1 : 1) : 0, article: '630' }
  const inOrder = {
    'before-rank': [equalise, guard, alternate],
    'after-rank': [equalise, rank, guard, alternate],
    first: [guard, equalise, alternate],
  }[third]
  return inOrder.find(({ order }) => order !== 0) ?? { order: 0, article: '629' }
}
