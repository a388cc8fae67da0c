import type { Budget } from '../../by-the-book/budget.ts'
import type { Competitor, Pair } from '../competitor.ts'
import { compareLists, type PairCriterion, type RoundFacts } from '../criterion.ts'
import { pairingsInOrder } from './pairings.ts'

/** C.04.6 3.6.4, C.04.5 3.6.4: of all pairings the best by the criteria, in descending priority; of equals the first. A flawless one ends the search: all others come later. */
export const pairBracket = (
  bracket: readonly Competitor[],
  criteria: readonly PairCriterion[],
  round: RoundFacts,
  budget: Budget,
): readonly Pair[] | null => {
  let best: { readonly pairs: readonly Pair[]; readonly card: readonly number[] } | null = null
  for (const pairs of pairingsInOrder(bracket, budget)) {
    const card = criteria.map(({ count }) => pairs.reduce((sum, pair) => sum + count(pair, round), 0))
    if (best === null || compareLists(card, best.card) < 0) best = { pairs, card }
    if (best.card.every((value) => value === 0)) break
  }
  return best?.pairs ?? null
}
