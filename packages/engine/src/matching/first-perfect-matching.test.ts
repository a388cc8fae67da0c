import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../testing/random/random.ts'
import { type DenseBipartiteGraph, firstPerfectMatching } from './first-perfect-matching.ts'

const seed = Number(process.env.ZUG_SEED ?? 20261115)

const randomGraph = (random: () => number, most: number): DenseBipartiteGraph => {
  const size = 1 + Math.floor(random() * most)
  const classes = 1 + Math.floor(random() * 3)
  const pick = (): number[] => Array.from({ length: size }, () => Math.floor(random() * classes))
  const table = Array.from({ length: classes * classes }, () => random() < 0.8)
  const density = 0.4 + 0.6 * random()
  const allowed = Array.from({ length: size * size }, () => random() < density)
  const compatible = (rowClass: number, columnClass: number): boolean => table[rowClass * classes + columnClass]!
  return {
    size,
    rowClass: pick(),
    columnClass: pick(),
    compatible,
    rowClassesFor: (columnClass) => Array.from({ length: classes }, (_, c) => c).filter((c) => compatible(c, columnClass)),
    allowed: (row, column) => allowed[row * size + column]!,
  }
}

const byTrying = (graph: DenseBipartiteGraph): number[] | null => {
  const taken = new Set<number>()
  const chosen: number[] = []
  const visit = (row: number): boolean => {
    if (row === graph.size) return true
    for (let column = 0; column < graph.size; column++) {
      if (taken.has(column) || !graph.compatible(graph.rowClass[row]!, graph.columnClass[column]!) || !graph.allowed(row, column)) continue
      taken.add(column)
      chosen.push(column)
      if (visit(row + 1)) return true
      taken.delete(column)
      chosen.pop()
    }
    return false
  }
  return visit(0) ? chosen : null
}

describe(`first perfect matching (ZUG_SEED=${seed})`, () => {
  it('is the first in dictionary order, or none exists', () => {
    const random = mulberry32(seed)
    let none = 0
    for (let round = 0; round < 4000; round++) {
      const graph = randomGraph(random, 7)
      const found = firstPerfectMatching(graph)
      const expected = byTrying(graph)
      if (expected === null) none++
      expect(found === null ? null : [...found]).toEqual(expected)
    }
    expect(none).toBeGreaterThan(300)
  })
})
