import { followingScore } from './c06-following-bracket.ts'
import { byScore, type Competitor, without } from './competitor.ts'
import { canBePaired, singleUpfloaters } from './completion.ts'
import { type Choice, compareLists, type RoundFacts, type SetCriterion } from './criterion.ts'
import { fewestUpfloaters, severalUpfloaters } from './several-upfloaters.ts'

/** C4 of a bracket: none or one, where that will do, is quickly seen. */
export const upfloatersNeeded: RoundFacts['upfloatersNeeded'] = (residents, below) => {
  const odd = residents.length % 2 === 1
  if (odd ? singleUpfloaters(residents, below).length > 0 : canBePaired(residents) && canBePaired(below)) return odd ? 1 : 0
  return fewestUpfloaters(residents, below)
}

/**
 * C.04.6 3.5, C.04.5 3.5: the upfloaters of a bracket. Mostly there are none, or there is one: then each who can be it is known, those of the highest score are looked
 * at in the order of C7 and 3.5.4, and the first with whom C6 has nothing to ask is taken.
 */
export const chooseUpfloaters = (
  residents: readonly Competitor[],
  below: readonly Competitor[],
  criteria: readonly SetCriterion[],
  round: RoundFacts,
): Choice => {
  const none: Choice = { residents, upfloaters: [], rest: below }
  if (residents.length % 2 === 0 && canBePaired(residents) && canBePaired(below)) return none
  const next = followingScore(none, round)
  const single = residents.length % 2 === 1 ? singleUpfloaters(residents, below) : []
  if (single.length === 0) return severalUpfloaters(residents, below, next, round)

  const highest = Math.max(...single.map(({ score }) => score))
  const choices = single
    .filter(({ score }) => score === highest)
    .sort(byScore)
    .map((one): Choice => ({ residents, upfloaters: [one], rest: without(below, [one]) }))
  const least = leastConceivable(choices[0]!, next, round)
  const [c6, c7] = [criteria[2]!, criteria[3]!]
  const inOrder = choices
    .map((choice) => ({ choice, floats: c7.count(choice, round) }))
    .sort((a, b) => compareLists(a.floats, b.floats))
    .map(({ choice }) => choice)
  const counted: { readonly choice: Choice; readonly value: readonly number[] }[] = []
  for (const choice of inOrder) {
    const value = c6.count(choice, round)
    if (value[0] === least) return choice
    counted.push({ choice, value })
  }
  return counted.reduce((best, one) => (compareLists(one.value, best.value) < 0 ? one : best)).choice
}

/** No set can do better by C6: all have the same scores, so that the following scoregroup has the same number left. */
const leastConceivable = ({ rest }: Choice, next: number | undefined, { following }: RoundFacts): number =>
  following === 'fewest' ? rest.filter(({ score }) => score === next).length % 2 : 0
