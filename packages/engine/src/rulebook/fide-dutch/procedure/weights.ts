import { weightTable } from '../../../matching/weight-table.ts'
import type { PairWeights } from '../matching-over.ts'
import { sortIntoKinds, type Trait } from '../sort-into-kinds.ts'
import type { MayMeet } from './bracket.ts'
import type { CostField, Vertex } from './cost-field.ts'

/** Costs as packed weights between kinds of players; players of one kind are alike in everything but whom they have met. */
export type Weights = PairWeights & { readonly vertices: readonly Vertex[] }

/** A field must not tell apart players who agree in all of these `traits`. */
export const weightsOf = (vertices: readonly Vertex[], fields: readonly CostField[], mayMeet: MayMeet): Weights => {
  const { kindOf, kinds } = sortIntoKinds(vertices, traits)
  const alone = kinds.map((kind) => fields.map((field) => field.ofAlone(kind)))
  const table = weightTable(vertices.length, alone, (a, b) => fields.map((field) => field.ofPair(kinds[a]!, kinds[b]!)))
  return {
    vertices,
    size: vertices.length,
    limbs: table.limbs,
    mayPair: (i, j) => mayMeet(vertices[i]!.player, vertices[j]!.player),
    weight: (i, j) => table.weight(kindOf[i]!, kindOf[j]!)!,
  }
}

const traits: readonly Trait<Vertex>[] = [
  ({ region }) => region,
  ({ incoming }) => incoming,
  ({ player }) => player.score,
  ({ player }) => player.preference.colour,
  ({ player }) => player.preference.strength,
  ({ player }) => player.topscorer,
  ({ player }) => player.mayTakeBye,
  ({ player }) => player.floatLastRound,
  ({ player }) => player.floatTwoRoundsAgo,
]
