import type { Competitor } from './competitor.ts'
import { without } from './competitor.ts'

/**
 * C.04.6 1.4, 3.4, 3.4.1, 3.4.2, 3.4.3, 3.4.4; C.04.5 1.4, 3.4: who gets the bye of an odd field. Among those who may have it (C2) and without whom the others
 * can be paired: the lowest score, then most matches played, then the largest TPN. Null where nobody can have it.
 */
export const byeOf = (competitors: readonly Competitor[], canBePaired: (players: readonly Competitor[]) => boolean): Competitor | null =>
  competitors
    .toSorted((a, b) => a.score - b.score || b.matches - a.matches || b.pairingNumber - a.pairingNumber)
    .find((one) => one.mayTakeBye && canBePaired(without(competitors, [one]))) ?? null
