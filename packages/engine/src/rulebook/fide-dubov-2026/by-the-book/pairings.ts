import type { Budget } from '../../by-the-book/budget.ts'
import { type Competitor, type Pair, without } from '../competitor.ts'
import { mayMeet } from '../may-meet.ts'

/** Dubov 3.2.1: every legal pairing of a bracket. */
function* legalPairings(bracket: readonly Competitor[], budget: Budget): Generator<readonly Pair[]> {
  const [first, ...others] = bracket
  if (first === undefined) {
    yield []
    return
  }
  for (const second of others) {
    if (!mayMeet(first, second)) continue
    budget.spend()
    for (const rest of legalPairings(without(others, [second]), budget)) yield [{ first, second }, ...rest]
  }
}

/** The least that pairings of a bracket have of something; infinite where there is no pairing. */
export const leastOf = (bracket: readonly Competitor[], count: (pair: Pair) => number, budget: Budget): number => {
  let least = Number.POSITIVE_INFINITY
  for (const pairs of legalPairings(bracket, budget)) least = Math.min(least, countOf(pairs, count))
  return least
}

export const countOf = (pairs: readonly Pair[], count: (pair: Pair) => number): number => pairs.reduce((sum, pair) => sum + count(pair), 0)
