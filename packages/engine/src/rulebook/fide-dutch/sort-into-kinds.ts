/** Vertices of one kind are alike in everything that weights ask; they differ only in whom they have met. */
export type Kinds<Vertex> = {
  /** Kind of each vertex. */
  readonly kindOf: readonly number[]
  /** One vertex of each kind. */
  readonly kinds: readonly Vertex[]
}

/** So that weights are worked out once for a pair of kinds, not once for a pair of players. */
export const sortIntoKinds = <Vertex>(vertices: readonly Vertex[], keyOf: (vertex: Vertex) => string): Kinds<Vertex> => {
  const index = new Map<string, number>()
  const kinds: Vertex[] = []
  const kindOf = vertices.map((vertex) => {
    const key = keyOf(vertex)
    const known = index.get(key)
    if (known !== undefined) return known
    index.set(key, kinds.length)
    kinds.push(vertex)
    return kinds.length - 1
  })
  return { kindOf, kinds }
}
