import type { Competitor } from '../competitor.ts'

/**
 * Players by colour wanted and how much: none; White mild, strong, absolute; Black mild, strong, absolute. How many preferences must be denied is a
 * matter of these seven numbers alone, as long as nobody's past opponents get in the way.
 */
export const colourClasses = 7
const whiteMild = 1
const blackMild = 4

export const colourClassOf = ({ preference }: Competitor): number => {
  if (preference.colour === null) return 0
  const first = preference.colour === 'white' ? whiteMild : blackMild
  return first + (preference.strength === 'mild' ? 0 : preference.strength === 'strong' ? 1 : 2)
}

/** Preferences denied, and strong ones among them, in one number that adds and compares as the two would. */
export type ColourCost = number
const unit = 2 ** 20
const colourCost = (denied: number, strongDenied: number): ColourCost => denied * unit + strongDenied
export const deniedIn = (cost: ColourCost): number => Math.floor(cost / unit)
export const strongDeniedIn = (cost: ColourCost): number => cost % unit
/** Two absolute preferences would have to be denied. */
export const impossible: ColourCost = Number.POSITIVE_INFINITY

/** What one pair costs, by the classes of its players. */
export const colourCostOfPair = (a: number, b: number): ColourCost => pairCosts[a * colourClasses + b]!

const pairCosts: readonly ColourCost[] = Array.from({ length: colourClasses * colourClasses }, (_, index) => {
  const a = Math.floor(index / colourClasses)
  const b = index % colourClasses
  const same = a !== 0 && b !== 0 && a < blackMild === b < blackMild
  if (!same) return 0
  const weaker = Math.min((a - 1) % 3, (b - 1) % 3)
  return weaker === 2 ? impossible : colourCost(1, weaker)
})

/**
 * The least that `pairs` pairs must cost, by the number of their players in each class.
 *
 * With n pairs and W players wanting White, W - n of the pairs hold two of them, if that is positive, and nobody can do with fewer (Hall's theorem on
 * the groups). Such a pair denies a strong preference unless one of the two is mild, so all mild ones are spread over these pairs first; what is
 * left needs a strong one in each, since two absolute ones do not meet. The same holds when every pair must take one player from S1 and one from
 * S2, however the classes are spread over the two: so colours alone never call for an exchange (D.2).
 */
export const colourBound = (players: ArrayLike<number>, pairs: number): ColourCost =>
  within(players, whiteMild, pairs) + within(players, blackMild, pairs)

/** The cost for one colour; at most one of the two is wanted by more than half of the players. */
const within = (players: ArrayLike<number>, mild: number, pairs: number): ColourCost => {
  const milds = players[mild]!
  const strongs = players[mild + 1]!
  const denied = milds + strongs + players[mild + 2]! - pairs
  if (denied <= 0) return 0
  const strongDenied = Math.max(0, denied - milds)
  return strongDenied <= strongs ? colourCost(denied, strongDenied) : impossible
}

/**
 * Which classes may be paired with each other if all pairs together are to cost no more than the bound: those with no slack against an optimal
 * dual solution of the assignment of classes. Every perfect matching that keeps to them meets the bound, and none that does not.
 *
 * When a colour is wanted by more than half, every pair must hold somebody who wants it; and when strong preferences must be denied, a mild one
 * is needed in as many of the pairs of two as there are, so no mild one may be spent elsewhere. When no colour is, nothing may be denied.
 */
export const withinColourBound = (players: ArrayLike<number>, pairs: number): ((a: number, b: number) => boolean) => {
  for (const mild of [whiteMild, blackMild]) {
    const wanting = players[mild]! + players[mild + 1]! + players[mild + 2]!
    const denied = wanting - pairs
    if (denied <= 0) continue
    const wants = (c: number): boolean => c >= mild && c <= mild + 2
    const mildsNeeded = denied > players[mild]!
    return (a, b) => {
      if (!wants(a) && !wants(b)) return false
      if (wants(a) && wants(b)) {
        const milds = (a === mild ? 1 : 0) + (b === mild ? 1 : 0)
        if (mildsNeeded) return milds < 2 && colourCostOfPair(a, b) !== impossible
        return milds > 0
      }
      return !mildsNeeded || (a !== mild && b !== mild)
    }
  }
  return (a, b) => colourCostOfPair(a, b) === 0
}
