import { bestMatching } from '../../../matching/best-matching.ts'
import { weightTable } from '../../../matching/weight-table.ts'
import { sortIntoKinds } from '../../fide-dutch/by-matching/sort-into-kinds.ts'
import type { Competitor } from '../competitor.ts'
import { denied } from '../criteria.ts'
import { coloursAllow } from '../may-meet.ts'
import { type BracketMatching, metAmong } from './bracket-matching.ts'

/**
 * Burstein C8, 4.2: a bracket with nobody from below, of which everybody is to be paired. Of an odd number one more place stands for floating, which those in `mayFloat`
 * can take. The last limb is still zero; null where somebody would be alone.
 */
export const closedMatching = (players: readonly Competitor[], mayFloat: ReadonlySet<Competitor>): BracketMatching | null => {
  const vertices: readonly (Competitor | null)[] = players.length % 2 === 0 ? players : [...players, null]
  const { kindOf, kinds } = sortIntoKinds(vertices, [
    (one) => one === null,
    (one) => one !== null && mayFloat.has(one),
    (one) => one?.preference.colour,
    (one) => one?.preference.strength === 'absolute',
  ])
  const { limbs, weight } = weightTable(
    vertices.length,
    kinds.map(() => [1, 0]),
    (a, b) => {
      const [higher, lower] = [kinds[a]!, kinds[b]!]
      if (higher === null || lower === null) return (higher ?? lower) !== null && mayFloat.has((higher ?? lower)!) ? [0, 0] : null
      return coloursAllow(higher, lower) ? [0, denied({ higher, lower })] : null
    },
  )
  const missing = vertices.length === players.length ? metAmong(players) : [...metAmong(players), new Set<number>()]
  const matching = bestMatching({ classOf: kindOf, limbs, weight, missing }, 1)
  return matching.mate.includes(-1) ? null : { players, matching }
}
