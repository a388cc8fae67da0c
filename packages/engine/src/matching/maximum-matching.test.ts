import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../testing/random/random.ts'
import { exhaustiveMatching } from './exhaustive.ts'
import { leftOutBySome, maximumMatching, stuckGroup } from './maximum-matching.ts'

const seed = Number(process.env.ZUG_SEED ?? 20261115)

const randomGraph = (random: () => number): { size: number; adjacent: (i: number, j: number) => boolean } => {
  const size = 1 + Math.floor(random() * 9)
  const density = 0.1 + 0.6 * random()
  const edges = new Set<number>()
  for (let i = 0; i < size; i++) for (let j = i + 1; j < size; j++) if (random() < density) edges.add(i * size + j)
  return { size, adjacent: (i, j) => edges.has(Math.min(i, j) * size + Math.max(i, j)) }
}

/** Number of odd islands among `inside` when nothing else is left. */
const oddIslands = (inside: readonly number[], adjacent: (i: number, j: number) => boolean): number => {
  const left = new Set(inside)
  let odd = 0
  while (left.size > 0) {
    const queue = [[...left][0]!]
    left.delete(queue[0]!)
    for (const v of queue) {
      for (const w of left) {
        if (!adjacent(v, w)) continue
        left.delete(w)
        queue.push(w)
      }
    }
    odd += queue.length % 2
  }
  return odd
}

describe(`maximum matching (ZUG_SEED=${seed})`, () => {
  it('is as large as the exhaustive one, and a valid matching', () => {
    const random = mulberry32(seed)
    for (let round = 0; round < 4000; round++) {
      const { size, adjacent } = randomGraph(random)
      const { mate, exposed } = maximumMatching(size, adjacent)
      const best = exhaustiveMatching(size, 1, (i, j) => (adjacent(i, j) ? [1] : null)).total[0]!
      expect((size - exposed.length) / 2).toBe(best)
      mate.forEach((m, v) => {
        if (m === -1) expect(exposed).toContain(v)
        else expect(mate[m] === v && adjacent(v, m)).toBe(true)
      })
    }
  })

  it('a stuck group has more odd islands than neighbours, so somebody in it stays alone', () => {
    const random = mulberry32(seed + 1)
    let groups = 0
    for (let round = 0; round < 3000; round++) {
      const { size, adjacent } = randomGraph(random)
      const matching = maximumMatching(size, adjacent)
      if (matching.exposed.length === 0) continue
      groups++
      const { inside, border } = stuckGroup(size, adjacent, matching)
      expect(oddIslands(inside, adjacent)).toBeGreaterThan(border.length)
      for (const v of inside)
        for (let w = 0; w < size; w++) if (w !== v && adjacent(v, w) && !inside.includes(w)) expect(border).toContain(w)
    }
    expect(groups).toBeGreaterThan(500)
  })

  it('leaves out by some largest matching just those without whom as many pairs can be made', () => {
    const random = mulberry32(seed + 2)
    let some = 0
    for (let round = 0; round < 2000; round++) {
      const { size, adjacent } = randomGraph(random)
      const matching = maximumMatching(size, adjacent)
      const all = Array.from({ length: size }, (_, v) => v)
      const spared = all.filter((gone) => {
        const others = all.filter((v) => v !== gone)
        return maximumMatching(others.length, (i, j) => adjacent(others[i]!, others[j]!)).exposed.length < matching.exposed.length
      })
      expect(leftOutBySome(size, adjacent, matching)).toEqual(spared)
      if (spared.length > matching.exposed.length) some++
    }
    expect(some).toBeGreaterThan(300)
  })

  it('searches that find nobody cost no more than one, however many stay alone', () => {
    const size = 300
    let looks = 0
    // Two of three belong to a club and meet nobody of it: a hundred stay alone.
    const adjacent = (i: number, j: number): boolean => {
      looks++
      return i % 3 === 0 || j % 3 === 0
    }
    const matching = maximumMatching(size, adjacent)
    expect(matching.exposed.length).toBe(100)
    expect(looks).toBeLessThan(3 * size ** 2)
    looks = 0
    expect(leftOutBySome(size, adjacent, matching).length).toBe(200)
    expect(looks).toBeLessThan(3 * size ** 2)
  })
})
