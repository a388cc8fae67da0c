import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { ByeKind } from '../model/outcome.ts'
import type { Board } from '../pairing/round-pairing.ts'
import type { FixedSeat } from './fixed-boards.ts'
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
  /** Who is checked in and stays without a game, because the arbiter said so; not there when nobody does. */
  readonly leftOut?: readonly PlayerId[]
  /** Who has a fixed board in the round, whoever keeps it first; not there when nobody has. */
  readonly fixed?: readonly FixedSeat[]
}

/**
 * Why a pairing made by hand is not the one the rulebook gives, though everybody has a place: the first criterion by which it is worse, the order among
 * pairings equally good, or something that no card measures.
 */
export type PairingQuality = { readonly kind: 'worse' | 'later' | 'other'; readonly article: string | null }

/** `by`: a player of the board; without it a helper. */
export type Dispute = { readonly result: BoardResult; readonly by?: PlayerId }

export type DeskBoard = Board & {
  readonly result: BoardResult | null
  /** For the rating report only: a correction that came too late for pairings and standings. */
  readonly ratingResult: BoardResult | null
  readonly reports: readonly Report[]
  /** Other results than the one that stands, which somebody in the hall has; not there when nobody has. */
  readonly disputes?: readonly Dispute[]
}

export type DeskRound = {
  readonly round: RoundNumber
  readonly boards: readonly DeskBoard[]
  readonly unpaired: readonly Unpaired[]
  readonly receipt: Receipt
  readonly byHand: boolean
  /** As it was when the round was published, so that a later change moves no board of the past. */
  readonly fixed?: readonly FixedSeat[]
  /** Never stored: what stands on the boards, for a helper to whom not all of them are shown. */
  readonly numbers?: readonly number[]
}

/** A round that was published and taken back, with whatever was entered of it, and why. */
export type RecalledRound = DeskRound & { readonly reason: string }

type Played = { readonly boards: readonly { readonly result: unknown }[] }

/** The last round of which all results are in; 0 before that. Games of earlier rounds that are still open were adjourned. */
export const completeRound = (rounds: readonly Played[]): number =>
  rounds.at(-1)?.boards.some(({ result }) => result === null) === true ? rounds.length - 1 : rounds.length

type Planned = { readonly settings: { readonly numberOfRounds: number } | null; readonly rounds: readonly unknown[] }

/** The round that is still to be paired, or is drafted; null after the last one. */
export const roundToCome = ({ settings, rounds }: Planned): number | null =>
  rounds.length < (settings?.numberOfRounds ?? 0) ? rounds.length + 1 : null
