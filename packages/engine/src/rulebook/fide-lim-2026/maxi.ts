import type { RoundFacts } from './compatible.ts'
import type { Competitor } from './competitor.ts'

const widest = 100

/** Lim 3.2.3, 5.7: in Maxi tournaments one may stand for the other, for the sake of colours, only within 100 rating points. */
export const mayStandFor = (one: Competitor, other: Competitor, { maxi }: RoundFacts): boolean =>
  !maxi || Math.abs(one.rating - other.rating) <= widest
