import type { Competitor } from './competitor.ts'

/**
 * Dubov 1.4, 3.1, 3.1.1, 3.1.2, 3.1.3, 3.1.4, 3.1.5: who gets the bye of an odd field. Among those who may have it (C2) and without whom the others can be paired: the
 * lowest score, then most games played, then the largest TPN. Null where nobody can have it.
 */
export const byeOf = (competitors: readonly Competitor[], canBeSpared: (one: Competitor) => boolean): Competitor | null =>
  competitors.toSorted(forBye).find((one) => one.mayTakeBye && canBeSpared(one)) ?? null

/** Dubov 3.1.3, 3.1.4, 3.1.5: who comes first to the bye. */
export const forBye = (a: Competitor, b: Competitor): number => a.score - b.score || b.games - a.games || b.pairingNumber - a.pairingNumber
