import type { Competitor } from '../../fide-dutch/competitor.ts'

/**
 * FIDE Dutch 2017, C.1: two players do not meet twice (C.04.1.b). Pairs that the organiser forbids are treated alike.
 */
export const haveNotMet = (a: Competitor, b: Competitor): boolean => !a.excluded.has(b.rank)
