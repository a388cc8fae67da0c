import type { Card } from './cards.ts'
import { colourOfHigher, served } from './colours.ts'

/** Pairs of a group by place, the higher first. */
export type Pairs = readonly (readonly [number, number])[]

/** Up to so many players every pairing of a group is tried; of more, every change of two pairs. */
const tried = 8

/** 622 (b): another pairing of those who stay in a group that is better, or as good and closer to consecutive order; null where there is none. */
export const betterPairs = (cards: readonly Card[], given: Pairs, announced: readonly string[]): Pairs | null => {
  const own = merits(cards, given, announced)
  const others = cards.length <= tried ? everyPairing(cards.map((_, place) => place)) : changesOfTwo(given)
  return (
    others.find((pairs) => pairs.every(([a, b]) => !cards[a]!.barred.has(cards[b]!.id)) && isLess(merits(cards, pairs, announced), own)) ??
    null
  )
}

/** Smaller is better, at the first difference. */
const merits = (cards: readonly Card[], pairs: Pairs, announced: readonly string[]): readonly number[] => {
  const half = cards.length / 2
  const costs = pairs.map(([a, b]) => {
    const [higher, lower] = [cards[a]!, cards[b]!]
    const [equalised, spared, alternated] = served(higher, lower, colourOfHigher(higher, lower, announced) ?? 'W')
    return { equalised, spared, alternated, asked: higher.asked.has(lower.id) ? 1 : 0 }
  })
  const sum = (of: (cost: (typeof costs)[number]) => number): number => costs.reduce((total, cost) => total + of(cost), 0)
  const colours = announced.includes('631-first')
    ? [-sum(({ spared }) => spared), -sum(({ equalised }) => equalised)]
    : [-sum(({ equalised }) => equalised), -sum(({ spared }) => spared)]
  // Who is paired within the top half has taken the place of somebody of the bottom half, who is paired within it.
  const leave = pairs
    .filter(([, b]) => b < half)
    .map(([, b]) => b)
    .sort((a, b) => b - a)
  const enter = pairs
    .filter(([a]) => a >= half)
    .map(([a]) => a)
    .sort((a, b) => a - b)
  const total = (places: readonly number[]): number => places.reduce((all, place) => all + place, 0)
  const firsts = pairs.toSorted(([a], [b]) => a - b).map(([, b]) => b)
  return [
    ...colours,
    leave.length,
    total(enter) - total(leave),
    ...leave.map((place) => -place),
    ...enter,
    sum(({ asked }) => asked),
    announced.includes('631.1') ? 0 : -sum(({ alternated }) => alternated),
    ...firsts,
  ]
}

const isLess = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at !== -1 && a[at]! < b[at]!
}

const everyPairing = (places: readonly number[]): readonly Pairs[] => {
  const [first, ...rest] = places
  if (first === undefined) return [[]]
  return rest.flatMap((other) => everyPairing(rest.filter((one) => one !== other)).map((pairs): Pairs => [[first, other], ...pairs]))
}

function* twoOf(pairs: Pairs): Generator<readonly [number, number]> {
  for (let one = 0; one < pairs.length; one++) for (let other = one + 1; other < pairs.length; other++) yield [one, other]
}

const sorted = (a: number, b: number): readonly [number, number] => (a < b ? [a, b] : [b, a])

const changesOfTwo = (pairs: Pairs): readonly Pairs[] =>
  [...twoOf(pairs)].flatMap(([one, other]) => {
    const [[a, b], [c, d]] = [pairs[one]!, pairs[other]!]
    const rest = pairs.filter((_, at) => at !== one && at !== other)
    return [
      [...rest, sorted(a, c), sorted(b, d)],
      [...rest, sorted(a, d), sorted(b, c)],
    ]
  })
