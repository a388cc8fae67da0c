import type { Competitor } from './competitor.ts'

/** SSM B1: two players meet at most once. A game that was forfeited was no meeting; pairs that the organiser forbids count as met. */
export const mayMeet = (a: Competitor, b: Competitor): boolean => !a.excluded.has(b.rank)
