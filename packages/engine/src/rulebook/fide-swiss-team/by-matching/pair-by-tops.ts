import { bestMatching, type ClassedGraph } from '../../../matching/best-matching.ts'
import { firstPerfectMatching } from '../../../matching/first-perfect-matching.ts'
import type { LexicographicMatching } from '../../../matching/lexicographic-matching.ts'
import type { Classed } from './classed.ts'

/** What is settled of the first in order: top members and bottom members; nothing of the others. */
type Settled = readonly ('top' | 'bottom')[]

/**
 * C.04.6 3.6.2, 3.6.3, C.04.5 3.6: where the upper half are not all top members. From the smallest number as many as possible become top members, then one cannot, then again as many as
 * possible; how many is found by halving. Then each, in the same order, meets the first it can. Vertices are in order of their numbers.
 */
export const pairByTops = (graph: Classed): readonly (readonly [number, number])[] => {
  const size = graph.classOf.length
  const best = totalOf(graph, bestMatching(graph, 0))
  const settled: ('top' | 'bottom')[] = []
  let tops = 0
  while (tops < size / 2) {
    const reached = (more: number): boolean =>
      same(totalOf(graph, underSettled(graph, [...settled, ...Array<'top'>(more).fill('top')])), best)
    let [least, most] = [0, size / 2 - tops]
    if (reached(most)) least = most
    while (most - least > 1) {
      const middle = Math.floor((least + most) / 2)
      if (reached(middle)) least = middle
      else most = middle
    }
    for (let more = 0; more < least; more++) settled.push('top')
    tops += least
    if (tops < size / 2) settled.push('bottom')
  }
  while (settled.length < size) settled.push('bottom')
  return firstBottoms(underSettled(graph, settled), settled)
}

/** The best matching in which those who are settled keep to it: a top member meets somebody later, a bottom member somebody earlier. */
const underSettled = ({ classOf, kinds, limbs, weight, missing }: Classed, settled: Settled): LexicographicMatching => {
  const roleOf = (v: number): number => (settled[v] === undefined ? open : settled[v] === 'top' ? top : bottom)
  const meet = (a: number, b: number): boolean => (a === open ? b !== bottom : b === open ? a === top : a !== b)
  const numbers = new Map<number, number>()
  const parts: (readonly [kind: number, role: number])[] = []
  const ofPart = classOf.map((kind, v) => {
    const key = kind + kinds.length * roleOf(v)
    if (!numbers.has(key)) parts[numbers.size] = [kind, roleOf(v)]
    if (!numbers.has(key)) numbers.set(key, numbers.size)
    return numbers.get(key)!
  })
  const tops = classOf.flatMap((_, v) => (roleOf(v) === top ? [v] : []))
  const apart = missing.map((met) => new Set(met))
  for (let v = 0; v < settled.length; v++) {
    if (roleOf(v) !== bottom) continue
    for (const other of tops) {
      if (other < v) continue
      apart[v]!.add(other)
      apart[other]!.add(v)
    }
  }
  const within: ClassedGraph = {
    classOf: ofPart,
    limbs,
    weight: (a, b) => (meet(parts[a]![1], parts[b]![1]) ? weight(parts[a]![0], parts[b]![0]) : null),
    missing: apart,
  }
  return bestMatching(within, 0)
}
const [open, top, bottom] = [0, 1, 2]

/** Among top and bottom members there are no odd circles, so that the pairs that may be in a best matching make nothing but best ones. */
const firstBottoms = (matching: LexicographicMatching, settled: Settled): readonly (readonly [number, number])[] => {
  const tops = settled.flatMap((role, v) => (role === 'top' ? [v] : []))
  const bottoms = settled.flatMap((role, v) => (role === 'bottom' ? [v] : []))
  const found = firstPerfectMatching({
    size: tops.length,
    rowClass: tops.map(() => 0),
    columnClass: tops.map(() => 0),
    compatible: () => true,
    rowClassesFor: () => [0],
    allowed: (row, column) => matching.mayBeOptimal(tops[row]!, bottoms[column]!, matching.limbs),
  })!
  return tops.map((v, row) => [v, bottoms[found[row]!]!] as const)
}

/** What a matching is worth in the whole graph. */
const totalOf = ({ classOf, limbs, weight }: ClassedGraph, { mate }: LexicographicMatching): Float64Array => {
  const total = new Float64Array(limbs)
  for (const [v, kind] of classOf.entries()) {
    if (mate[v]! <= v) continue
    const worth = weight(kind, classOf[mate[v]!]!)!
    for (let l = 0; l < limbs; l++) total[l]! += worth[l]!
  }
  return total
}

const same = (a: Float64Array, b: Float64Array): boolean => a.every((worth, l) => worth === b[l])
