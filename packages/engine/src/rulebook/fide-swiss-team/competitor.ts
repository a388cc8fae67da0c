import type { Colour } from '../../model/colour.ts'
import type { PairingNumber, PlayerId } from '../../model/ids.ts'
import type { Points } from '../../model/points.ts'
import type { Preference } from './colour-preference.ts'

/** A team (C.04.6) or a player (C.04.5) to be paired, with everything that articles ask about it. */
export type Competitor = {
  readonly id: PlayerId
  /** The TPN (1.1). */
  readonly pairingNumber: PairingNumber
  /** The primary score, virtual points included (C.04.7 1.5). */
  readonly score: Points
  /** C.04.6 1.2.1: the secondary score; 0 where it is not used. */
  readonly secondary: Points
  /** Matches played (3.4.3). */
  readonly matches: number
  /** Of played matches, oldest first (1.6). */
  readonly colours: readonly Colour[]
  readonly preference: Preference
  /** Whom it has met, and whom the organiser keeps apart from it. */
  readonly met: ReadonlySet<PlayerId>
  /** 1.5: a floater in the round before. */
  readonly floated: boolean
  /** C2. */
  readonly mayTakeBye: boolean
  /** What is odd or even in 4.3.1. */
  readonly parityNumber: number
}

/** 3.6.1: the top member has the smaller TPN. */
export type Pair = { readonly top: Competitor; readonly bottom: Competitor }

/** C.04.6 3.5.3, C.04.5 1.2, 3.5.3: by score, then by TPN. */
export const byScore = (a: Competitor, b: Competitor): number => b.score - a.score || a.pairingNumber - b.pairingNumber

export const byNumber = (a: Competitor, b: Competitor): number => a.pairingNumber - b.pairingNumber

/** Everybody but those who are gone. */
export const without = (all: readonly Competitor[], gone: readonly Competitor[]): readonly Competitor[] => {
  const left = new Set(gone)
  return all.filter((one) => !left.has(one))
}
