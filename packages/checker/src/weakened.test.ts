import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Dual, Limb } from './field.ts'
import type * as refuse from './refuse.ts'

/** The condition that the checker leaves out. */
let leftOut = ''
// Files share their modules: those of this one are loaded anew, and again after it.
vi.resetModules()
vi.doMock('./refuse.ts', async (load) => {
  const real = await load<typeof refuse>()
  const demand: typeof real.demand = (holds, condition, where) => real.demand(holds || condition === leftOut, condition, where)
  return { ...real, demand }
})
const { Field } = await import('./field.ts')
afterAll(() => {
  vi.doUnmock('./refuse.ts')
  vi.resetModules()
})
beforeEach(() => {
  leftOut = ''
})

type Case = {
  readonly mate: readonly number[]
  readonly cost: (i: number, j: number) => number
  readonly lone?: boolean
  readonly sets?: readonly number[][]
  readonly dual: Dual
}

const check = ({ mate, cost, lone = false, sets = [], dual }: Case): string => {
  const limb: Limb = { name: '', cost: (i, j) => (i === j ? 0 : cost(i, j)) }
  try {
    const joined = (i: number, j: number): boolean => i !== j || lone
    new Field({ size: mate.length, mate, kind: String, joined, apart: () => false, sets }).narrow(limb, dual)
    return 'accepted'
  } catch (error) {
    return (error as refuse.Refusal).condition
  }
}

const within = [1, 0, 3, 2]
const isWithin = (i: number, j: number): boolean => i >> 1 === j >> 1

/** In each another solution costs two less than the claimed one. */
const wrong: Readonly<Record<string, Case>> = {
  edge: { mate: within, cost: (i, j) => Number(isWithin(i, j)), dual: { p: [[2, 0, 2]] } },
  alone: { mate: [1, 0], cost: () => 2, lone: true, dual: { p: [[2, 0, 1]] } },
  set: {
    mate: within,
    cost: (i, j) => Number(isWithin(i, j)),
    sets: [
      [0, 1],
      [2, 3],
    ],
    dual: {
      q: [
        [0, -2],
        [1, -2],
      ],
    },
  },
  'bound, where pairs are not just paid for': { mate: within, cost: (i, j) => Number(isWithin(i, j)), dual: {} },
  'bound, where sets are not full': {
    // Two triangles; a pair across costs one.
    mate: [3, 4, 5, 0, 1, 2],
    cost: (i, j) => Number(i < 3 !== j < 3),
    sets: [
      [0, 1, 2],
      [3, 4, 5],
    ],
    dual: {
      p: [[1, 0, 1, 2, 3, 4, 5]],
      q: [
        [0, 2],
        [1, 2],
      ],
    },
  },
}

describe('each condition of the theorem is needed', () => {
  test.each(Object.keys(wrong))('%s: without it a wrong claim passes', (name) => {
    const condition = name.split(',')[0]!
    expect(check(wrong[name]!)).toBe(condition)
    leftOut = condition
    expect(check(wrong[name]!)).toBe('accepted')
  })

  test('bound, of a refutation: without it two who can meet are proven not to', () => {
    const refute = (): void =>
      new Field({ size: 2, mate: [], kind: String, joined: (i, j) => i !== j, apart: () => false, sets: [] }).refute('', {})
    expect(refute).toThrow()
    leftOut = 'bound'
    expect(refute).not.toThrow()
  })
})
