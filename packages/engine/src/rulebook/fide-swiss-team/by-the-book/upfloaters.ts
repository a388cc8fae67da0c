import { combinations } from '../../by-the-book/combinations.ts'
import { byScore, type Competitor, without } from '../competitor.ts'
import { type Choice, compareLists, type RoundFacts, type SetCriterion } from '../criterion.ts'

type CanBePaired = (players: readonly Competitor[]) => boolean

/** C.04.6 3.5.1, C.04.5 3.5.1: every set of so many teams from below with which the bracket can be paired, and the rest without them, in the order of 3.5.4. */
const legalSets = (
  residents: readonly Competitor[],
  below: readonly Competitor[],
  size: number,
  canBePaired: CanBePaired,
): readonly Choice[] =>
  combinations(below.toSorted(byScore), size)
    .map((upfloaters): Choice => ({ residents, upfloaters, rest: without(below, upfloaters) }))
    .filter(({ upfloaters, rest }) => canBePaired([...residents, ...upfloaters]) && canBePaired(rest))

/** C4: the legal sets of the smallest size that has any; none where nothing can be done. */
const smallestSets = (residents: readonly Competitor[], below: readonly Competitor[], canBePaired: CanBePaired): readonly Choice[] => {
  for (let size = residents.length % 2; size <= below.length; size += 2) {
    const sets = legalSets(residents, below, size, canBePaired)
    if (sets.length > 0) return sets
  }
  return []
}

/** C4 of a bracket: how many upfloaters it needs at least. */
export const upfloatersNeeded =
  (canBePaired: CanBePaired): RoundFacts['upfloatersNeeded'] =>
  (residents, below) =>
    smallestSets(residents, below, canBePaired)[0]?.upfloaters.length ?? null

/**
 * C.04.6 3.5, C.04.5 3.5: of all legal sets those that are best by C4, C5, C6 and C7, one after the other; of these the first. Sets that C5 leaves have the
 * same scores, so that their order by place in the list of 3.5.3 is that by TPN.
 */
export const chooseUpfloaters = (
  residents: readonly Competitor[],
  below: readonly Competitor[],
  criteria: readonly SetCriterion[],
  round: RoundFacts,
  canBePaired: CanBePaired,
): Choice => {
  let left = smallestSets(residents, below, canBePaired)
  for (const { count } of criteria) {
    const counted = left.map((choice) => ({ choice, value: count(choice, round) }))
    const best = counted.map(({ value }) => value).reduce((least, value) => (compareLists(value, least) < 0 ? value : least))
    left = counted.filter(({ value }) => compareLists(value, best) === 0).map(({ choice }) => choice)
  }
  return left[0]!
}
