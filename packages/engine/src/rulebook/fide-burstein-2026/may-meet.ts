import type { Competitor } from './competitor.ts'

/**
 * Burstein C1, C3, 2.1, C.04.1 2: nobody meets the same opponent twice, and two with the same absolute preference do not meet. Pairs that the organiser forbids are
 * treated as C1 treats those who have met.
 */
export const mayMeet = (a: Competitor, b: Competitor): boolean => !a.met.has(b.id) && coloursAllow(a, b)

/** Burstein C3. */
export const coloursAllow = ({ preference: mine }: Competitor, { preference: theirs }: Competitor): boolean =>
  mine.colour !== theirs.colour || mine.strength !== 'absolute' || theirs.strength !== 'absolute'
