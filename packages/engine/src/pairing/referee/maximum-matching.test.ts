import { describe, expect, test } from 'vitest'
import { makeDice } from '../../testing/random/dice.ts'
import { matched, maximumMatching } from './maximum-matching.ts'

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

/** Is there a matching that covers all of `wanted`? */
const canBeCovered = (wanted: readonly number[], free: readonly number[], joined: (a: number, b: number) => boolean): boolean => {
  const [first, ...others] = wanted
  if (first === undefined) return true
  return free.some((other) => {
    if (other === first || !joined(Math.min(first, other), Math.max(first, other))) return false
    const left = free.filter((one) => one !== first && one !== other)
    return canBeCovered(
      others.filter((one) => one !== other),
      left,
      joined,
    )
  })
}

const randomGraph = (seed: number): { readonly size: number; readonly joined: (a: number, b: number) => boolean } => {
  const dice = makeDice(seed)
  const size = dice.between(0, 9)
  const density = dice.pick([0.1, 0.25, 0.4, 0.7])
  const edges = new Set<string>()
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) if (dice.chance(density)) edges.add(`${a}-${b}`)
  return { size, joined: (a, b) => edges.has(`${a}-${b}`) }
}

describe('the matching of the referee', () => {
  test('of MDPs, who do not meet each other, it covers the highest that can be covered together', () => {
    let left = 0
    for (let seed = 1; seed <= 300; seed++) {
      const { size, joined } = randomGraph(seed)
      const movedDown = Math.ceil(size / 2)
      const meet = (a: number, b: number): boolean => b >= movedDown && joined(a, b)
      const mates = maximumMatching(size, meet)
      const all = mates.map((_, vertex) => vertex)
      for (const vertex of all.filter((one) => one < movedDown && mates[one] === -1)) {
        const above = all.filter((one) => one < vertex && mates[one] !== -1)
        expect({ seed, vertex, spared: canBeCovered([...above, vertex], all, meet) }).toEqual({ seed, vertex, spared: false })
        left++
      }
    }
    expect(left).toBeGreaterThan(300)
  })

  test('takes whoever is free without looking at every edge', () => {
    let looks = 0
    const mates = maximumMatching(2000, (a, b) => ++looks > 0 && a % 50 !== b % 50)
    expect(mates).not.toContain(-1)
    expect(looks).toBeLessThan(20_000)
  })

  test('agrees with trying everything on random graphs', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { size, joined } = randomGraph(seed)
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

test('who may be free is whom a largest matching can do without', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const { size, joined } = randomGraph(seed)
    const free = (without: number): number =>
      maximumMatching(size, (a, b) => a !== without && b !== without && joined(a, b)).filter((mate) => mate === -1).length
    const { mate, mayBeFree } = matched(size, joined)
    const least = mate.filter((other) => other === -1).length
    expect({ seed, free: mayBeFree() }).toEqual({ seed, free: mate.map((_, v) => free(v) === least) })
  }
})
