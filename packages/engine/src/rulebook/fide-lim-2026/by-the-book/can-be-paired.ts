import type { Budget } from '../../by-the-book/budget.ts'
import type { Leaving } from '../choose-floaters.ts'
import type { Compatible } from '../compatible.ts'
import { type Competitor, without } from '../competitor.ts'
import type { Opponents } from '../pairs-in-turn.ts'

/** How many of these can be left over at least: everything is tried, nothing twice. */
export const fewestLeftOver = (compatible: Compatible, budget: Budget): ((players: readonly Competitor[]) => number) => {
  const known = new Map<string, number>()
  const fewest = (players: readonly Competitor[]): number => {
    const [first, ...others] = players
    if (first === undefined) return 0
    const key = players.map(({ id }) => id).join()
    const before = known.get(key)
    if (before !== undefined) return before
    budget.spend()
    const met = others.filter((other) => compatible(first, other)).map((other) => fewest(without(others, [other])))
    const answer = Math.min(1 + fewest(others), ...met)
    known.set(key, answer)
    return answer
  }
  return fewest
}

/** Lim 2.3, 3.10.2: each without whom one fewer is left over can be the next to leave. */
export const leavingByTheBook = (stay: readonly Competitor[], fewest: (players: readonly Competitor[]) => number): Leaving => ({
  left: fewest(stay),
  mayLeave: () => stay.filter((one) => fewest(without(stay, [one])) < fewest(stay)),
  leave: (one) => leavingByTheBook(without(stay, [one]), fewest),
})

/** Lim 4.4: a board is made only if the others can still be paired. */
export const opponentsByTheBook = (
  players: readonly Competitor[],
  compatible: Compatible,
  fewest: (players: readonly Competitor[]) => number,
): Opponents => {
  let left = players
  return {
    first: (one, order, holds) =>
      order.find((other) => compatible(one, other) && holds(other) && fewest(without(left, [one, other])) === 0) ?? null,
    pair: (one, other) => {
      left = without(left, [one, other])
    },
  }
}
