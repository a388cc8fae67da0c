import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../testing/random.ts'
import { brokenCondition } from './certificate.ts'
import { startOf } from './class-start.ts'
import { exhaustiveMatching } from './exhaustive.ts'
import { fractionalMatching } from './fractional-matching.ts'
import { LexicographicMatching } from './lexicographic-matching.ts'

const seed = Number(process.env.ZUG_SEED ?? 20261115)

type Field = {
  readonly classOf: readonly number[]
  readonly counts: readonly number[]
  readonly limbs: number
  readonly ofClasses: (a: number, b: number) => readonly number[] | null
  readonly hasEdge: (v: number, w: number) => boolean
}

/** Like vertices in classes, whole classes apart, single edges missing. */
const randomField = (random: () => number, most: number): Field => {
  const classes = 1 + Math.floor(random() * 5)
  const limbs = 1 + Math.floor(random() * 3)
  const size = 1 + Math.floor(random() * most)
  const classOf = Array.from({ length: size }, () => Math.floor(random() * classes))
  const range = 1 + Math.floor(random() * 6)
  const missing = random() * 0.4
  const table = new Map<number, readonly number[]>()
  for (let a = 0; a < classes; a++)
    for (let b = a; b < classes; b++)
      if (random() < 0.8) {
        const weight = Array.from({ length: limbs }, () => Math.floor(random() * range) - (random() < 0.2 ? 2 : 0))
        table.set(a * classes + b, weight).set(b * classes + a, weight)
      }
  const gone = new Set<number>()
  for (let v = 0; v < size; v++) for (let w = v; w < size; w++) if (v === w || random() < missing) gone.add(v * size + w)
  const ofClasses = (a: number, b: number): readonly number[] | null => table.get(a * classes + b) ?? null
  return {
    classOf,
    counts: Array.from({ length: classes }, (_, a) => classOf.filter((c) => c === a).length),
    limbs,
    ofClasses,
    hasEdge: (v, w) => !gone.has(Math.min(v, w) * size + Math.max(v, w)) && ofClasses(classOf[v]!, classOf[w]!) !== null,
  }
}

const weightIn =
  ({ classOf, ofClasses, hasEdge }: Field, extra: number) =>
  (v: number, w: number): readonly number[] | null =>
    hasEdge(v, w) ? [...ofClasses(classOf[v]!, classOf[w]!)!, ...new Array<number>(extra).fill(0)] : null

const solve = (field: Field, extra: number): LexicographicMatching => {
  const { classOf, counts, limbs, ofClasses, hasEdge } = field
  const matching = new LexicographicMatching(classOf.length, limbs + extra)
  const weight = weightIn(field, extra)
  for (let v = 0; v < classOf.length; v++)
    for (let w = v + 1; w < classOf.length; w++) if (hasEdge(v, w)) matching.setEdge(v, w, weight(v, w)!)
  const { duals, pairs } = startOf(classOf, counts.length, limbs, limbs + extra, ofClasses, hasEdge)
  matching.solveFrom(duals, pairs)
  return matching
}

describe(`a start from classes (ZUG_SEED=${seed})`, () => {
  it('the fractional matching proves itself: its duals cost what its pairs weigh, and respect every edge', () => {
    const random = mulberry32(seed)
    for (let round = 0; round < 2000; round++) {
      const { counts, limbs, ofClasses } = randomField(random, 30)
      const weight = (a: number, b: number) => (a === b && counts[a]! < 2 ? null : ofClasses(a, b))
      const { duals, doubledPairs } = fractionalMatching({ counts, limbs, weight: ofClasses })
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
          if (edge === null || counts[a] === 0 || counts[b] === 0) continue
          const slack = edge.map((w, l) => duals[a * limbs + l]! + duals[b * limbs + l]! - 2 * w)
          expect(slack.find((s) => s !== 0) ?? 0).toBeGreaterThanOrEqual(0)
        }
      }
    }
  })

  it('leads to the exhaustive optimum of small graphs', () => {
    const random = mulberry32(seed + 1)
    for (let round = 0; round < 2000; round++) {
      const field = randomField(random, 8)
      const { mate } = solve(field, 0)
      const weight = weightIn(field, 0)
      const total = new Array<number>(field.limbs).fill(0)
      for (const [v, w] of mate.entries()) if (w > v) for (const [l, x] of weight(v, w)!.entries()) total[l]! += x
      expect(total).toEqual(exhaustiveMatching(field.classOf.length, field.limbs, weight).total)
    }
  })

  it('leads to a proved optimum of larger graphs', () => {
    const random = mulberry32(seed + 2)
    for (let round = 0; round < 300; round++) {
      const field = randomField(random, 60)
      const matching = solve(field, 1)
      const { duals, oddSets } = matching.certificate()
      expect(brokenCondition(field.classOf.length, field.limbs + 1, weightIn(field, 1), matching.mate, duals, oddSets)).toBeNull()
    }
  })
})
