import type { ProcedureBracket } from '../fide-dutch/procedure/bracket.ts'
import { type Trace, tell } from '../fide-dutch/procedure/trace.ts'
import { leastUnfulfilled } from './a08-x.ts'
import type { BracketPairing } from './pair-bracket.ts'

/** What the procedure did in a bracket: what C.9 to C.11 gave up, p of C.14, the pairing. */
export const tellPairing = (trace: Trace | undefined, bracket: ProcedureBracket, pairing: BracketPairing): void => {
  if (trace === undefined || bracket.players.length === 0) return
  const score = bracket.players.at(-1)!.score
  const { result, x, downLevel, upLevel } = pairing
  const pairs = result.pairs.length
  const wanted = Math.floor(bracket.players.length / 2)
  if (pairs < wanted) tell(trace, { kind: 'fewer-pairs', article: 'C.14', score, pairs, wanted })
  const by = x - leastUnfulfilled(bracket.players, pairs)
  if (by > 0) tell(trace, { kind: 'lowered', article: 'C.11', requirement: 'x', score, by })
  for (const [level, article, direction] of [[downLevel, 'C.9', 'down'] as const, [upLevel, 'C.10', 'up'] as const]) {
    if (level > 0) tell(trace, { kind: 'lowered', article, requirement: `B6 ${direction}`, score, by: 1 })
    if (level > 1) tell(trace, { kind: 'lowered', article, requirement: `B5 ${direction}`, score, by: 1 })
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
