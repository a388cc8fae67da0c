import { LexicographicMatching } from '../../matching/lexicographic-matching.ts'
import { layOut, pack } from '../../matching/weight-layout.ts'
import { mayMeet } from './c01-no-rematch.ts'
import type { Competitor } from './competitor.ts'

/** What a pair costs, one number a criterion, most important first; none is more than one. */
export type PairCosts = (a: Competitor, b: Competitor) => readonly number[]

/**
 * Everybody paired under C1 at the least cost, with a limb of weights to spare for further wishes; null where not everybody can be. Another pair is worth more than
 * any cost.
 */
export const cheapestMatching = (players: readonly Competitor[], fields: number, costs: PairCosts): LexicographicMatching | null => {
  const size = players.length
  const layout = layOut(Array<number>(fields + 1).fill(size))
  const matching = new LexicographicMatching(size, layout.limbs + 1)
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) {
      if (!mayMeet(players[i]!, players[j]!)) continue
      const weight = new Float64Array(layout.limbs + 1)
      pack(layout, [-1, ...costs(players[i]!, players[j]!)], -1, weight)
      matching.setEdge(i, j, weight)
    }
  matching.solve()
  return matching.mate.includes(-1) ? null : matching
}
