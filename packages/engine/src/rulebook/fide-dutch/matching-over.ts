import { LexicographicMatching } from '../../matching/lexicographic-matching.ts'

/** What criteria or requirements say of pairing two players, by their positions. */
export type PairWeights = {
  /** Number of players: those of the bracket, then those below who are looked at. */
  readonly size: number
  readonly limbs: number
  readonly mayPair: (i: number, j: number) => boolean
  /** Weight of pairing i and j; valid until the next call. */
  readonly weight: (i: number, j: number) => Float64Array
}

/** The best matching over some of the players, with `extra` limbs below their weights, still zero. Vertex v of it is player vertices[v]. */
export const matchingOver = (
  weights: PairWeights,
  vertices: readonly number[],
  extra: number,
  mayPair: (i: number, j: number) => boolean = () => true,
): LexicographicMatching => {
  const limbs = weights.limbs + extra
  const matching = new LexicographicMatching(vertices.length, limbs)
  const vector = new Float64Array(limbs)
  for (let v = 0; v < vertices.length; v++) {
    for (let w = v + 1; w < vertices.length; w++) {
      const i = vertices[v]!
      const j = vertices[w]!
      if (!weights.mayPair(i, j) || !mayPair(i, j)) continue
      vector.set(weights.weight(i, j))
      matching.setEdge(v, w, vector)
    }
  }
  matching.solve()
  return matching
}
