import type { Budget } from '../../by-the-book/budget.ts'
import { countCombinations } from '../../by-the-book/combinations.ts'
import type { Competitor } from '../competitor.ts'
import type { Arrangement } from './candidate.ts'
import { applyExchange, type Exchange, exchanges, noExchange } from './exchanges.ts'
import { transpositions } from './transpositions.ts'

/**
 * FIDE Dutch 2017 B.2, B.6, 2026 3.2, 3.6: homogeneous brackets and remainders.
 *
 * S1 is the first `pairs` players. First all transpositions of S2; then, exchange by exchange of the original subgroups, all transpositions again.
 *
 * Two kinds of orders are passed over: those with a pair that may not meet, and those with a pair whose S1 player has the larger BSN, because
 * the same pairs have been seen with the two the other way round (commentary to B.6). So no candidate comes twice.
 */
export function* arrangements(
  players: readonly Competitor[],
  pairs: number,
  mayMeet: (a: Competitor, b: Competitor) => boolean,
  budget: Budget,
): Generator<Arrangement> {
  if (pairs > players.length - pairs) return
  const bsns = players.map((_, index) => index + 1)
  const original = { s1: bsns.slice(0, pairs), s2: bsns.slice(pairs) }
  budget.spend(countCombinations(bsns.length, pairs))

  for (const exchange of withNone(exchanges(original.s1, original.s2))) {
    const { s1, s2 } = applyExchange(original.s1, original.s2, exchange)
    const mayStand = (place: number, bsn: number): boolean => {
      budget.spend()
      const first = s1[place]!
      return first < bsn && mayMeet(players[first - 1]!, players[bsn - 1]!)
    }
    for (const transposed of transpositions(s2, pairs, mayStand)) yield { players, exchange, s1, s2: transposed }
  }
}

function* withNone(sequence: Iterable<Exchange>): Generator<Exchange> {
  yield noExchange
  yield* sequence
}
