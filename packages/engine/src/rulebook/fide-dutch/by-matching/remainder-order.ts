import type { LexicographicMatching } from '../../../matching/lexicographic-matching.ts'
import { roleDuals } from '../../../matching/role-prices.ts'

/** The optimal pairings of a remainder, about to be walked in the order of exchanges and transpositions. Vertices 0 … size - 1 are the remainder by rank. */
type RemainderOrder = {
  readonly matching: LexicographicMatching
  readonly size: number
  readonly s1: number
  /** Limbs that must stay optimal: the criteria, and number and sum of the exchange. */
  readonly limbs: number
}

const isUpper = ({ matching, size }: Pick<RemainderOrder, 'matching' | 'size'>, v: number): boolean =>
  matching.mate[v]! > v && matching.mate[v]! < size

const pairsOf = (order: Pick<RemainderOrder, 'matching' | 'size'>): readonly (readonly [number, number])[] =>
  Array.from({ length: order.size }, (_, v) => v).flatMap((v) => (isUpper(order, v) ? [[v, order.matching.mate[v]!] as const] : []))

/**
 * FIDE Dutch 1998 C.8, D.1, D.2, 2012 A.9, D.1, D.2, 2017 D.1, D.2, 2026 4.2, 4.3: of the best pairings of a remainder the one that comes first,
 * given the matching that has found one of them. Its two last limbs are still zero; those above keep it the best, and make all of the best have equally
 * many pairs.
 */
export const firstOfTheBest = (matching: LexicographicMatching, size: number): readonly (readonly [number, number])[] => {
  const limbs = matching.limbs - 2
  const s1 = pairsOf({ matching, size }).length
  weighExchanges(matching, limbs, size, s1)
  const order: RemainderOrder = { matching, size, s1, limbs: limbs + 1 }
  // Where no exchange is needed every best pairing has just S1 on top: no pair within S1 or S2 has a part in any.
  if (pairsOf(order).every(([upper]) => upper < s1)) matching.keepEdges((v, w) => v >= size || w >= size || v < s1 !== w < s1)
  followExchanges(order)
  followTranspositions(order)
  return pairsOf(order)
}

/**
 * FIDE Dutch 1998 D.2, 2012 D.2, 2017 D.2, 2026 4.3: the fewest exchanges, then the smallest sum of BSNs in S1, below all criteria. One exchange
 * weighs more than any sum.
 *
 * All optimal candidates have equally many pairs, so each pair may be given the same amount on top, large enough for everything to stay positive. That
 * makes duals known which are optimal wherever no exchange is needed: every pair of S1 with S2 is just paid for, and none within either is more than
 * that. Where players come in classes, prices of their roles tell better ones (role-prices.ts).
 */
const weighExchanges = (matching: LexicographicMatching, limb: number, size: number, s1: number): void => {
  const exchange = size * size
  const worth = Float64Array.from({ length: size }, (_, v) => 2 * exchange + s1 - (v >= s1 ? exchange : 0) - v)
  const byRole = matching.paidClasses === null ? null : roleDuals(matching.paidClasses, worth, matching.mate)
  matching.weigh(
    limb,
    (v, w) => (Math.max(v, w) >= size ? 0 : worth[Math.min(v, w)]!),
    (v) => (byRole !== null ? byRole[v]! / 2 : v >= size ? 0 : v < s1 ? exchange + s1 - v : exchange),
  )
}

/** FIDE Dutch 1998 D.2, 2012 D.2, 2017 D.2, 2026 4.3: among exchanges of equal number and sum, the largest BSNs leave S1 and the smallest leave S2. */
const followExchanges = (order: RemainderOrder): void => {
  const { matching, size, s1, limbs } = order
  const exchanged = pairsOf(order).filter(([upper]) => upper >= s1).length
  if (exchanged === 0) return
  const isBelow = (v: number, w: number): boolean => w > v && w < size
  // A wish is about partners below only: the edge of a pair carries the wish of its upper player and no other.
  const wish = (v: number, value: number): void => matching.reweigh(v, limbs, (w) => (isBelow(v, w) ? value : null))
  // A player whose place is settled insists on it, so that nobody asking later can move it again.
  const settle = (v: number): void => {
    const upper = isUpper(order, v)
    if (upper) wish(v, size)
    matching.restrict(v, (w) => isBelow(v, w) === upper)
  }
  let leaving = exchanged
  for (let v = s1 - 1; v >= 0 && leaving > 0; v--) {
    if (isUpper(order, v) && mayLeave(order, v)) wish(v, -1)
    if (!isUpper(order, v)) leaving--
    settle(v)
  }
  let entering = exchanged
  for (let v = s1; v < size && entering > 0; v++) {
    if (!isUpper(order, v) && mayEnter(order, v)) wish(v, 1)
    if (isUpper(order, v)) entering--
    settle(v)
  }
  // All places are settled now. Whoever is on top meets one who is not.
  const onTop = Array.from({ length: size }, (_, v) => isUpper(order, v))
  matching.keepEdges((v, w) => (w >= size ? v >= size || !onTop[v]! : onTop[v]! && !onTop[w]!))
}

/** Might an optimal pairing give `v` of S1 a higher ranked partner, or none in the bracket? */
const mayLeave = ({ matching, size, limbs }: RemainderOrder, v: number): boolean => {
  if (matching.mayBeAlone(v, limbs)) return true
  for (let w = 0; w < matching.size; w++) if ((w < v || w >= size) && matching.mayBeOptimal(v, w, limbs)) return true
  return false
}

/** Might an optimal pairing give `v` of S2 a lower ranked partner? */
const mayEnter = ({ matching, size, limbs }: RemainderOrder, v: number): boolean => {
  for (let w = v + 1; w < size; w++) if (matching.mayBeOptimal(v, w, limbs)) return true
  return false
}

/** FIDE Dutch 1998 D.1, 2012 D.1, 2017 D.1, 2026 4.2: each player of S1 in turn gets the first player of S2 with whom the rest stays optimal. */
const followTranspositions = (order: RemainderOrder): void => {
  const { matching, size, limbs } = order
  for (let v = 0; v < size; v++) {
    if (!isUpper(order, v)) continue
    seekFirst(matching, v, limbs, v + 1, size)
    matching.fix(v)
  }
}

/** Gives `v` the first partner of `from … to - 1` with whom the matching stays optimal in its first `limbs` limbs. */
export const seekFirst = (matching: LexicographicMatching, v: number, limbs: number, from: number, to: number): void => {
  const current = matching.mate[v]!
  for (let w = from; w < current; w++) {
    if (!matching.mayBeOptimal(v, w, limbs)) continue
    matching.reweigh(v, limbs, (x) => (x >= from && x < to ? to - x : null))
    return
  }
}
