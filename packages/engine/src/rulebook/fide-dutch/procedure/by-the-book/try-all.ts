import type { Competitor } from '../../competitor.ts'
import type { MayMeet } from '../bracket.ts'

/**
 * The smallest total of `cost` over those left alone, by trying every way to pair them. For few players only. The total has as many numbers as a
 * cost, zeros too when nobody is alone: whoever puts more numbers behind it relies on their places.
 */
export const leastAlone = (
  players: readonly Competitor[],
  mayMeet: MayMeet,
  cost: (player: Competitor) => readonly number[],
): readonly number[] => {
  const [first, ...others] = players
  if (first === undefined) return []
  const ofFirst = cost(first)
  const nothing = ofFirst.map(() => 0)
  let best = add(ofFirst, leastAlone(others, mayMeet, cost))
  for (const partner of others) {
    if (!mayMeet(first, partner)) continue
    const rest = others.filter((player) => player !== partner)
    const total = add(nothing, leastAlone(rest, mayMeet, cost))
    if (compareCosts(total, best) < 0) best = total
  }
  return best
}

const add = (a: readonly number[], b: readonly number[]): readonly number[] => a.map((value, i) => value + (b[i] ?? 0))

/** First difference decides; a missing number is zero. */
export const compareCosts = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Can all be paired but at most one, who may take the bye? Found by trying. */
export const canAllBePaired = (players: readonly Competitor[], mayMeet: MayMeet): boolean => {
  const pairFrom = (rest: readonly Competitor[], byeFree: boolean): boolean => {
    const [first, ...others] = rest
    if (first === undefined) return true
    if (byeFree && first.mayTakeBye && pairFrom(others, false)) return true
    return others.some(
      (partner) =>
        mayMeet(first, partner) &&
        pairFrom(
          others.filter((player) => player !== partner),
          byeFree,
        ),
    )
  }
  return pairFrom(players, players.length % 2 === 1)
}
