import type { LexicographicMatching } from '../../../matching/lexicographic-matching.ts'
import { matchingOver, seekFirst, type Weights } from './weights.ts'

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
    const matching = matchingOver(weights, vertices, 2, (i, j, into, at) => {
      const v = position.get(i)
      const w = position.get(j)
      if (v === undefined || w === undefined) return
      const upper = Math.min(v, w)
      // One exchange more weighs more than any sum of numbers.
      into[at] = -((upper >= s1 ? count * count : 0) + upper)
    })
    const order: RemainderOrder = { matching, count, s1, limbs: weights.limbs + 1 }
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

/** The best pairings, about to be walked in the order of D.2 and D.1. Vertices 0 … count - 1 are the remainder by A.2. */
type RemainderOrder = {
  readonly matching: LexicographicMatching
  readonly count: number
  readonly s1: number
  /** Limbs that must stay optimal: the costs, and number and sum of the exchange. */
  readonly limbs: number
}

const isUpper = ({ matching, count }: RemainderOrder, v: number): boolean => matching.mate[v]! > v && matching.mate[v]! < count

const pairsOf = (order: RemainderOrder): readonly (readonly [number, number])[] =>
  Array.from({ length: order.count }, (_, v) => v).flatMap((v) => (isUpper(order, v) ? [[v, order.matching.mate[v]!] as const] : []))

/** D.2: among exchanges of equal number and sum, the lowest players leave S1 and the highest leave S2. */
const followExchanges = (order: RemainderOrder): void => {
  const { matching, count, s1, limbs } = order
  const exchanged = pairsOf(order).filter(([upper]) => upper >= s1).length
  if (exchanged === 0) return
  const isBelow = (v: number, w: number): boolean => w > v && w < count
  // A wish is about partners below only: the edge of a pair carries the wish of its upper player and no other.
  const wish = (v: number, value: number): void => matching.reweigh(v, limbs, (w) => (isBelow(v, w) ? value : null))
  // A player whose place is settled insists on it, so that nobody asking later can move it again.
  const settle = (v: number): void => {
    const upper = isUpper(order, v)
    if (upper) wish(v, count)
    matching.restrict(v, (w) => isBelow(v, w) === upper)
  }
  let leaving = exchanged
  for (let v = s1 - 1; v >= 0 && leaving > 0; v--) {
    if (isUpper(order, v) && mayLeave(order, v)) wish(v, -1)
    if (!isUpper(order, v)) leaving--
    settle(v)
  }
  let entering = exchanged
  for (let v = s1; v < count; v++) {
    if (entering > 0 && !isUpper(order, v) && mayEnter(order, v)) wish(v, 1)
    if (isUpper(order, v)) entering--
    settle(v)
  }
}

/** Might a best pairing give `v` of S1 a higher ranked partner, or none in the bracket? */
const mayLeave = ({ matching, count, limbs }: RemainderOrder, v: number): boolean => {
  if (matching.mayBeAlone(v, limbs)) return true
  for (let w = 0; w < matching.size; w++) if ((w < v || w >= count) && matching.mayBeOptimal(v, w, limbs)) return true
  return false
}

/** Might a best pairing give `v` of S2 a lower ranked partner? */
const mayEnter = ({ matching, count, limbs }: RemainderOrder, v: number): boolean => {
  for (let w = v + 1; w < count; w++) if (matching.mayBeOptimal(v, w, limbs)) return true
  return false
}

/** D.1: each player of S1 in turn gets the first player of S2 with whom the rest stays best. */
const followTranspositions = (order: RemainderOrder): void => {
  const { matching, count, limbs } = order
  for (let v = 0; v < count; v++) {
    if (!isUpper(order, v)) continue
    seekFirst(matching, v, limbs, v + 1, count)
    matching.fix(v)
  }
}
