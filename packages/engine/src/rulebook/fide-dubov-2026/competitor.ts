import type { Colour } from '../../model/colour.ts'
import type { PairingNumber, PlayerId } from '../../model/ids.ts'
import type { Points } from '../../model/points.ts'
import type { Preference } from './colour-preference.ts'

/** A player to be paired, with everything that articles ask about it. */
export type Competitor = {
  readonly id: PlayerId
  /** The TPN (1.2). */
  readonly pairingNumber: PairingNumber
  /** Virtual points included (C.04.7 1.5). */
  readonly score: Points
  /** Games played over the board (3.1.4). */
  readonly games: number
  /** Of games played, oldest first (C.04.2 3.4). */
  readonly colours: readonly Colour[]
  readonly preference: Preference
  /** Average rating of opponents (1.7). */
  readonly aro: number
  /** Whom it has met, and whom the organiser keeps apart from it. */
  readonly met: ReadonlySet<PlayerId>
  /** How often it has floated up. */
  readonly upfloats: number
  /** Whether that is as often as the number of rounds allows for (1.8). */
  readonly maximum: boolean
  /** Whether it floated up in the round before. */
  readonly upfloatedLast: boolean
  /** C2. */
  readonly mayTakeBye: boolean
  /** What is odd or even in 5.2.1. */
  readonly parityNumber: number
}

/** Who meets whom: one of S1, and who stands at the same place of T2. */
export type Pair = { readonly first: Competitor; readonly second: Competitor }

/** Dubov 4.2.2, 5.2.1: by score, then by TPN. */
export const byScore = (a: Competitor, b: Competitor): number => b.score - a.score || a.pairingNumber - b.pairingNumber

/** Dubov 4.4.2: by TPN. */
export const byNumber = (a: Competitor, b: Competitor): number => a.pairingNumber - b.pairingNumber

/** Dubov 3.2.5, 4.3.2: by ascending ARO, then by TPN. */
export const byAro = (a: Competitor, b: Competitor): number => a.aro - b.aro || byNumber(a, b)

/** Everybody but those who are gone. */
export const without = (all: readonly Competitor[], gone: readonly Competitor[]): readonly Competitor[] => {
  const left = new Set(gone)
  return all.filter((one) => !left.has(one))
}
