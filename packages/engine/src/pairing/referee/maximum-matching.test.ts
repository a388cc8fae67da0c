import { describe, expect, test } from 'vitest'
import { makeDice } from '../../testing/dice.ts'
import { maximumMatching } from './maximum-matching.ts'

/** Every way to pair the vertices of a set, the largest number of pairs. */
const mostPairs = (vertices: readonly number[], joined: (a: number, b: number) => boolean): number => {
  const [first, ...others] = vertices
  if (first === undefined) return 0
  const with_ = others
    .filter((other) => joined(first, other))
    .map(
      (other) =>
        1 +
        mostPairs(
          others.filter((one) => one !== other),
          joined,
        ),
    )
  return Math.max(mostPairs(others, joined), ...with_)
}

describe('the matching of the referee', () => {
  test('agrees with trying everything on random graphs', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const dice = makeDice(seed)
      const size = dice.between(0, 9)
      const density = dice.pick([0.1, 0.25, 0.4, 0.7])
      const edges = new Set<string>()
      for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) if (dice.chance(density)) edges.add(`${a}-${b}`)
      const joined = (a: number, b: number): boolean => edges.has(`${a}-${b}`)
      const mates = maximumMatching(size, joined)
      mates.forEach((mate, vertex) => {
        if (mate !== -1) expect([mates[mate], joined(Math.min(vertex, mate), Math.max(vertex, mate))]).toEqual([vertex, true])
      })
      const pairs = mates.filter((mate) => mate !== -1).length / 2
      expect({ seed, pairs }).toEqual({
        seed,
        pairs: mostPairs(
          Array.from({ length: size }, (_, index) => index),
          joined,
        ),
      })
    }
  })
})
