import type { Pair } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'

/**
 * FIDE Dutch 1998 A.3, C.1, 2012 A.3, A.6, C.1: a score bracket as the procedure takes it up.
 *
 * Whoever has no opponent in it has been moved down by C.1 already. At least half of the rest having come from above, it is treated as
 * homogeneous: `movedDown` is then 0 though `incoming` is not.
 */
export type ProcedureBracket = {
  /** In the order of A.2, those from above first. */
  readonly players: readonly Competitor[]
  /** C.1: moved down at once. Never in the lowest bracket. */
  readonly incompatible: readonly Competitor[]
  /** M0: how many of `players` form S1 of a heterogeneous bracket. */
  readonly movedDown: number
  /** How many of `players` came from above, whatever the treatment. */
  readonly incoming: number
  readonly lowest: boolean
  /** C.13: made of several score brackets. */
  readonly joined: boolean
}

export type BracketResult = { readonly pairs: readonly Pair[]; readonly downfloaters: readonly Competitor[] }

export type MayMeet = (a: Competitor, b: Competitor) => boolean

/** FIDE Dutch 1998 A.3, C.1, 2012 A.3, A.6, C.1: whoever can meet nobody is moved down, and half of the others from above make it homogeneous. */
export const formBracket = (
  fromAbove: readonly Competitor[],
  residents: readonly Competitor[],
  mayMeet: MayMeet,
  kind: { readonly lowest: boolean; readonly joined?: boolean },
): ProcedureBracket => {
  const all = [...fromAbove, ...residents]
  const alone = new Set(kind.lowest ? [] : all.filter((player) => !all.some((other) => other !== player && mayMeet(player, other))))
  const players = all.filter((player) => !alone.has(player))
  const incoming = fromAbove.filter((player) => !alone.has(player)).length
  return {
    players,
    incompatible: [...alone],
    movedDown: 2 * incoming < players.length ? incoming : 0,
    incoming,
    lowest: kind.lowest,
    joined: kind.joined ?? false,
  }
}
