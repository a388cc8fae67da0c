import { expect, it } from 'vitest'
import { mulberry32 } from '../testing/random/random.ts'
import { LexicographicMatching } from './lexicographic-matching.ts'
import { type PaidClasses, roleDuals } from './role-prices.ts'

const seed = Number(process.env.ZUG_SEED ?? 20261115)

type Field = PaidClasses & {
  readonly worth: readonly number[]
  readonly weight: (v: number, w: number) => readonly [number, number] | null
}

/** Vertices in a few classes, the first of them worth something; classes on two sides where `bipartite`. */
const randomField = (random: () => number, most: number, bipartite: boolean): Field => {
  const own = 1 + Math.floor(random() * most)
  const [ownClasses, otherClasses] = [1 + Math.floor(random() * 4), Math.floor(random() * 3)]
  const classOf = [
    ...Array.from({ length: own }, () => Math.floor(random() * ownClasses)),
    ...Array.from({ length: otherClasses === 0 ? 0 : Math.floor(random() * most) }, () => ownClasses + Math.floor(random() * otherClasses)),
  ]
  const used = [...new Set(classOf)]
  const compact = classOf.map((a) => used.indexOf(a))
  const edges = used.map(() => used.map(() => random() < 0.6))
  const joined = (a: number, b: number): boolean =>
    edges[Math.min(a, b)]![Math.max(a, b)]! && (!bipartite || (used[a]! + used[b]!) % 2 === 1)
  const needed = used.map(() => random() < 0.6)
  const step = 1 + Math.floor(random() * 5)
  const worth = Array.from({ length: own }, (_, v) => 50 + step * (own - v) + (v < own / 2 ? 1000 : 0))
  const weight = (v: number, w: number): readonly [number, number] | null => {
    const [a, b] = [compact[v]!, compact[w]!]
    if (!joined(a, b)) return null
    return [Number(needed[a]) + Number(needed[b]), Math.max(v, w) < own ? worth[Math.min(v, w)]! : 0]
  }
  return { classOf: compact, joined, needed, worth, weight }
}

/** The best matching by who is needed alone, or by what it is worth below that. */
const solve = ({ classOf, weight }: Field, limbs: 1 | 2): LexicographicMatching => {
  const matching = new LexicographicMatching(classOf.length, limbs)
  for (let v = 0; v < classOf.length; v++)
    for (let w = v + 1; w < classOf.length; w++) {
      const edge = weight(v, w)
      if (edge !== null) matching.setEdge(v, w, edge.slice(0, limbs))
    }
  matching.solve()
  return matching
}

const nobodyMissed = ({ classOf, needed }: Field, { mate }: LexicographicMatching): boolean =>
  classOf.every((a, v) => !needed[a] || mate[v] !== -1)

it.each([true, false])(
  'respects every edge, and where classes are on two sides costs what the best matching is worth (two sides: %s)',
  (bipartite) => {
    const random = mulberry32(seed + Number(bipartite))
    let tried = 0
    for (let round = 0; round < 700; round++) {
      const field = randomField(random, 14, bipartite)
      const start = solve(field, 1)
      if (!nobodyMissed(field, start)) continue
      const duals = roleDuals(field, field.worth, start.mate)
      if (duals === null) throw new Error('too many cycles')
      tried++
      expect(duals.every((dual, v) => field.needed[field.classOf[v]!] || dual >= 0)).toBe(true)
      const worthOf = (v: number, w: number): number => field.weight(v, w)?.[1] ?? Number.NEGATIVE_INFINITY
      expect(duals.every((dual, v) => duals.every((other, w) => v >= w || dual + other >= 2 * worthOf(v, w)))).toBe(true)
      const { mate } = solve(field, 2)
      const best = [...mate].reduce((sum, w, v) => sum + (w > v ? field.weight(v, w)![1] : 0), 0)
      const cost = duals.reduce((sum, dual) => sum + dual, 0)
      if (bipartite) expect(cost).toBe(2 * best)
      else expect(cost).toBeGreaterThanOrEqual(2 * best)
    }
    expect(tried).toBeGreaterThan(60)
  },
)

it('leaves it to others where a class is on both sides of the line', () => {
  expect(roleDuals({ classOf: [0, 0], joined: () => true, needed: [true] }, [3], [1, 0])).toBeNull()
})
