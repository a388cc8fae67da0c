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

type Refinement = {
  /** Who may not be paired here besides. */
  readonly mayPair?: (i: number, j: number) => boolean
  /** Fills the extra limbs, the first of which is at `at`; they are zero before. */
  readonly extraWeight?: (i: number, j: number, into: Float64Array, at: number) => void
}

/** The best matching over some of the players, with `extra` limbs below their weights. Vertex v of it is player vertices[v]. */
export const matchingOver = (
  weights: PairWeights,
  vertices: readonly number[],
  extra: number,
  { mayPair, extraWeight }: Refinement = {},
): LexicographicMatching => {
  const limbs = weights.limbs + extra
  const matching = new LexicographicMatching(vertices.length, limbs)
  const vector = new Float64Array(limbs)
  for (let v = 0; v < vertices.length; v++) {
    for (let w = v + 1; w < vertices.length; w++) {
      const i = vertices[v]!
      const j = vertices[w]!
      if (!weights.mayPair(i, j) || mayPair?.(i, j) === false) continue
      vector.set(weights.weight(i, j))
      vector.fill(0, weights.limbs)
      extraWeight?.(i, j, vector, weights.limbs)
      matching.setEdge(v, w, vector)
    }
  }
  matching.solve()
  return matching
}
