import type { Pair } from '../fide-dutch/bracket.ts'
import type { BracketResult, ProcedureBracket } from '../fide-dutch/procedure/bracket.ts'
import { leastPairs } from './a08-least-pairs.ts'
import type { Below } from './bracket-costs.ts'
import { mayMeet } from './edition.ts'
import { requirementsOf } from './requirements/index.ts'
import type { Member } from './requirements/requirement.ts'

/**
 * FIDE Dutch 2012, C.6 for the first time in a homogeneous bracket: S1 against S2 as they stand; in round 1 that is all there is (F.4). When that
 * makes P0 pairs and meets every requirement as set by C.3, the procedure ends there; null otherwise.
 */
export const firstTry = (bracket: ProcedureBracket, below: Below, round: number): BracketResult | null => {
  const { players } = bracket
  if (bracket.incoming > 0 || bracket.joined || bracket.incompatible.length > 0 || below.next.length + below.rest.length > 0) return null
  const half = Math.floor(players.length / 2)
  const pairs = Array.from({ length: half }, (_, i): Pair => ({ higher: players[i]!, lower: players[half + i]! }))
  const downfloaters = players.slice(2 * half)
  if (below.mustComplete && !downfloaters.every((player) => player.mayTakeBye)) return null
  if (!pairs.every(({ higher, lower }) => mayMeet(higher, lower))) return null
  const { x1, z1 } = leastPairs(players, half, round)
  const allowed: Readonly<Record<string, number>> = { X: x1, Z: z1 ?? 0 }
  const member = (player: Pair['higher']): Member => ({ player, incoming: false, inS1: false })
  for (const { name, ofPair, ofDownfloater } of requirementsOf(round)) {
    let broken = 0
    for (const { higher, lower } of pairs) broken += ofPair(member(higher), member(lower))
    for (const player of downfloaters) broken += ofDownfloater(member(player))
    if (broken > (allowed[name] ?? 0)) return null
  }
  return { pairs, downfloaters }
}
