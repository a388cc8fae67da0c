import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import type { Problem } from '../api/types.ts'

/** A result somebody entered on this device, on its way to the desk. It keeps its key until the desk has answered, so it counts once. */
export type QueuedResult = {
  readonly key: string
  /** Grows with every entry of the device: the order of delivery. */
  readonly order: number
  /** Who typed it. Another account on the same device does not send it in its own name. */
  readonly account: string | null
  readonly tournament: string
  readonly round: number
  readonly board: number
  readonly result: BoardResult | null
  /** What the device believed to be there when the result was entered: if the desk knows another by then, people decide. */
  readonly over: BoardResult | null
  /** White and Black as they were seen; not in what earlier versions of the page have kept. */
  readonly players?: readonly [PlayerId, PlayerId]
  readonly at: string
  /** The boards of a match that were typed: of the others it says only how they stood. */
  readonly inner?: readonly number[]
  /** For a correction of an earlier round. */
  readonly reason?: string
  /** What FIDE mode asks about it was answered; over what others have entered meanwhile it does not go all the same. */
  readonly confirmed?: 'twice'
  /** It comes too late for anything but the rating report (C.04.2 4.3). */
  readonly ratingOnly?: boolean
}

export type NewResult = Omit<QueuedResult, 'key' | 'at' | 'order' | 'account'>

/** A result that the desk has taken, as its event `landed`. A page that was read before does not have it yet. */
export type LandedResult = QueuedResult & { readonly landed: number }

/** A result that the desk did not take, and why. */
export type RefusedResult = QueuedResult & { readonly problem: Problem }

export type Kept = QueuedResult | RefusedResult

export const isRefused = (entry: Kept): entry is RefusedResult => 'problem' in entry

export const sameBoard = (
  a: Pick<QueuedResult, 'tournament' | 'round' | 'board'>,
  b: Pick<QueuedResult, 'tournament' | 'round' | 'board'>,
): boolean => a.tournament === b.tournament && a.round === b.round && a.board === b.board

/** Nobody else's account; whoever typed before the account was known is at the same device. */
export const sameHand = (a: Pick<QueuedResult, 'account'>, b: Pick<QueuedResult, 'account'>): boolean =>
  a.account === null || b.account === null || a.account === b.account

/** Everything that was typed of a match, one message after the other. */
export const innerOf = (entries: readonly Pick<QueuedResult, 'inner'>[]): Pick<QueuedResult, 'inner'> => {
  const boards = new Set(entries.flatMap(({ inner }) => inner ?? []))
  return boards.size === 0 ? {} : { inner: [...boards].sort((a, b) => a - b) }
}
