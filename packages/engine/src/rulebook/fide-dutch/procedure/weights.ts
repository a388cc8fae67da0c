import { layOut, pack } from '../../../matching/weight-layout.ts'
import type { PairWeights } from '../matching-over.ts'
import { sortIntoKinds } from '../sort-into-kinds.ts'
import type { MayMeet } from './bracket.ts'
import type { CostField, Vertex } from './cost-field.ts'

/** Costs as packed weights between kinds of players; players of one kind are alike in everything but whom they have met. */
export type Weights = PairWeights & { readonly vertices: readonly Vertex[] }

/** A field must not tell apart players whose vertices agree in region, origin, score, preference, floats, bye and topscorer. */
export const weightsOf = (vertices: readonly Vertex[], fields: readonly CostField[], mayMeet: MayMeet): Weights => {
  const { kindOf, kinds } = sortIntoKinds(vertices, keyOf)
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
    size: vertices.length,
    limbs: layout.limbs,
    mayPair: (i, j) => mayMeet(vertices[i]!.player, vertices[j]!.player),
    weight: (i, j) => table[kindOf[i]!]![kindOf[j]!]!,
  }
}

const keyOf = ({ player, region, incoming }: Vertex): string =>
  [
    region,
    incoming,
    player.score,
    player.preference.colour,
    player.preference.strength,
    player.topscorer,
    player.mayTakeBye,
    player.floatLastRound,
    player.floatTwoRoundsAgo,
  ].join()
