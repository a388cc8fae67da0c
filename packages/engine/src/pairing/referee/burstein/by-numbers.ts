import { bestPerfectMatching } from '../swiss-team/best-perfect-matching.ts'
import { canPlay, may } from './playable.ts'
import type { BursteinRow } from './sheet.ts'

/** A bracket by 1.8, the scoregroup after it, and everybody below. */
export type Asked = {
  readonly bracket: readonly BursteinRow[]
  readonly next: readonly BursteinRow[]
  readonly rest: readonly BursteinRow[]
}
export type RightPairs = { readonly pairs: readonly (readonly [BursteinRow, BursteinRow])[]; readonly floaters: readonly BursteinRow[] }

/** 3.2: the one pairing that is right. First as if those further down could always play; where they cannot, with everybody. */
export const byNumbers = (asked: Asked): RightPairs => {
  if (asked.next.length > 0 && asked.rest.length > 0) {
    const { right, down } = weighed(asked, false)
    if (canPlay([...down, ...asked.rest])) return right
  }
  return weighed(asked, true).right
}

/**
 * C5 to C8 and the order of 4 as one number for each pair, figure after figure: floaters of the bracket, all together and by score from the highest; the same for the following
 * bracket; colours; then a figure for each player of the bracket: how far the opponent is from the last, most of all for a floater. Without `all`, two who cannot play, or the odd one
 * with an empty place, stand for those who go further down.
 */
const weighed = ({ bracket, next, rest }: Asked, all: boolean): { readonly right: RightPairs; readonly down: readonly BursteinRow[] } => {
  const rows = [...bracket, ...next, ...(all ? rest : [])]
  const [first, second] = [bracket.length, bracket.length + next.length]
  const size = rows.length + (rows.length % 2)
  const levels = [...new Set([...bracket, ...next].map(({ points }) => points))].sort((a, b) => b - a)
  const base = BigInt(size + 2)
  const cost = (
    floaters: readonly number[],
    left: readonly number[],
    denied: number,
    order: readonly (readonly [number, number])[],
  ): bigint => {
    const count = (some: readonly number[]): readonly number[] => [
      some.length,
      ...levels.map((level) => some.filter((at) => rows[at]!.points === level).length),
    ]
    const places = Array<number>(first).fill(0)
    for (const [at, far] of order) places[at] = far
    return [...count(floaters), ...count(left), denied, ...places].reduce((sum, figure) => sum * base + BigInt(figure), 0n)
  }
  const floats = (at: number): readonly [number, number] => [at, first]
  const places: bigint[] = []
  const known = new Map<string, number>()
  const worth = (key: string, value: () => bigint): number => {
    const place = known.get(key)
    if (place !== undefined) return place
    known.set(key, places.length)
    places.push(-value())
    return places.length - 1
  }
  const goDown = (some: readonly number[]): number => {
    const floaters = some.filter((at) => at < first)
    const left = some.filter((at) => at < second)
    const key = `down ${[...floaters, ...left.filter((at) => at >= first).map((at) => `n${rows[at]!.points}`)].join()}`
    return worth(key, () => cost(floaters, left, 0, floaters.map(floats)))
  }
  const which = (a: number, b: number): number | null => {
    const [high, low] = [Math.min(a, b), Math.max(a, b)]
    if (low >= rows.length) return all ? null : goDown([high])
    if (!may(rows[high]!, rows[low]!)) return all ? null : goDown([high, low])
    if (low < first) {
      const [mine, theirs] = [rows[high]!.due.colour, rows[low]!.due.colour]
      const denied = mine !== null && mine === theirs ? 1 : 0
      return worth(`${high} ${low}`, () => cost([], [], denied, [[high, first - low]]))
    }
    if (high >= first && low < second) return worth('next', () => 0n)
    if (high >= second) return worth('next', () => 0n)
    if (low < second) return worth(`floats ${high}`, () => cost([high], [], 0, [floats(high)]))
    return goDown([high])
  }
  // Worths are found while the graph is asked for the first time.
  const table = Array.from({ length: size }, (_, a) => Array.from({ length: size }, (_, b) => (a < b ? which(a, b) : null)))
  const { mate } = bestPerfectMatching(size, places, (a, b) => table[Math.min(a, b)]![Math.max(a, b)]!)!
  const plays = (at: number): boolean => mate[at]! < rows.length && may(rows[at]!, rows[mate[at]!]!)
  const inside = (at: number): boolean => mate[at]! < first && plays(at)
  return {
    right: {
      pairs: bracket.flatMap((row, at) => (inside(at) && at < mate[at]! ? [[row, rows[mate[at]!]!] as const] : [])),
      floaters: bracket.filter((_, at) => !inside(at)),
    },
    down: rows.filter((_, at) => !plays(at)),
  }
}
