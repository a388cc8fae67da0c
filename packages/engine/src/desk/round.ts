import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { ByeKind } from '../model/outcome.ts'
import type { Board } from '../pairing/round-pairing.ts'
import type { Receipt } from './receipt.ts'
import type { BoardResult, Report } from './result.ts'

/** Somebody without an opponent in a round, and why; `absent` leaves an empty place in the record. */
export type Unpaired = { readonly player: PlayerId; readonly bye: ByeKind | 'absent' }

/** A pairing that nobody outside has seen. */
export type Draft = {
  readonly round: RoundNumber
  readonly boards: readonly Board[]
  readonly bye: PlayerId | null
  readonly unpaired: readonly Unpaired[]
  /** What the engine made of it, kept beside a pairing changed by hand. */
  readonly engine: { readonly boards: readonly Board[]; readonly bye: PlayerId | null }
  /** "If possible" wishes that could not be kept. */
  readonly wishesDropped: readonly (readonly [PlayerId, PlayerId])[]
  readonly byHand: boolean
}

/**
 * Why a pairing made by hand is not the one the rulebook gives, though everybody has a place: the first criterion by which it is worse, the order among
 * pairings equally good, or something that no card measures.
 */
export type PairingQuality = { readonly kind: 'worse' | 'later' | 'other'; readonly article: string | null }

export type DeskBoard = Board & {
  readonly result: BoardResult | null
  /** For the rating report only: a correction that came too late for pairings and standings. */
  readonly ratingResult: BoardResult | null
  readonly reports: readonly Report[]
}

export type DeskRound = {
  readonly round: RoundNumber
  readonly boards: readonly DeskBoard[]
  readonly unpaired: readonly Unpaired[]
  readonly receipt: Receipt
  readonly byHand: boolean
}
