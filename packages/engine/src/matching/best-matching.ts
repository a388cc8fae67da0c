import { type Classes, fractionalMatching } from './fractional-matching.ts'
import { LexicographicMatching } from './lexicographic-matching.ts'

/** Vertices that come in classes of like ones: weights are between classes, and only single edges are missing besides. */
export type ClassedGraph = {
  readonly classOf: readonly number[]
  readonly limbs: number
  readonly weight: Classes['weight']
  /** Vertices to which each one has no edge, whatever the classes say. */
  readonly missing: readonly ReadonlySet<number>[]
}

/**
 * The best matching of a graph, with `extra` limbs below its weights, still zero.
 *
 * First the fractional matching between the classes, as a start (fractional-matching.ts). Its duals prove optimal whatever keeps to the edges that they
 * just pay for and leaves nobody alone whose dual is positive; if there is such a matching, all the best ones are of this kind. So the weights have done
 * their work: what is left is one limb that says who must not be alone, and the edges that are just paid for. Where missing edges or odd numbers allow
 * no such matching, all edges and weights are needed, and the duals are a start at least. Where classes have few members nothing is gained.
 */
export const bestMatching = (graph: ClassedGraph, extra: number): LexicographicMatching => {
  if (graph.classOf.length < fewMembers * countOf(graph.classOf)) return withAll(graph, null, extra)
  const start = startOf(graph)
  return withinPaid(graph, start, extra) ?? withAll(graph, start, extra)
}

const fewMembers = 3

type Start = {
  /** Doubled duals of the classes. */
  readonly duals: Float64Array
  readonly pairs: readonly (readonly [number, number])[]
}

/** As many pairs of each two classes as the fractional matching has, of those with an edge. */
export const startOf = ({ classOf, limbs, weight, missing }: ClassedGraph): Start => {
  const members: number[][] = []
  for (const [v, a] of classOf.entries()) {
    members[a] ??= []
    members[a].push(v)
  }
  const { duals, doubledPairs } = fractionalMatching({ counts: members.map(({ length }) => length), limbs, weight })
  const free = new Uint8Array(classOf.length).fill(1)
  // Members are mostly taken in order: before `first` nobody of a class is free.
  const first = members.map(() => 0)
  const freeFrom = function* (a: number): Generator<number> {
    while (free[members[a]![first[a]!]!] === 0) first[a]!++
    for (let at = first[a]!; at < members[a]!.length; at++) if (free[members[a]![at]!] === 1) yield members[a]![at]!
  }
  const partnerOf = (v: number, b: number): number | null => {
    for (const w of freeFrom(b)) if (w !== v && !missing[v]!.has(w)) return w
    return null
  }
  const pairs: (readonly [number, number])[] = []
  for (let a = 0; a < members.length; a++)
    for (let b = a; b < members.length; b++) {
      let wanted = Math.floor(doubledPairs(a, b) / 2)
      if (wanted === 0) continue
      for (const v of freeFrom(a)) {
        const w = partnerOf(v, b)
        if (w === null) continue
        free[v] = free[w] = 0
        pairs.push([v, w])
        if (--wanted === 0) break
      }
    }
  return { duals, pairs }
}

/** Among the edges that the duals of the classes just pay for; null where these leave somebody alone who must not be. */
const withinPaid = ({ classOf, limbs, weight, missing }: ClassedGraph, start: Start, extra: number): LexicographicMatching | null => {
  const classes = countOf(classOf)
  const dual = (a: number): Float64Array => start.duals.subarray(a * limbs, (a + 1) * limbs)
  const needed = Array.from({ length: classes }, (_, a) => (dual(a).some((u) => u !== 0) ? 1 : 0))
  const paid = (a: number, b: number): boolean => weight(a, b)?.every((x, l) => dual(a)[l]! + dual(b)[l]! === 2 * x) ?? false
  const matching = new LexicographicMatching(classOf.length, 1 + extra)
  setEdges(matching, classOf, classes, missing, (a, b) => (paid(a, b) ? [needed[a]! + needed[b]!] : null))
  const duals = new Float64Array(classOf.length * (1 + extra))
  for (const [v, a] of classOf.entries()) duals[v * (1 + extra)] = 2 * needed[a]!
  matching.solveFrom(duals, start.pairs)
  if (classOf.some((a, v) => needed[a] === 1 && matching.mate[v] === -1)) return null
  matching.paidClasses = { classOf, joined: paid, needed: needed.map((each) => each === 1) }
  return matching
}

const withAll = ({ classOf, limbs, weight, missing }: ClassedGraph, start: Start | null, extra: number): LexicographicMatching => {
  const matching = new LexicographicMatching(classOf.length, limbs + extra)
  setEdges(matching, classOf, countOf(classOf), missing, weight)
  if (start === null) {
    matching.solve()
    return matching
  }
  const duals = new Float64Array(classOf.length * (limbs + extra))
  for (const [v, a] of classOf.entries()) duals.set(start.duals.subarray(a * limbs, (a + 1) * limbs), v * (limbs + extra))
  matching.solveFrom(duals, start.pairs)
  return matching
}

const countOf = (classOf: readonly number[]): number => classOf.reduce((most, a) => Math.max(most, a + 1), 0)

const setEdges = (
  matching: LexicographicMatching,
  classOf: readonly number[],
  classes: number,
  missing: ClassedGraph['missing'],
  weight: (a: number, b: number) => ArrayLike<number> | null,
): void => {
  matching.setEdgesOfClasses(Int32Array.from(classOf), classes, weight)
  for (const [v, others] of missing.entries()) for (const w of others) matching.removeEdge(v, w)
}
