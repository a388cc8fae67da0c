import type { Competitor } from './competitor.ts'
import type { Direction } from './direction.ts'

/**
 * Lim 3.6, 3.6.1, 3.6.2, 3.7, 3.7.1, 3.7.2: floaters from above by highest score, then highest numbered; those from below by lowest score, then lowest numbered.
 * `direction` is the way they came.
 */
export const floatersInOrder =
  (direction: Direction) =>
  (a: Competitor, b: Competitor): number =>
    direction === 'down' ? b.score - a.score || a.pairingNumber - b.pairingNumber : a.score - b.score || b.pairingNumber - a.pairingNumber
