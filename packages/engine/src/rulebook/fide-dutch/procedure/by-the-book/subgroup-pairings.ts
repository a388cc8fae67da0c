import type { Budget } from '../../../by-the-book/budget.ts'
import { applyExchange, exchanges } from '../../by-the-book/exchanges.ts'
import { transpositions } from '../../by-the-book/transpositions.ts'

/** Pairs of numbers, S1 first, and the numbers that stay alone. */
export type SubgroupPairing = { readonly pairs: readonly (readonly [number, number])[]; readonly alone: readonly number[] }

/**
 * FIDE Dutch 1998 C.4, C.5, C.8, 2012 C.4, C.5, C.8, word by word, for a homogeneous bracket or remainder: the highest `pairs` players are S1, the
 * others S2; all transpositions (D.1), then the next exchange (D.2) and again all transpositions. `numbers` ascend; `may` refuses pairs that B.1 and
 * B.2 forbid. A remainder is treated as a homogeneous bracket, so its players are numbered anew for D.2.
 */
export function* subgroupPairings(
  numbers: readonly number[],
  pairs: number,
  may: (a: number, b: number) => boolean,
  budget: Budget,
): Generator<SubgroupPairing> {
  const anew = numbers.map((_, place) => place)
  const original = { s1: anew.slice(0, pairs), s2: anew.slice(pairs) }
  const named = (places: readonly number[]): readonly number[] => places.map((place) => numbers[place]!)
  yield* pairingsOf(named(original.s1), named(original.s2), may, budget)
  for (const exchange of exchanges(original.s1, original.s2)) {
    budget.spend()
    const { s1, s2 } = applyExchange(original.s1, original.s2, exchange)
    yield* pairingsOf(named(s1), named(s2), may, budget)
  }
}

/** FIDE Dutch 1998 C.6, C.7, 2012 C.6, C.7: S1 against every transposition of S2; the highest first. */
export function* pairingsOf(
  s1: readonly number[],
  s2: readonly number[],
  may: (a: number, b: number) => boolean,
  budget: Budget,
): Generator<SubgroupPairing> {
  const mayStand = (place: number, number: number): boolean => {
    budget.spend()
    return may(s1[place]!, number)
  }
  for (const order of transpositions(s2, s1.length, mayStand))
    yield {
      pairs: s1.map((number, i) => [number, order[i]!] as const),
      alone: order.slice(s1.length).toSorted((a, b) => a - b),
    }
}
