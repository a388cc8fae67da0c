import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../testing/random/random.ts'
import { bestMatching } from './best-matching.ts'
import { brokenCondition } from './certificate.ts'
import { exhaustiveMatching } from './exhaustive.ts'
import { fractionalMatching } from './fractional-matching.ts'

const seed = Number(process.env.ZUG_SEED ?? 20261115)

type Field = {
  readonly classOf: readonly number[]
  readonly counts: readonly number[]
  readonly limbs: number
  readonly weight: (a: number, b: number) => Float64Array | null
  readonly missing: readonly ReadonlySet<number>[]
}

/** Like vertices in classes, whole classes apart, single edges missing. */
const randomField = (random: () => number, most: number): Field => {
  const classes = 1 + Math.floor(random() * 5)
  const limbs = 1 + Math.floor(random() * 3)
  const size = classes + Math.floor(random() * (most - classes + 1))
  const classOf = Array.from({ length: size }, (_, v) => (v < classes ? v : Math.floor(random() * classes)))
  const range = 1 + Math.floor(random() * 6)
  const missingShare = random() * 0.4
  const table = new Map<number, Float64Array>()
  for (let a = 0; a < classes; a++)
    for (let b = a; b < classes; b++)
      if (random() < 0.8) {
        const weight = Float64Array.from({ length: limbs }, () => Math.floor(random() * range) - (random() < 0.2 ? 2 : 0))
        table.set(a * classes + b, weight).set(b * classes + a, weight)
      }
  const missing = classOf.map(() => new Set<number>())
  for (let v = 0; v < size; v++)
    for (let w = v + 1; w < size; w++)
      if (random() < missingShare) {
        missing[v]!.add(w)
        missing[w]!.add(v)
      }
  return {
    classOf,
    counts: Array.from({ length: classes }, (_, a) => classOf.filter((c) => c === a).length),
    limbs,
    weight: (a, b) => table.get(a * classes + b) ?? null,
    missing,
  }
}

const weightIn =
  ({ classOf, weight, missing }: Field, extra: number) =>
  (v: number, w: number): readonly number[] | null => {
    const edge = v === w || missing[v]!.has(w) ? null : weight(classOf[v]!, classOf[w]!)
    return edge === null ? null : [...edge, ...new Array<number>(extra).fill(0)]
  }

describe(`the best matching of classes (ZUG_SEED=${seed})`, () => {
  it('the fractional matching proves itself: its duals cost what its pairs weigh, and respect every edge', () => {
    const random = mulberry32(seed)
    for (let round = 0; round < 2000; round++) {
      const { counts, limbs, weight: given } = randomField(random, 30)
      const weight = (a: number, b: number) => (a === b && counts[a]! < 2 ? null : given(a, b))
      const { duals, doubledPairs } = fractionalMatching({ counts, limbs, weight: given })
      for (let l = 0; l < limbs; l++) {
        let [paid, got] = [0, 0]
        for (let a = 0; a < counts.length; a++) {
          paid += counts[a]! * duals[a * limbs + l]!
          for (let b = a; b < counts.length; b++) got += doubledPairs(a, b) * (weight(a, b)?.[l] ?? 0)
        }
        expect(paid).toBe(got)
      }
      for (let a = 0; a < counts.length; a++) {
        let used = 0
        for (let b = 0; b < counts.length; b++) used += a === b ? doubledPairs(a, a) : doubledPairs(Math.min(a, b), Math.max(a, b)) / 2
        expect(used).toBeLessThanOrEqual(counts[a]!)
        for (let b = 0; b < counts.length; b++) {
          const edge = weight(a, b)
          if (edge === null) continue
          const slack = [...edge].map((w, l) => duals[a * limbs + l]! + duals[b * limbs + l]! - 2 * w)
          expect(slack.find((s) => s !== 0) ?? 0).toBeGreaterThanOrEqual(0)
        }
      }
    }
  })

  it('has the exhaustive optimum of small graphs', () => {
    const random = mulberry32(seed + 1)
    for (let round = 0; round < 2000; round++) {
      const field = randomField(random, 8)
      const { mate } = bestMatching(field, 0)
      const weight = weightIn(field, 0)
      const total = new Array<number>(field.limbs).fill(0)
      for (const [v, w] of mate.entries()) if (w > v) for (const [l, x] of weight(v, w)!.entries()) total[l]! += x
      expect(total).toEqual(exhaustiveMatching(field.classOf.length, field.limbs, weight).total)
    }
  })

  it('proves its optimum on larger graphs where all weights are needed', () => {
    const random = mulberry32(seed + 2)
    let proved = 0
    for (let round = 0; round < 300; round++) {
      const field = { ...randomField(random, 60) }
      const matching = bestMatching(field, 1)
      if (matching.limbs !== field.limbs + 1 || field.limbs === 1) continue
      const { duals, oddSets } = matching.certificate()
      expect(brokenCondition(field.classOf.length, field.limbs + 1, weightIn(field, 1), matching.mate, duals, oddSets)).toBeNull()
      proved++
    }
    expect(proved).toBeGreaterThan(30)
  })

  it('finds, vertex by vertex, the first of the best in dictionary order, whatever limbs are left', () => {
    const random = mulberry32(seed + 3)
    let fewer = 0
    for (let round = 0; round < 1500; round++) {
      const field = randomField(random, 8)
      const size = field.classOf.length
      const matching = bestMatching(field, 1)
      if (matching.limbs < field.limbs + 1) fewer++
      const value = (m: number): number => (m === -1 ? size : m)
      let expected = exhaustiveMatching(size, field.limbs, weightIn(field, 0)).mates
      for (let v = 0; v < size; v++) {
        if (expected[0]![v]! !== -1 && expected[0]![v]! < v) continue
        const best = Math.min(...expected.map((m) => value(m[v]!)))
        expected = expected.filter((m) => value(m[v]!) === best)
        matching.reweigh(v, matching.limbs - 1, (w) => size - w)
        expect(value(matching.mate[v]!)).toBe(best)
        matching.fix(v)
      }
      expect([...matching.mate]).toEqual(expected[0])
    }
    expect(fewer).toBeGreaterThan(100)
  })
})
