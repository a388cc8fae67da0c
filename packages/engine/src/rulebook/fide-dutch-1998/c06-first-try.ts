import type { Pair } from '../fide-dutch/bracket.ts'
import type { ProcedureBracket } from '../fide-dutch/procedure/bracket.ts'
import { leastUnfulfilled } from './a08-x.ts'
import { isUnfulfilled } from './b04-unfulfilled.ts'
import { mayFloat } from './b05-floats.ts'
import type { Demand } from './demand.ts'
import { mayMeet } from './edition.ts'
import type { GroupPairing } from './pair-group.ts'

/**
 * FIDE Dutch 1998, C.6 for the first time in a homogeneous bracket: S1 against S2 as they stand; in round 1 that is all there is (F.4). When that
 * makes all pairs with x as A.8 has it and B.5, B.6 in force, the procedure ends there; null otherwise.
 */
export const firstTry = (bracket: ProcedureBracket, demand: Demand): GroupPairing | null => {
  const { players } = bracket
  if (bracket.incoming > 0 || bracket.incompatible.length > 0 || demand.next.length + demand.rest.length > 0) return null
  const half = Math.floor(players.length / 2)
  const pairs = Array.from({ length: half }, (_, i): Pair => ({ higher: players[i]!, lower: players[half + i]! }))
  if (!pairs.every(({ higher, lower }) => mayMeet(higher, lower))) return null
  const downfloaters = players.slice(2 * half)
  const unfulfilled = pairs.filter(({ higher, lower }) => isUnfulfilled(higher, lower)).length
  if (unfulfilled > leastUnfulfilled(players, half) || !downfloaters.every((player) => mayFloat(player, 'down', 0))) return null
  const result = { pairs, downfloaters }
  return demand.met(result) ? { result, pairs: half, unfulfilled, level: 0 } : null
}
