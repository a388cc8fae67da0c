import { weightTable } from '../../../matching/weight-table.ts'
import type { PairWeights } from '../matching-over.ts'
import { sortIntoKinds } from '../sort-into-kinds.ts'
import type { MayMeet } from './bracket.ts'
import type { CostField, Vertex } from './cost-field.ts'

/** Costs as packed weights between kinds of players; players of one kind are alike in everything but whom they have met. */
export type Weights = PairWeights & { readonly vertices: readonly Vertex[] }

/** A field must not tell apart players whose vertices agree in region, origin, score, preference, floats, bye and topscorer. */
export const weightsOf = (vertices: readonly Vertex[], fields: readonly CostField[], mayMeet: MayMeet): Weights => {
  const { kindOf, kinds } = sortIntoKinds(vertices, keyOf)
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
