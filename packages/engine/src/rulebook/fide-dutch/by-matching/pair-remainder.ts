import type { Bracket } from '../bracket.ts'
import { matchingOver, type PairWeights } from './matching-over.ts'
import { firstOfTheBest } from './remainder-order.ts'

export type RemainderPairing = {
  readonly pairs: readonly (readonly [number, number])[]
  readonly unpaired: readonly number[]
  /** Of the unpaired, the limbo and those below who were looked at: who has no partner there either. */
  readonly left: readonly number[]
}

const ofRemainder = 0
const ofLimbo = 1
const further = 2

/**
 * FIDE Dutch 2017 B.6, 2026 3.6: a homogeneous bracket or the remainder of a heterogeneous one; players are positions in the bracket.
 *
 * A pairing is first generated when S1 holds the higher ranked player of every pair. So the exchange it needs (D.2) can be read off those: how
 * many of them come from the original S2, the sum of their BSNs, and then which. The limbo takes part only with whomever it may meet below.
 */
export const pairRemainder = (
  bracket: Bracket,
  weights: PairWeights,
  remainder: readonly number[],
  limbo: readonly number[],
): RemainderPairing => {
  const size = remainder.length
  const below = weights.players.flatMap((_, i) => (i < bracket.players.length ? [] : [i]))
  const vertices = [...remainder, ...limbo, ...below]
  const own = new Set(remainder)
  // The remainder pairs within itself, the limbo with nobody of it, and either with those below.
  const matching = matchingOver(weights, vertices, 2, {
    of: (i) => (own.has(i) ? ofRemainder : i < bracket.players.length ? ofLimbo : further),
    meet: (a, b) => a === b || a === further || b === further,
  })
  const pairs = firstOfTheBest(matching, size)
  const inPairs = new Set(pairs.flat())
  return {
    pairs: pairs.map(([v, w]) => [remainder[v]!, remainder[w]!] as const),
    unpaired: remainder.filter((_, v) => !inPairs.has(v)),
    left: vertices.filter((_, v) => matching.mate[v] === -1),
  }
}
