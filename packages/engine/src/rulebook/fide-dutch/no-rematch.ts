import type { Competitor } from './competitor.ts'

/** FIDE Dutch C.1 (every edition): two players do not meet twice (C.04.1.b). Pairs that the organiser forbids are treated alike. */
export const haveNotMet = (a: Competitor, b: Competitor): boolean => !a.excluded.has(b.rank)
