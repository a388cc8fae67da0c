import type { ProcedureBracket } from './bracket.ts'
import { type Trace, tell } from './trace.ts'

/** A bracket as the procedure takes it up (C.1, C.2). `least` counts heads for a number of pairs (A.8). */
export const tellBracket = (
  trace: Trace | undefined,
  bracket: ProcedureBracket,
  least: (pairs: number) => { readonly x1: number; readonly z1: number | null },
): void => {
  if (trace === undefined) return
  const { players, incompatible, incoming, movedDown } = bracket
  const score = (players.at(-1) ?? incompatible.at(-1))!.score
  if (incompatible.length > 0) tell(trace, { kind: 'incompatible', article: 'C.1', score, movedDown: incompatible.map(({ id }) => id) })
  if (players.length === 0) return
  const pairs = Math.floor(players.length / 2)
  const { x1, z1 } = least(pairs)
  tell(trace, {
    kind: 'bracket',
    article: 'C.2',
    score,
    treatment: movedDown > 0 ? 'heterogeneous' : 'homogeneous',
    fromAbove: players.slice(0, incoming).map(({ id }) => id),
    residents: players.slice(incoming).map(({ id }) => id),
    pairs,
    x: x1,
    z: z1,
  })
}
