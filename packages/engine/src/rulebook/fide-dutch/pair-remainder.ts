import type { LexicographicMatching } from '../../matching/lexicographic-matching.ts'
import type { Bracket } from './bracket.ts'
import type { BracketWeights } from './bracket-weights.ts'
import { matchingOver } from './matching-over.ts'
import { followExchanges, followTranspositions, pairsOf, type RemainderOrder } from './remainder-order.ts'

export type RemainderPairing = {
  readonly pairs: readonly (readonly [number, number])[]
  readonly unpaired: readonly number[]
  /** Of the unpaired, the limbo and those below who were looked at: who has no partner there either. */
  readonly left: readonly number[]
}

/**
 * B.3, B.6, D.1, D.2: a homogeneous bracket or the remainder of a heterogeneous one; players are positions in the bracket.
 *
 * A pairing is first generated when S1 holds the higher ranked player of every pair. So the exchange it needs (D.2) can be read off those: how
 * many of them come from the original S2, the sum of their BSNs, and then which. The limbo takes part only with whomever it may meet below.
 */
export const pairRemainder = (
  bracket: Bracket,
  weights: BracketWeights,
  remainder: readonly number[],
  limbo: readonly number[],
): RemainderPairing => {
  const size = remainder.length
  const below = weights.players.flatMap((_, i) => (i < bracket.players.length ? [] : [i]))
  const vertices = [...remainder, ...limbo, ...below]
  const own = new Set(remainder)
  // The remainder pairs within itself, the limbo with nobody of the bracket, and either with those below.
  const matching = matchingOver(weights, vertices, 2, {
    mayPair: (i, j) => own.has(i) === own.has(j) || Math.max(i, j) >= bracket.players.length,
  })
  const s1 = pairsOf({ matching, size }).length
  weighExchanges(matching, weights.limbs, size, s1)
  const order: RemainderOrder = { matching, size, s1, limbs: weights.limbs + 1 }
  // Where no exchange is needed every best pairing has just S1 on top: no pair within S1 or S2 has a part in any.
  if (pairsOf(order).every(([upper]) => upper < s1)) matching.keepEdges((v, w) => v >= size || w >= size || v < s1 !== w < s1)
  followExchanges(order)
  followTranspositions(order)
  const pairs = pairsOf(order)
  const inPairs = new Set(pairs.flat())
  return {
    pairs: pairs.map(([v, w]) => [remainder[v]!, remainder[w]!] as const),
    unpaired: remainder.filter((_, v) => !inPairs.has(v)),
    left: vertices.filter((_, v) => matching.mate[v] === -1),
  }
}

/**
 * D.2.a and b: the fewest exchanges, then the smallest sum of BSNs in S1, below all criteria. One exchange weighs more than any sum.
 *
 * All optimal candidates have equally many pairs, so each pair may be given the same amount on top, large enough for everything to stay positive. That
 * makes duals known which are optimal wherever no exchange is needed: every pair of S1 with S2 is just paid for, and none within either is more
 * than that.
 */
const weighExchanges = (matching: LexicographicMatching, limb: number, size: number, s1: number): void => {
  const exchange = size * size
  matching.weigh(
    limb,
    (v, w) => {
      const upper = Math.min(v, w)
      return Math.max(v, w) >= size ? 0 : 2 * exchange + s1 - (upper >= s1 ? exchange : 0) - upper
    },
    (v) => (v >= size ? 0 : v < s1 ? exchange + s1 - v : exchange),
  )
}
