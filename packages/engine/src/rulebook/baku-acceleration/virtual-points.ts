import { type Points, pointsFromTenths } from '../../model/points.ts'
import { type ScoringSystem, winValue } from '../../model/scoring.ts'
import type { BakuVariant } from './variant.ts'

/**
 * C.04.7 1.4: the first half of the rounds is accelerated, rounded up. In the first half of those, rounded up again, group A gets the points of a win, in
 * the others half of them; nobody gets any later. Index 0 is round 1.
 */
export const bakuPoints = (rounds: number, scoring: ScoringSystem, variant: BakuVariant): readonly Points[] => {
  const accelerated = Math.ceil(rounds / 2)
  const full = Math.ceil(accelerated / 2)
  const win = variant === 'literal' ? 10 : winValue(scoring)
  return Array.from({ length: accelerated }, (_, index) => pointsFromTenths(index < full ? win : win / 2))
}
