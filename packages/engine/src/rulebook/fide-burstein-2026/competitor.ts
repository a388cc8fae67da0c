import type { Colour } from '../../model/colour.ts'
import type { PairingNumber, PlayerId } from '../../model/ids.ts'
import type { Points } from '../../model/points.ts'
import type { ColourPreference } from '../fide-dutch/colour-preference.ts'

/** A player to be paired, with everything that articles ask about it. */
export type Competitor = {
  readonly id: PlayerId
  /** The TPN (1.1). */
  readonly pairingNumber: PairingNumber
  /** Virtual points included (C.04.7 1.5). */
  readonly score: Points
  /** Games played over the board (3.1.4). */
  readonly games: number
  /** Of games played, oldest first (C.04.2 3.4). */
  readonly colours: readonly Colour[]
  readonly preference: ColourPreference
  /** The Index (1.8.1), in tenths, and in tenths times tenths. */
  readonly buchholz: number
  readonly sonnebornBerger: number
  /** Whom it has met, and whom the organiser keeps apart from it. */
  readonly met: ReadonlySet<PlayerId>
  /** C2. */
  readonly mayTakeBye: boolean
  /** What is odd or even in 5.2.1. */
  readonly parityNumber: number
}

/** Who meets whom, the higher ranked first. */
export type Pair = { readonly higher: Competitor; readonly lower: Competitor }

/** Burstein 1.8, 1.8.1, 1.8.2, 4.1: by Buchholz, then Sonneborn-Berger, the higher first, then by TPN. Scores are not asked. */
export const byRank = (a: Competitor, b: Competitor): number =>
  b.buchholz - a.buchholz || b.sonnebornBerger - a.sonnebornBerger || a.pairingNumber - b.pairingNumber

/** Everybody but those who are gone. */
export const without = (all: readonly Competitor[], gone: readonly Competitor[]): readonly Competitor[] => {
  const left = new Set(gone)
  return all.filter((one) => !left.has(one))
}

/** Burstein 1.2, 1.2.1: scoregroups from the top, each by rank. */
export const scoregroupsOf = (players: readonly Competitor[]): readonly (readonly Competitor[])[] =>
  [...new Set(players.map(({ score }) => score))]
    .sort((a, b) => b - a)
    .map((score) => players.filter((one) => one.score === score).toSorted(byRank))
