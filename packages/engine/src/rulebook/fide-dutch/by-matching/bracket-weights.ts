import { weightTable } from '../../../matching/weight-table.ts'
import type { Bracket } from '../bracket.ts'
import type { CriteriaEdition } from '../edition.ts'
import type { LookAhead } from '../look-ahead.ts'
import { fieldsOf } from './cost-fields.ts'
import { bothMovedDown, kindsOf, type Vertex, verticesOf } from './kinds.ts'
import type { PairWeights } from './matching-over.ts'

/** The criteria of a bracket as packed weights between kinds of players; bracket, next, rest, in this order. */
export const bracketWeights = (bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition): PairWeights => {
  const vertices = verticesOf(bracket, ahead)
  const { kindOf, kinds } = kindsOf(vertices, ahead, edition.criteria)
  const fields = fieldsOf(bracket, ahead, edition, kinds)
  // Two MDPs do not meet in the bracket (B.2), but further down they may, for all that completing the round asks.
  const allowed = (a: Vertex, b: Vertex): boolean =>
    edition.coloursAllow(a.player, b.player) && (!bothMovedDown(a, b) || (ahead.mustComplete && !bracket.last))
  const alone = kinds.map((a) => fields.map((field) => field.ofAlone(a)))
  const nothing = new Float64Array(fields.length)
  const table = weightTable(vertices.length, alone, (a, b) => {
    const first = kinds[a]!
    const second = kinds[b]!
    if (!allowed(first, second)) return null
    // Further down than the following bracket no article looks: only that everybody be paired.
    if (first.region === 'rest' && second.region === 'rest') return nothing
    return fields.map((field) => field.ofPair(first, second))
  })
  return { players: vertices.map((vertex) => vertex.player), limbs: table.limbs, kindOf, weight: table.weight }
}
