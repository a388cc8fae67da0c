import type { Halves } from './halves.ts'

/**
 * CFC 622 (b), by the book: every interchange between the top and the bottom half (of each part), the nearest to consecutive order first; to begin with, none.
 * Fewer players come first; then those who stand less far apart, by the total of their distances from the middle; then the one that takes the
 * lowest of the top half; then the one that takes the highest of the bottom half. What is given is which places change halves.
 */
export const interchangesInOrder = (parts: readonly Halves[]): readonly ReadonlySet<number>[] => {
  const size = parts.at(-1)?.end ?? 0
  const all = Array.from({ length: 2 ** size }, (_, mask) =>
    Array.from({ length: size }, (_, place) => place).filter((place) => mask & (1 << place)),
  )
  return all
    .map((moved) => ({ moved: new Set(moved), key: keyOf(moved, parts, size) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ moved }) => moved)
}

const keyOf = (moved: readonly number[], parts: readonly Halves[], size: number): readonly number[] => {
  const middleOf = (place: number): number => parts.find(({ end }) => place < end)!.bottom
  const down = moved.filter((place) => place < middleOf(place))
  const up = moved.filter((place) => place >= middleOf(place))
  const apart = [...down.map((place) => middleOf(place) - place), ...up.map((place) => place - middleOf(place))]
  const lowestFirst = down.toReversed().map((place) => -place)
  // A shorter list that begins alike comes after a longer one.
  return [moved.length, apart.reduce((sum, one) => sum + one, 0), ...lowestFirst, ...up, size]
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : a[at]! - b[at]!
}
