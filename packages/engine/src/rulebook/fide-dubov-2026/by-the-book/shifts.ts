import type { Budget } from '../../by-the-book/budget.ts'
import { combinations } from '../../by-the-book/combinations.ts'
import type { Competitor, Pair } from '../competitor.ts'
import { denied } from '../criteria.ts'
import { levellingCount, otherSide, recomposed, type Shifts, type Subgroups, shiftersOf, smallerOf } from '../subgroups.ts'
import { countOf, leastOf } from './pairings.ts'
import { legalTranspositions } from './transpositions.ts'

/**
 * Dubov 3.2.4, 4.1.3: as many of the smaller subgroup change sides as must meet one of their own, then so many of the larger one that both are equal; each time the
 * first set from which a legal pairing can follow that has the best C7.
 */
export const chooseShifts = (subgroups: Subgroups, budget: Budget): Shifts => {
  const smaller = smallerOf(subgroups)
  const bracket = [...subgroups.g1, ...subgroups.g2]
  const own = new Set(subgroups[smaller])
  const together = leastOf(bracket, ({ first, second }: Pair) => (own.has(first) && own.has(second) ? 1 : 0), budget)
  const best = leastOf(bracket, denied, budget)
  const levelling = combinations(shiftersOf(subgroups, otherSide(smaller)), levellingCount(subgroups, smaller, together))
  const complies = (shifts: Shifts): boolean => {
    const after = recomposed(subgroups, shifts)
    for (const t2 of legalTranspositions(after, budget))
      if (
        countOf(
          after.g1.map((first, at) => ({ first, second: t2[at]! })),
          denied,
        ) === best
      )
        return true
    return false
  }
  const level = (forced: readonly Competitor[]): Shifts | undefined =>
    levelling.map((set): Shifts => ({ smaller, forced, levelling: set })).find(complies)
  for (const forced of combinations(shiftersOf(subgroups, smaller), together)) {
    const shifts = level(forced)
    if (shifts !== undefined) return shifts
  }
  throw new Error('A bracket with a legal pairing has no shifts that lead to one')
}
