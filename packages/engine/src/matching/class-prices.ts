import { fractionalMatching } from './fractional-matching.ts'
import type { PricedLimb } from './prices.ts'

/** A graph of classes of like vertices; `mate` is a solution of it, each vertex with its partner, or itself where it is alone. */
export type PricedClasses = {
  readonly classOf: readonly number[]
  readonly edge: (a: number, b: number) => boolean
  readonly alone: (a: number) => boolean
  /** Between classes; the first counts most. */
  readonly limbs: readonly PricedLimb[]
  readonly mate: readonly number[]
  /** Is at most one alone in every solution that counts? */
  readonly atMostOneAlone: boolean
}

/** Prices of the classes, and of the set of all. */
export type ClassPrices = { readonly classes: readonly number[]; readonly all: number }

/**
 * What `pricesOf` finds (prices.ts), without a matching: prices that classes of like vertices have in the fractional optimum. Null where they do not prove the solution, for
 * single pairs are missing or an odd set stands in the way. The one odd set that is common is everybody: an odd number leaves one alone. There, a place is added that one of
 * those who may be alone must take; what it costs is the price of the set, and half of that is added to everybody's.
 */
export const pricesOfClasses = ({ classOf, edge, alone, limbs, mate, atMostOneAlone }: PricedClasses): readonly ClassPrices[] | null => {
  const count = classOf.reduce((most, a) => Math.max(most, a + 1), 0)
  const odd = classOf.length % 2 === 1
  if (atMostOneAlone && !odd) return null
  const width = limbs.length + 1
  const place = count
  const counts = new Array<number>(count + Number(odd)).fill(0)
  for (const a of classOf) counts[a]!++
  if (odd) counts[place] = 1
  const mayStay = (a: number): boolean => a !== place && alone(a) && !atMostOneAlone
  const before = counts.map((_, a) => (mayStay(a) ? [0, ...limbs.map((limb) => limb.alone(a))] : [1, ...limbs.map(() => 0)]))
  const newWeight = (a: number, b: number): Float64Array | null => {
    const outside = a === place || b === place
    if (outside ? a === b || !alone(Math.min(a, b)) : !edge(a, b)) return null
    const vector = new Float64Array(width)
    for (let l = 0; l < width; l++) {
      const spent = l === 0 ? 0 : outside ? limbs[l - 1]!.alone(Math.min(a, b)) : limbs[l - 1]!.pair(a, b)
      vector[l] = before[a]![l]! + before[b]![l]! - spent
    }
    return vector
  }
  const known = new Array<Float64Array | null | undefined>(counts.length ** 2)
  const weight = (a: number, b: number): Float64Array | null => {
    const at = Math.min(a, b) * counts.length + Math.max(a, b)
    if (known[at] === undefined) known[at] = newWeight(a, b)
    return known[at]!
  }
  const { duals } = fractionalMatching({ counts, limbs: width, weight })
  const single = mate.findIndex((w, v) => v === w)
  // In the solution one of those alone takes the place.
  const isPaid = (a: number, b: number): boolean =>
    weight(a, b)?.every((x, limb) => duals[width * a + limb]! + duals[width * b + limb]! === 2 * x) ?? false
  const isFree = (a: number): boolean => duals.subarray(width * a, width * (a + 1)).every((dual) => dual === 0)
  const seen = new Set<number>()
  for (const [v, w] of mate.entries()) {
    const a = classOf[v]!
    if (v !== w) {
      const both = a * count + classOf[w]!
      if (!seen.has(both) && !isPaid(a, classOf[w]!)) return null
      seen.add(both)
    } else if (odd && v === single ? !isPaid(a, place) : !isFree(a)) return null
  }
  return Array.from({ length: width }, (_, limb): ClassPrices => {
    const price = before.map((own, a) => 2 * own[limb]! - duals[width * a + limb]!)
    const ofPlace = odd ? price[place]! : 0
    return { classes: price.slice(0, count).map((p) => p + ofPlace), all: 2 * ofPlace }
  })
}
