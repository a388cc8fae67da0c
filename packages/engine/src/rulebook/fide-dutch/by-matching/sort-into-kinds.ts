/** Vertices of one kind are alike in everything that weights ask; they differ only in whom they have met. */
export type Kinds<Vertex> = {
  /** Kind of each vertex. */
  readonly kindOf: readonly number[]
  /** One vertex of each kind. */
  readonly kinds: readonly Vertex[]
}

/** What vertices of one kind have in common; undefined where it is not asked. */
export type Trait<Vertex> = (vertex: Vertex) => string | number | boolean | null | undefined

/** So that weights are worked out once for a pair of kinds, not once for a pair of players. Every trait divides the kinds that those before it make. */
export const sortIntoKinds = <Vertex>(vertices: readonly Vertex[], traits: readonly Trait<Vertex>[]): Kinds<Vertex> => {
  const kindOf = new Array<number>(vertices.length).fill(0)
  const values = new Array<number>(vertices.length)
  for (const trait of traits) {
    const known = new Map<ReturnType<Trait<Vertex>>, number>()
    for (let i = 0; i < vertices.length; i++) values[i] = numberOf(trait(vertices[i]!), known)
    if (known.size === 1) continue
    const divided = new Map<number, number>()
    for (let i = 0; i < vertices.length; i++) kindOf[i] = numberOf(kindOf[i]! * known.size + values[i]!, divided)
  }
  const kinds: Vertex[] = []
  for (let i = 0; i < vertices.length; i++) kinds[kindOf[i]!] ??= vertices[i]!
  return { kindOf, kinds }
}

/** Values are numbered as they first come up. */
const numberOf = <Value>(value: Value, known: Map<Value, number>): number => {
  const number = known.get(value)
  if (number !== undefined) return number
  known.set(value, known.size)
  return known.size - 1
}
