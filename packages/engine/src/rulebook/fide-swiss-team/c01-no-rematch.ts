import type { Competitor } from './competitor.ts'

/** C.04.6 C1, C.04.5 C1, C.04.1 2: nobody meets the same opponent twice. Pairs that the organiser forbids are treated alike. */
export const mayMeet = (a: Competitor, b: Competitor): boolean => !a.met.has(b.id)
