import { matchingOver } from '../matching-over.ts'
import { followExchanges, followTranspositions, pairsOf, type RemainderOrder } from '../remainder-order.ts'
import type { Weights } from './weights.ts'

export type RemainderPairing = { readonly pairs: readonly (readonly [number, number])[]; readonly unpaired: readonly number[] }

/**
 * C.6 to C.8, D.1.1, D.2 of the procedural editions: of the best pairings of a homogeneous bracket or remainder, the one the procedure comes to
 * first. `remainder` are positions below `size`, the number of players in the bracket.
 *
 * A pairing first comes up when S1 holds the higher ranked player of every pair. So the exchange it needs (D.2) can be read off those: how many
 * of them come from the original S2, the sum of their numbers, and then which.
 */
export const pairRemainder = (weights: Weights, size: number, remainder: readonly number[]): RemainderPairing => {
  const below = weights.vertices.flatMap((_, i) => (i < size ? [] : [i]))
  const vertices = [...remainder, ...below]
  const position = new Map(remainder.map((i, v) => [i, v]))
  const count = remainder.length
  let pairsExpected = Math.floor(count / 2)
  for (;;) {
    const s1 = pairsExpected
    const matching = matchingOver(weights, vertices, 2, {
      extraWeight: (i, j, into, at) => {
        const v = position.get(i)
        const w = position.get(j)
        if (v === undefined || w === undefined) return
        const upper = Math.min(v, w)
        // One exchange more weighs more than any sum of numbers.
        into[at] = -((upper >= s1 ? count * count : 0) + upper)
      },
    })
    const order: RemainderOrder = { matching, size: count, s1, limbs: weights.limbs + 1 }
    const found = pairsOf(order).length
    if (found !== pairsExpected) {
      pairsExpected = found
      continue
    }
    followExchanges(order)
    followTranspositions(order)
    const pairs = pairsOf(order)
    const inPairs = new Set(pairs.flat())
    return {
      pairs: pairs.map(([v, w]) => [remainder[v]!, remainder[w]!] as const),
      unpaired: remainder.filter((_, v) => !inPairs.has(v)),
    }
  }
}
