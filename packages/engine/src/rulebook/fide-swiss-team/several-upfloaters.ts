import { byScore, type Competitor, without } from './competitor.ts'
import type { Choice, RoundFacts } from './criterion.ts'
import { cheapestMatching, type PairCosts } from './upfloater-matching.ts'

/** C4 of a bracket: each of its upfloaters meets a resident, so that the fewest are those of a pairing of all with the fewest such pairs. */
export const fewestUpfloaters = (residents: readonly Competitor[], below: readonly Competitor[]): number | null => {
  const players = [...residents, ...below]
  const isResident = new Set(residents)
  const matching = cheapestMatching(players, 1, (a, b) => [isResident.has(a) === isResident.has(b) ? 0 : 1])
  return matching === null ? null : residents.filter((_, at) => matching.mate[at]! >= residents.length).length
}

/**
 * C.04.6 3.5, C.04.5 3.5, where a bracket needs two upfloaters or more. C4 and C5 count pairs of residents with those below, score by score from the lowest; C6 counts pairs of the following
 * scoregroup with those below it, for its bracket needs as many upfloaters; C7 those who floated. One pairing of all at the least cost has them all; then one after the other, in the order of
 * 3.5.3, goes up who can.
 */
export const severalUpfloaters = (
  residents: readonly Competitor[],
  below: readonly Competitor[],
  next: number | undefined,
  round: RoundFacts,
): Choice => {
  const players = [...residents, ...below.toSorted(byScore)]
  const top = residents[0]!.score
  const levels = [...new Set(below.map(({ score }) => score))].sort((a, b) => a - b)
  const floats = (one: Competitor): number => (one.floated && !round.floatsSpared ? 1 : 0)
  const solve = (asksFollowing: boolean) => {
    const costs: PairCosts = (a, b) => {
      const [high, low] = a.score >= b.score ? [a, b] : [b, a]
      const up = high.score === top && low.score !== top
      const following = asksFollowing && high.score === next && low.score !== next
      return [up ? 1 : 0, ...levels.map((level) => (up && low.score === level ? 1 : 0)), following ? 1 : 0, up ? floats(low) : 0]
    }
    return cheapestMatching(players, levels.length + 3, costs)!
  }
  const goesUp = (mate: Int32Array, at: number): boolean => at >= residents.length && mate[at]! < residents.length
  let matching = solve(true)
  const group = players.flatMap(({ score }, at) => (score === next && !goesUp(matching.mate, at) ? [at] : []))
  const needed = group.filter((at) => players[matching.mate[at]!]!.score !== next).length
  if (round.following === 'reached' && needed > group.length % 2) matching = solve(false)

  const spare = matching.limbs - 1
  const isResident = (at: number): boolean => at < residents.length
  for (let at = residents.length; at < players.length; at++) {
    if (!isResident(matching.mate[at]!)) {
      matching.reweigh(at, spare, (other) => (isResident(other) ? 1 : 0))
    }
    const up = isResident(matching.mate[at]!)
    matching.restrict(at, (other) => isResident(other) === up)
    matching.reweigh(at, spare, () => 0)
  }
  const upfloaters = players.filter((_, at) => goesUp(matching.mate, at))
  return { residents, upfloaters, rest: without(below, upfloaters) }
}
