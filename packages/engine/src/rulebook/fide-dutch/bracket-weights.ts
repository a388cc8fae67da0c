import { layOut, pack } from '../../matching/weight-layout.ts'
import type { Bracket } from './bracket.ts'
import type { Competitor } from './competitor.ts'
import { fieldsOf } from './cost-fields.ts'
import type { DutchEdition } from './edition.ts'
import { bothMovedDown, type Region, sortIntoKinds, type Vertex, verticesOf } from './kinds.ts'
import type { LookAhead } from './look-ahead.ts'
import { haveNotMet } from './no-rematch.ts'

/** The criteria of a bracket as packed weights between kinds of players; players of one kind are alike in everything but whom they have met. */
export type BracketWeights = {
  /** Bracket, next, rest, in this order. */
  readonly players: readonly Competitor[]
  readonly regions: readonly Region[]
  readonly limbs: number
  readonly mayPair: (i: number, j: number) => boolean
  /** Weight of pairing i and j; valid until the next call. */
  readonly weight: (i: number, j: number) => Float64Array
}

export const bracketWeights = (bracket: Bracket, ahead: LookAhead, edition: DutchEdition): BracketWeights => {
  const vertices = verticesOf(bracket, ahead)
  const { kindOf, kinds } = sortIntoKinds(vertices, ahead)
  const fields = fieldsOf(bracket, ahead, edition, kinds)
  // Two MDPs do not meet in the bracket (B.2), but further down they may, for all that completing the round asks.
  const allowed = (a: Vertex, b: Vertex): boolean =>
    edition.coloursAllow(a.player, b.player) && (!bothMovedDown(a, b) || (ahead.mustComplete && !bracket.last))
  const raw = kinds.map((a) => kinds.map((b) => (allowed(a, b) ? fields.map((field) => field.ofPair(a, b)) : null)))
  const alone = kinds.map((a) => fields.map((field) => field.ofAlone(a)))

  // A field that is zero everywhere decides nothing and takes no room.
  const used = fields
    .map((_, f) => f)
    .filter((f) => alone.some((values) => values[f] !== 0) || raw.some((row) => row.some((values) => values !== null && values[f] !== 0)))
  const ranges = used.map((f) => {
    const most = Math.max(...alone.map((values) => values[f]!), ...raw.flatMap((row) => row.map((values) => (values?.[f] ?? 0) / 2)))
    return Math.ceil(most * vertices.length)
  })
  const layout = layOut(ranges)
  const table = raw.map((row, a) =>
    row.map((values, b) => {
      if (values === null) return null
      const vector = new Float64Array(layout.limbs)
      pack(
        layout,
        used.map((f) => alone[a]![f]! + alone[b]![f]! - values[f]!),
        1,
        vector,
      )
      return vector
    }),
  )
  return {
    players: vertices.map((vertex) => vertex.player),
    regions: vertices.map((vertex) => vertex.region),
    limbs: layout.limbs,
    mayPair: (i, j) => table[kindOf[i]!]![kindOf[j]!] !== null && haveNotMet(vertices[i]!.player, vertices[j]!.player),
    weight: (i, j) => table[kindOf[i]!]![kindOf[j]!]!,
  }
}
