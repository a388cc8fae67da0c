import type { Pair } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import type { Exchange } from './exchanges.ts'

/** A homogeneous bracket, or a remainder, as divided and ordered for one candidate. BSNs count from 1 within `players`. */
export type Arrangement = {
  readonly players: readonly Competitor[]
  /** D.2, applied to the original subgroups; empty when they are as B.2 makes them. */
  readonly exchange: Exchange
  readonly s1: readonly number[]
  /** As transposed (D.1): the first |S1| are the opponents, the others downfloat. */
  readonly s2: readonly number[]
}

/** The MDP-Pairing of a heterogeneous bracket (B.3). BSNs count from 1 within the bracket. */
export type MdpPairing = {
  readonly s1: readonly number[]
  /** All residents as transposed (D.1): the first |S1| are the opponents, the others form the remainder. */
  readonly s2: readonly number[]
  readonly limbo: readonly number[]
}

/** FIDE Dutch 2017 B.3, 2026 3.3: pairs and downfloaters, and how they came about. */
export type Candidate = {
  /** null in a homogeneous bracket. */
  readonly mdpPairing: MdpPairing | null
  /** The homogeneous bracket itself, or the remainder: S1R and S2R. */
  readonly arrangement: Arrangement
  /** In the order of S1, then of S1R. */
  readonly pairs: readonly Pair[]
  /** In the order of A.2: the Limbo, then the residents left over. */
  readonly downfloaters: readonly Competitor[]
}
