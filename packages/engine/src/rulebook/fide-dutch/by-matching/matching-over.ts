import { bestMatching } from '../../../matching/best-matching.ts'
import type { LexicographicMatching } from '../../../matching/lexicographic-matching.ts'
import type { Competitor } from '../competitor.ts'
import { metAmong, shareGroup } from '../no-rematch.ts'
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

/**
 * The best matching over some of the players, with `extra` limbs below those that keep it the best, still zero. Vertex v of it is player vertices[v].
 */
export const matchingOver = (
  { players, limbs, kindOf, weight }: PairWeights,
  vertices: readonly number[],
  extra: number,
  parts: Parts = oneForAll,
): LexicographicMatching => {
  const { kindOf: classOf, kinds } = sortIntoKinds(vertices, [(i) => kindOf[i]!, parts.of, (i) => players[i]!.groups.join()])
  const ofClasses = (a: number, b: number): Float64Array | null => {
    const [i, j] = [kinds[a]!, kinds[b]!]
    return parts.meet(parts.of(i), parts.of(j)) && !shareGroup(players[i]!, players[j]!) ? weight(kindOf[i]!, kindOf[j]!) : null
  }
  return bestMatching({ classOf, limbs, weight: ofClasses, missing: metAmong(vertices.map((i) => players[i]!)) }, extra)
}
