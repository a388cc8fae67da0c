import type { Points } from '../../model/points.ts'
import type { Competitor } from './competitor.ts'

/**
 * FIDE Dutch 2017 A.3, A.9, 2026 1.3: a group of players to be paired together.
 *
 * - `normal`: the residents of one scoregroup, and whoever floated down into it.
 * - `penultimate`: the PPB, paired again after a failed completion test; its downfloaters must let everybody below be paired.
 * - `collapsed`: the CLB, everybody below the PPB at once; residents may differ in score.
 */
const bracketKinds = ['normal', 'penultimate', 'collapsed'] as const
export type BracketKind = (typeof bracketKinds)[number]

export type Bracket = {
  readonly kind: BracketKind
  /** In the order of A.2. The first `movedDown` are the MDPs; position + 1 is the BSN of section D. */
  readonly players: readonly Competitor[]
  /** M0 (B.1.a). */
  readonly movedDown: number
  /** Nobody is below: whoever stays unpaired gets the pairing-allocated bye. */
  readonly last: boolean
  /** Score of the lowest ranked player, from which the artificial value of A.8 is taken. */
  readonly lowestScore: Points
}

/** A pair or a downfloater of a candidate is judged within its bracket; `higher` outranks `lower`. */
export type Pair = { readonly higher: Competitor; readonly lower: Competitor }

/** What came of a bracket: pairs in S1 order, and those left over in the order of A.2. */
export type BracketPairing = {
  readonly pairs: readonly Pair[]
  readonly downfloaters: readonly Competitor[]
  /** Of the downfloaters and the following scoregroup, those whom the following bracket would leave unpaired, where it was looked at. */
  readonly leftInNext: readonly Competitor[]
}

/** FIDE Dutch 2017 A.3, A.4, 2026 1.3, 1.4.1, 4.1: the downfloaters of the bracket above come first, as its MDPs, then the residents; so they are numbered. */
export const makeBracket = (
  kind: BracketKind,
  movedDown: readonly Competitor[],
  residents: readonly Competitor[],
  last: boolean,
): Bracket => {
  const players = [...movedDown, ...residents]
  return { kind, players, movedDown: movedDown.length, last, lowestScore: players.at(-1)!.score }
}
