import type { Budget } from '../../by-the-book/budget.ts'
import { combinations } from '../../by-the-book/combinations.ts'
import { byScore, type Competitor, without } from '../competitor.ts'
import { afterColours, beforeColours, type Choice, compareLists, denied, type RoundFacts } from '../criteria.ts'
import { leastOf } from './pairings.ts'

type CanBePaired = (players: readonly Competitor[]) => boolean

/** Dubov 4.1, 4.1.3, 4.2, 4.2.1, 4.2.2: every set of so many players from below with which the bracket has a legal pairing, and the rest without them, in their order. */
const legalSets = (
  residents: readonly Competitor[],
  below: readonly Competitor[],
  size: number,
  canBePaired: CanBePaired,
): readonly Choice[] =>
  combinations(below.toSorted(byScore), size)
    .map((upfloaters): Choice => ({ residents, upfloaters, rest: without(below, upfloaters) }))
    .filter(({ upfloaters, rest }) => canBePaired([...residents, ...upfloaters]) && canBePaired(rest))

/** Dubov 3.2.1, C5: the legal sets of the smallest size that has any. */
const smallestSets = (residents: readonly Competitor[], below: readonly Competitor[], canBePaired: CanBePaired): readonly Choice[] => {
  for (let size = 0; size <= below.length; size++) {
    const sets = legalSets(residents, below, size, canBePaired)
    if (sets.length > 0) return sets
  }
  return []
}

/** Dubov 3.2.2, 2.3: of these sets the best by C6 to C10, one after the other; of those that are left the first. */
export const chooseUpfloaters = (
  residents: readonly Competitor[],
  below: readonly Competitor[],
  round: RoundFacts,
  canBePaired: CanBePaired,
  budget: Budget,
): Choice => {
  const colours = ({ upfloaters }: Choice): readonly number[] => [leastOf([...residents, ...upfloaters], denied, budget)]
  const counts = [...beforeColours.map(({ count }) => count), colours, ...afterColours.map(({ count }) => count)]
  let left = smallestSets(residents, below, canBePaired)
  for (const count of counts) {
    if (left.length === 1) break
    const counted = left.map((choice) => ({ choice, value: count(choice, round) }))
    const best = counted.map(({ value }) => value).reduce((least, value) => (compareLists(value, least) < 0 ? value : least))
    left = counted.filter(({ value }) => compareLists(value, best) === 0).map(({ choice }) => choice)
  }
  return left[0]!
}
