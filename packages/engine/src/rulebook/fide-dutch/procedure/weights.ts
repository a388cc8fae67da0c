import { weightTable } from '../../../matching/weight-table.ts'
import type { PairWeights } from '../by-matching/matching-over.ts'
import { sortIntoKinds, type Trait } from '../by-matching/sort-into-kinds.ts'
import type { DutchEdition } from '../edition.ts'
import type { CostField, Vertex } from './cost-field.ts'

/** Costs as packed weights between kinds of players. A field must not tell apart players who agree in all of these `traits`, nor must colours. */
export const weightsOf = (vertices: readonly Vertex[], fields: readonly CostField[], { coloursAllow }: DutchEdition): PairWeights => {
  const { kindOf, kinds } = sortIntoKinds(vertices, traits)
  const alone = kinds.map((kind) => fields.map((field) => field.ofAlone(kind)))
  const table = weightTable(vertices.length, alone, (a, b) =>
    coloursAllow(kinds[a]!.player, kinds[b]!.player) ? fields.map((field) => field.ofPair(kinds[a]!, kinds[b]!)) : null,
  )
  return { players: vertices.map(({ player }) => player), limbs: table.limbs, kindOf, weight: table.weight }
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
