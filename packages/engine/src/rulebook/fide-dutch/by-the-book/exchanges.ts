import { combinations } from '../../by-the-book/combinations.ts'

/** BSNs that change places between the original S1 and the original S2, both ascending; none at all is the original composition. */
export type Exchange = {
  /** From S1 to S2. */
  readonly down: readonly number[]
  /** From S2 to S1. */
  readonly up: readonly number[]
}

export const noExchange: Exchange = Object.freeze({ down: [], up: [] })

/**
 * FIDE Dutch 2012 D.2, 2017 D.2, 2026 4.3: exchanges of residents between the original S1 and S2, in the order they are tried.
 *
 * Fewer players first (a), then the smaller difference of the sums of BSNs (b), then the highest different BSN that leaves S1 (c), then the
 * lowest different BSN that leaves S2 (d).
 */
export function* exchanges(s1: readonly number[], s2: readonly number[]): Generator<Exchange> {
  for (let size = 1; size <= Math.min(s1.length, s2.length); size++) {
    const ups = combinations(s2, size)
    const all = combinations(s1, size).flatMap((down) => ups.map((up): Exchange => ({ down, up })))
    yield* all.sort(compareExchanges)
  }
}

export const compareExchanges = (a: Exchange, b: Exchange): number =>
  a.down.length - b.down.length ||
  sumDifference(a) - sumDifference(b) ||
  firstDifference(b.down.toReversed(), a.down.toReversed()) ||
  firstDifference(a.up, b.up)

const sum = (bsns: readonly number[]): number => bsns.reduce((total, bsn) => total + bsn, 0)
const sumDifference = (exchange: Exchange): number => sum(exchange.up) - sum(exchange.down)

const firstDifference = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!
  return 0
}

/** B.6: the subgroups after an exchange, each sorted again. */
export const applyExchange = (
  s1: readonly number[],
  s2: readonly number[],
  exchange: Exchange,
): { readonly s1: readonly number[]; readonly s2: readonly number[] } => ({
  s1: [...s1.filter((bsn) => !exchange.down.includes(bsn)), ...exchange.up].sort((a, b) => a - b),
  s2: [...s2.filter((bsn) => !exchange.up.includes(bsn)), ...exchange.down].sort((a, b) => a - b),
})
