import type { Colour } from '../../model/colour.ts'
import type { PairingNumber, PlayerId } from '../../model/ids.ts'
import type { Points } from '../../model/points.ts'
import type { ColourPreference } from '../fide-dutch/colour-preference.ts'

/** A player to be paired, with everything that articles ask about it. */
export type Competitor = {
  readonly id: PlayerId
  /** The smallest is the highest numbered player of the text (4.2). */
  readonly pairingNumber: PairingNumber
  /** Virtual points included (C.04.7 1.5). */
  readonly score: Points
  /** Asked for in Maxi tournaments alone; 0 for none. */
  readonly rating: number
  /** Of games played, oldest first (C.04.2 3.4). */
  readonly colours: readonly Colour[]
  /** The colour due; absolute where it must be had (2.1). */
  readonly preference: ColourPreference
  /** Whom it has met, and whom the organiser keeps apart from it. */
  readonly met: ReadonlySet<PlayerId>
  /** 3.10. */
  readonly floatedLast: boolean
  /** C.04.1 4. */
  readonly mayTakeBye: boolean
  /** What is odd or even in 7.2. */
  readonly parityNumber: number
}

/** Who meets whom: `first` is the floater, or who is scrutinised. */
export type Pair = { readonly first: Competitor; readonly second: Competitor }

/** By rank: score, then number. */
export const byRank = (a: Competitor, b: Competitor): number => b.score - a.score || a.pairingNumber - b.pairingNumber

/** Everybody but those who are gone. */
export const without = (all: readonly Competitor[], gone: readonly Competitor[]): readonly Competitor[] => {
  const left = new Set(gone)
  return all.filter((one) => !left.has(one))
}
