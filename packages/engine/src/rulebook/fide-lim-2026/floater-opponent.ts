import type { RoundFacts } from './compatible.ts'
import type { Competitor } from './competitor.ts'
import { clash } from './due-colour.ts'
import { mayStandFor } from './maxi.ts'

/** The first in an order who can be had, and of whom something holds. */
export type FirstOf = (holds: (one: Competitor) => boolean) => Competitor | null

/** Lim 3.8: the first who is due the other colour, else the first; in Maxi tournaments not further from the first than 100 points. Null where nobody can be had. */
export const opponentFor = (floater: Competitor, firstOf: FirstOf, facts: RoundFacts): Competitor | null => {
  const proposed = firstOf(() => true)
  if (proposed === null || !clash(floater, proposed)) return proposed
  return firstOf((one) => !clash(floater, one) && mayStandFor(one, proposed, facts)) ?? proposed
}
