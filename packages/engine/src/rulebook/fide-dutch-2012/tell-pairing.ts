import type { BracketResult, ProcedureBracket } from '../fide-dutch/procedure/bracket.ts'
import { type Trace, tell } from '../fide-dutch/procedure/trace.ts'
import { leastPairs } from './a08-least-pairs.ts'
import { requirementsOf } from './requirements/index.ts'
import type { Member } from './requirements/requirement.ts'

/** What the procedure did in a bracket: the requirements C.10 lowered and for how many pairs, P1 of C.14, the pairing. */
export const tellPairing = (trace: Trace | undefined, bracket: ProcedureBracket, result: BracketResult, round: number): void => {
  if (trace === undefined || bracket.players.length === 0) return
  const score = bracket.players.at(-1)!.score
  const pairs = result.pairs.length
  const wanted = Math.floor(bracket.players.length / 2)
  if (pairs < wanted) tell(trace, { kind: 'fewer-pairs', article: 'C.14', score, pairs, wanted })
  const s1 = new Set(bracket.players.slice(0, bracket.movedDown))
  const above = new Set(bracket.players.slice(0, bracket.incoming))
  const member = (player: Member['player']): Member => ({ player, incoming: above.has(player), inS1: s1.has(player) })
  // Whom C.1 moved down, no requirement was asked about.
  const leaving = result.downfloaters.filter((player) => !bracket.incompatible.includes(player))
  const { x1, z1 } = leastPairs(bracket.players, pairs, round)
  const allowed: Readonly<Record<string, number>> = { X: x1, Z: z1 ?? 0 }
  for (const { article, name, ofPair, ofDownfloater } of requirementsOf(round)) {
    const broken =
      result.pairs.reduce((sum, { higher, lower }) => sum + ofPair(member(higher), member(lower)), 0) +
      leaving.reduce((sum, player) => sum + ofDownfloater(member(player)), 0)
    const by = broken - (allowed[name] ?? 0)
    if (by > 0) tell(trace, { kind: 'lowered', article, requirement: name, score, by })
  }
  tell(trace, {
    kind: 'paired',
    article: 'C.6',
    score,
    treatment: bracket.movedDown > 0 ? 'heterogeneous' : 'homogeneous',
    pairs: result.pairs.map(({ higher, lower }) => [higher.id, lower.id] as const),
    downfloaters: result.downfloaters.map((player) => player.id),
  })
}
