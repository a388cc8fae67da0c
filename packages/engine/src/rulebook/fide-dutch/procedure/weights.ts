import { LexicographicMatching } from '../../../matching/lexicographic-matching.ts'
import { layOut, pack } from '../../../matching/weight-layout.ts'
import type { MayMeet } from './bracket.ts'
import type { CostField, Vertex } from './cost-field.ts'

/** Costs as packed weights between kinds of players; players of one kind are alike in everything but whom they have met. */
export type Weights = {
  readonly vertices: readonly Vertex[]
  readonly limbs: number
  readonly mayPair: (i: number, j: number) => boolean
  readonly weight: (i: number, j: number) => Float64Array
}

/** A field must not tell apart players whose vertices agree in region, origin, score, preference, floats, bye and topscorer. */
export const weightsOf = (vertices: readonly Vertex[], fields: readonly CostField[], mayMeet: MayMeet): Weights => {
  const { kindOf, kinds } = sortIntoKinds(vertices)
  const raw = kinds.map((a) => kinds.map((b) => fields.map((field) => field.ofPair(a, b))))
  const alone = kinds.map((a) => fields.map((field) => field.ofAlone(a)))
  // A field that is zero everywhere decides nothing and takes no room.
  const used = fields.flatMap((_, f) => (alone.some((v) => v[f] !== 0) || raw.some((row) => row.some((v) => v[f] !== 0)) ? [f] : []))
  const ranges = used.map((f) => {
    const most = Math.max(...alone.map((values) => values[f]!), ...raw.flatMap((row) => row.map((values) => values[f]! / 2)))
    return Math.ceil(most * vertices.length)
  })
  const layout = layOut(ranges)
  const saved = (a: number, b: number): readonly number[] => used.map((f) => alone[a]![f]! + alone[b]![f]! - raw[a]![b]![f]!)
  const table = kinds.map((_, a) =>
    kinds.map((_, b) => {
      const vector = new Float64Array(layout.limbs)
      pack(layout, saved(a, b), 1, vector)
      return vector
    }),
  )
  return {
    vertices,
    limbs: layout.limbs,
    mayPair: (i, j) => mayMeet(vertices[i]!.player, vertices[j]!.player),
    weight: (i, j) => table[kindOf[i]!]![kindOf[j]!]!,
  }
}

const sortIntoKinds = (vertices: readonly Vertex[]): { kindOf: readonly number[]; kinds: readonly Vertex[] } => {
  const index = new Map<string, number>()
  const kinds: Vertex[] = []
  const kindOf = vertices.map((vertex) => {
    const { player, region, incoming } = vertex
    const { score, preference, topscorer, mayTakeBye, floatLastRound, floatTwoRoundsAgo } = player
    const key = [
      region,
      incoming,
      score,
      preference.colour,
      preference.strength,
      topscorer,
      mayTakeBye,
      floatLastRound,
      floatTwoRoundsAgo,
    ].join()
    const known = index.get(key)
    if (known !== undefined) return known
    index.set(key, kinds.length)
    kinds.push(vertex)
    return kinds.length - 1
  })
  return { kindOf, kinds }
}

/** A matching over some players of the problem, with `extra` limbs below the costs. Vertex v of it is vertices[v]. */
export const matchingOver = (
  weights: Weights,
  vertices: readonly number[],
  extra: number,
  extraWeight: (i: number, j: number, into: Float64Array, at: number) => void = () => {},
): LexicographicMatching => {
  const limbs = weights.limbs + extra
  const matching = new LexicographicMatching(vertices.length, limbs)
  const vector = new Float64Array(limbs)
  for (let v = 0; v < vertices.length; v++) {
    for (let w = v + 1; w < vertices.length; w++) {
      const i = vertices[v]!
      const j = vertices[w]!
      if (!weights.mayPair(i, j)) continue
      vector.fill(0)
      vector.set(weights.weight(i, j))
      extraWeight(i, j, vector, weights.limbs)
      matching.setEdge(v, w, vector)
    }
  }
  matching.solve()
  return matching
}
