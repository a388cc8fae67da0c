import { matchingOver, type PairWeights } from '../by-matching/matching-over.ts'
import { firstOfTheBest } from '../by-matching/remainder-order.ts'

export type RemainderPairing = { readonly pairs: readonly (readonly [number, number])[]; readonly unpaired: readonly number[] }

/**
 * FIDE Dutch 1998 C.6, C.7, C.8, 2012 C.6, C.7, C.8: of the best pairings of a homogeneous bracket or remainder, the one the procedure comes to
 * first. `remainder` are positions below `size`, the number of players in the bracket.
 *
 * A pairing first comes up when S1 holds the higher ranked player of every pair. So the exchange it needs (D.2) can be read off those: how many
 * of them come from the original S2, the sum of their numbers, and then which.
 */
export const pairRemainder = (weights: PairWeights, size: number, remainder: readonly number[]): RemainderPairing => {
  const below = weights.players.flatMap((_, i) => (i < size ? [] : [i]))
  const vertices = [...remainder, ...below]
  const pairs = firstOfTheBest(matchingOver(weights, vertices, 2), remainder.length)
  const inPairs = new Set(pairs.flat())
  return {
    pairs: pairs.map(([v, w]) => [remainder[v]!, remainder[w]!] as const),
    unpaired: remainder.filter((_, v) => !inPairs.has(v)),
  }
}
