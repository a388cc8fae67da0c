import type { LexicographicMatching } from '../../../matching/lexicographic-matching.ts'
import { byScore, type Competitor, without } from '../competitor.ts'
import { type Choice, denied, type RoundFacts } from '../criteria.ts'
import { canBePaired } from './completion.ts'
import { cheapest, firstSet } from './kinds.ts'

/**
 * Dubov 3.2.1, 3.2.2: the upfloaters of a bracket. At first whoever is left below is not asked to be paired: a set that is best then, and leaves those who can be, is best of
 * all. Where it does not, all are looked at together.
 */
export const chooseUpfloaters = (residents: readonly Competitor[], below: readonly Competitor[], round: RoundFacts): Choice => {
  if (canBePaired(residents)) {
    if (canBePaired(below)) return { residents, upfloaters: [], rest: below }
  } else {
    const free = bestSet(residents, below, [], round)
    const rest = free === null ? [] : without(below, free)
    if (free !== null && canBePaired(rest)) return { residents, upfloaters: free, rest }
  }
  const upfloaters = bestSet(residents, below, below, round)!
  return { residents, upfloaters, rest: without(below, upfloaters) }
}

/**
 * The best set where those of `needed` are paired as well. Candidates are taken score by score from the highest: whatever covers the residents needs no more upfloaters than
 * any other set does (each way to one resident more adds one of them), so that the first scores that do are those of C6. With others to be paired that is
 * not so, and the fewest of all are known first.
 */
const bestSet = (
  residents: readonly Competitor[],
  below: readonly Competitor[],
  needed: readonly Competitor[],
  round: RoundFacts,
): readonly Competitor[] | null => {
  const scores = [...new Set(below.map(({ score }) => score))].sort((a, b) => b - a)
  const asked = residents.length + needed.length
  const fewestFrom = (lowest: number): number | null => upfloatersIn(solve(residents, below, needed, [], round, lowest), residents, asked)
  const fewest = needed.length === 0 ? null : fewestFrom(scores.at(-1)!)
  for (let count = 1; count <= scores.length; count++) {
    const levels = scores.slice(0, count)
    const lowest = levels.at(-1)!
    if (fewest !== null && fewestFrom(lowest) !== fewest) continue
    const candidates = needed.length > 0 ? below : below.filter(({ score }) => score >= lowest)
    const matching = solve(residents, candidates, needed, levels, round, lowest)
    const size = upfloatersIn(matching, residents, asked)
    if (size === null) continue
    const players = inOrder(residents, candidates)
    const order = players.flatMap(({ score }, at) => (at >= residents.length && score >= lowest ? [at] : []))
    return firstSet(matching, order, size, (other) => other < residents.length).map((at) => players[at]!)
  }
  return null
}

const inOrder = (residents: readonly Competitor[], candidates: readonly Competitor[]): readonly Competitor[] => [
  ...residents,
  ...candidates.toSorted(byScore),
]

/** How many residents meet somebody from below; null where somebody of the first `asked` is alone. */
const upfloatersIn = ({ mate }: LexicographicMatching, { length }: readonly Competitor[], asked: number): number | null =>
  mate.subarray(0, asked).includes(-1) ? null : mate.subarray(0, length).filter((other) => other >= length).length

/**
 * Dubov C5 to C10 as costs of the pairs of residents with each other and with those who may go up, no lower than `lowest`; the others meet among themselves, if they are
 * needed. C6 counts upfloaters score by score from the lowest of `levels`; without those, C5 alone is asked.
 */
const solve = (
  residents: readonly Competitor[],
  candidates: readonly Competitor[],
  needed: readonly Competitor[],
  levels: readonly number[],
  round: RoundFacts,
  lowest: number,
): LexicographicMatching => {
  const top = residents[0]!.score
  const isResident = ({ score }: Competitor): boolean => score === top
  const goesUp = ({ score }: Competitor): boolean => score !== top && score >= lowest
  const full = levels.length > 0
  const times = !full || round.lastRound ? [] : timesOf(candidates.filter(goesUp), round)
  const counted = (one: Competitor): boolean => full && !round.lastRound && goesUp(one)
  const ofUpfloater = (one: Competitor): readonly number[] => {
    const maximum = counted(one) && one.maximum
    return [maximum ? 1 : 0, ...times.map((value) => (maximum ? value(one) : 0)), counted(one) && one.upfloatedLast ? 1 : 0]
  }
  const none = [0, ...times.map(() => 0), 0]
  const fromLowest = levels.toReversed()
  return cheapest({
    players: inOrder(residents, candidates),
    traits: [
      (one) => (isResident(one) || goesUp(one) ? one.score : null),
      (one) => (counted(one) && one.maximum ? one.upfloats : -1),
      (one) => counted(one) && one.upfloatedLast,
    ],
    needed: needed.length > 0 ? () => true : isResident,
    fields: fromLowest.length + 2 + none.length,
    costs: (a, b) => {
      const [high, low] = a.score >= b.score ? [a, b] : [b, a]
      if (!isResident(high)) return needed.length > 0 ? [0, ...fromLowest.map(() => 0), 0, ...none] : null
      const up = !isResident(low)
      if (up && !goesUp(low)) return null
      return [
        up ? 1 : 0,
        ...fromLowest.map((level) => (up && low.score === level ? 1 : 0)),
        full ? denied({ first: a, second: b }) : 0,
        ...(up ? ofUpfloater(low) : none),
      ]
    },
  })
}

/** C9: what a maximum upfloater counts: its earlier upfloats, or one for each number of them, the most first. */
const timesOf = (candidates: readonly Competitor[], { maximumUpfloats }: RoundFacts): readonly ((one: Competitor) => number)[] => {
  if (maximumUpfloats === 'sum') return [({ upfloats }) => upfloats]
  const numbers = [...new Set(candidates.filter(({ maximum }) => maximum).map(({ upfloats }) => upfloats))].sort((a, b) => b - a)
  return numbers.map((number) => (one) => (one.upfloats === number ? 1 : 0))
}
