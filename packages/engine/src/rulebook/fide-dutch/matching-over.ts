import { startOf } from '../../matching/class-start.ts'
import { LexicographicMatching } from '../../matching/lexicographic-matching.ts'
import type { Competitor } from './competitor.ts'
import { haveNotMet, shareGroup } from './no-rematch.ts'
import { sortIntoKinds } from './sort-into-kinds.ts'

/** What criteria or requirements say of pairing two players, by their positions. */
export type PairWeights = {
  /** Those of the bracket, then those below who are looked at. */
  readonly players: readonly Competitor[]
  readonly limbs: number
  /** Players of one kind are alike in everything but whom they may not meet. */
  readonly kindOf: readonly number[]
  /** Weight of a pair of two kinds; null where they may not meet. */
  readonly weight: (a: number, b: number) => Float64Array | null
}

/** Vertices in parts that may not all be paired with each other. */
export type Parts = { readonly of: (i: number) => number; readonly meet: (a: number, b: number) => boolean }
const oneForAll: Parts = { of: () => 0, meet: () => true }

/** The best matching over some of the players, with `extra` limbs below their weights, still zero. Vertex v of it is player vertices[v]. */
export const matchingOver = (
  { players, limbs, kindOf, weight }: PairWeights,
  vertices: readonly number[],
  extra: number,
  parts: Parts = oneForAll,
): LexicographicMatching => {
  const matching = new LexicographicMatching(vertices.length, limbs + extra)
  const { kindOf: classOf, kinds } = sortIntoKinds(vertices, [(i) => kindOf[i]!, parts.of, (i) => players[i]!.groups.join()])
  const ofClasses = (a: number, b: number): Float64Array | null => {
    const [i, j] = [kinds[a]!, kinds[b]!]
    return parts.meet(parts.of(i), parts.of(j)) && !shareGroup(players[i]!, players[j]!) ? weight(kindOf[i]!, kindOf[j]!) : null
  }
  const table = Array.from({ length: kinds.length ** 2 }, (_, at) => ofClasses(Math.floor(at / kinds.length), at % kinds.length))
  const vector = new Float64Array(limbs + extra)
  for (let v = 0; v < vertices.length; v++) {
    const player = players[vertices[v]!]!
    for (let w = v + 1; w < vertices.length; w++) {
      const edge = table[classOf[v]! * kinds.length + classOf[w]!]!
      if (edge === null || !haveNotMet(player, players[vertices[w]!]!)) continue
      vector.set(edge)
      matching.setEdge(v, w, vector)
    }
  }
  const start = startOf(
    classOf,
    kinds.length,
    limbs,
    limbs + extra,
    (a, b) => table[a * kinds.length + b]!,
    (v, w) => matching.hasEdge(v, w),
  )
  matching.solveFrom(start.duals, start.pairs)
  return matching
}
