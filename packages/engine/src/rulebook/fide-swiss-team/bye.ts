import type { Competitor } from './competitor.ts'

/**
 * C.04.6 1.4, 3.4, 3.4.1, 3.4.2, 3.4.3, 3.4.4; C.04.5 1.4, 3.4: who gets the bye of an odd field. Among those who may have it (C2) and without whom the others
 * can be paired: the lowest score, then most matches played, then the largest TPN. Null where nobody can have it.
 */
export const byeOf = (competitors: readonly Competitor[], canBeSpared: (one: Competitor) => boolean): Competitor | null =>
  competitors.toSorted(forBye).find((one) => one.mayTakeBye && canBeSpared(one)) ?? null

/** 3.4.2, 3.4.3, 3.4.4: who comes first to the bye. */
export const forBye = (a: Competitor, b: Competitor): number =>
  a.score - b.score || b.matches - a.matches || b.pairingNumber - a.pairingNumber
