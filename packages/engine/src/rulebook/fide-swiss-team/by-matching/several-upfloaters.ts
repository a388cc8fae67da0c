import { bestMatching } from '../../../matching/best-matching.ts'
import { byScore, type Competitor, without } from '../competitor.ts'
import type { Choice, RoundFacts } from '../criterion.ts'
import { classed, isPerfect } from './classed.ts'

/**
 * C4 of a bracket: each of its upfloaters meets a resident, so that the fewest are those of a pairing of all with the fewest such pairs. With `lowest`, nobody
 * below that score goes up. Null where it cannot be done.
 */
export const fewestUpfloaters = (
  residents: readonly Competitor[],
  below: readonly Competitor[],
  lowest = Number.NEGATIVE_INFINITY,
): number | null => {
  const top = residents[0]!.score
  const region = ({ score }: Competitor): number => (score === top ? 2 : score >= lowest ? 1 : 0)
  const graph = classed([...residents, ...below], [region], 1, (a, b) => {
    const [one, other] = [region(a), region(b)]
    return one + other === 2 && one !== other ? null : [Math.max(one, other) === 2 && one !== other ? 1 : 0]
  })
  const matching = bestMatching(graph, 0)
  return isPerfect(matching) ? residents.filter((_, at) => matching.mate[at]! >= residents.length).length : null
}

/**
 * C.04.6 3.5, C.04.5 3.5, where a bracket needs several upfloaters, or C6 is not seen at a glance. C4 and C5 count pairs of residents with those below, score by score from the
 * lowest that is needed; C6 counts pairs of the following scoregroup with those below it, for its bracket needs as many upfloaters; C7 those who floated. One pairing
 * of all at the least cost has them all; then one after the other, in the order of 3.5.3, goes up who can.
 */
export const severalUpfloaters = (
  residents: readonly Competitor[],
  below: readonly Competitor[],
  next: number | undefined,
  round: RoundFacts,
): Choice => {
  const players = [...residents, ...below.toSorted(byScore)]
  const top = residents[0]!.score
  const scores = [...new Set(below.map(({ score }) => score))].sort((a, b) => b - a)
  const fewest = fewestUpfloaters(residents, below)!
  const needed = scores.findIndex((score) => fewestUpfloaters(residents, below, score) === fewest)
  const levels = scores.slice(0, needed + 1).reverse()
  const floats = (one: Competitor): boolean => one.floated && !round.floatsSpared

  const solve = (asksFollowing: boolean) => {
    const goesUp = ({ score }: Competitor): boolean => score !== top && score >= levels[0]!
    const graph = classed(
      players,
      [(one) => (one.score === top || goesUp(one) || one.score === next ? one.score : null), (one) => goesUp(one) && floats(one)],
      levels.length + 3,
      (a, b) => {
        const [high, low] = a.score >= b.score ? [a, b] : [b, a]
        const up = high.score === top && low.score !== top
        if (up && !goesUp(low)) return null
        const following = asksFollowing && high.score === next && low.score !== next
        return [up ? 1 : 0, ...levels.map((level) => (up && low.score === level ? 1 : 0)), following ? 1 : 0, up && floats(low) ? 1 : 0]
      },
    )
    return bestMatching(graph, 1)
  }
  const isResident = (at: number): boolean => at < residents.length
  let matching = solve(true)
  const group = players.flatMap(({ score }, at) => (score === next && !isResident(matching.mate[at]!) ? [at] : []))
  const wanting = group.filter((at) => players[matching.mate[at]!]!.score !== next).length
  if (round.following === 'reached' && wanting > group.length % 2) matching = solve(false)

  const spare = matching.limbs - 1
  const upfloaters: Competitor[] = []
  for (let at = residents.length; upfloaters.length < fewest; at++) {
    if (!isResident(matching.mate[at]!)) {
      if (!residents.some((_, resident) => matching.mayBeOptimal(at, resident, spare))) continue
      matching.reweigh(at, spare, (other) => (isResident(other) ? 1 : 0))
    }
    const up = isResident(matching.mate[at]!)
    matching.restrict(at, (other) => isResident(other) === up)
    matching.reweigh(at, spare, () => 0)
    if (up) upfloaters.push(players[at]!)
  }
  return { residents, upfloaters, rest: without(below, upfloaters) }
}
