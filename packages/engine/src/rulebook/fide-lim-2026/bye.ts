import type { Competitor } from './competitor.ts'

/** Lim 1.1, 7.1, 8.2, C.04.1 3: who gets the bye of an odd field: the lowest ranked of those who may have it and without whom the others can be paired. Null where nobody can have it. */
export const byeOf = (competitors: readonly Competitor[], canBeSpared: (one: Competitor) => boolean): Competitor | null =>
  competitors.toSorted(forBye).find((one) => one.mayTakeBye && canBeSpared(one)) ?? null

/** Lim 1.1: who comes first to the bye: the lowest score, then the lowest numbered. */
export const forBye = (a: Competitor, b: Competitor): number => a.score - b.score || b.pairingNumber - a.pairingNumber
