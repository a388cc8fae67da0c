import { byRank, type Competitor } from './competitor.ts'

/**
 * Burstein 1.3, 3.1, 3.1.1, 3.1.2, 3.1.3, 3.1.4, 3.1.5: who gets the bye of an odd field. Among those who may have it (C2) and without whom the others can be
 * paired (C4): the lowest score, then most games played, then the lowest by 1.8. Null where nobody can have it.
 */
export const byeOf = (competitors: readonly Competitor[], canBeSpared: (one: Competitor) => boolean): Competitor | null =>
  competitors.toSorted(forBye).find((one) => one.mayTakeBye && canBeSpared(one)) ?? null

/** Burstein 3.1.3, 3.1.4, 3.1.5: who comes first to the bye. */
export const forBye = (a: Competitor, b: Competitor): number => a.score - b.score || b.games - a.games || byRank(b, a)
