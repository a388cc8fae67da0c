import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import type { Outcome } from '../outcomes.ts'
import type { Filter } from '../rows.ts'
import type { Post } from './post.ts'
import type { Sheet } from './sheet.ts'

/** A key of the table. It means what it means where the last step has left the arbiter, whatever the page has drawn by then. */
export type KeyEvent =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'unrated' }
  | { readonly kind: 'clear' }
  /** All results of a board as buttons; by its key, of the board where one is. */
  | { readonly kind: 'pick'; readonly board?: number }
  | { readonly kind: 'move'; readonly steps: number }
  /** Replaces what stands by what was offered. */
  | { readonly kind: 'enter' }
  | { readonly kind: 'escape' }
  | { readonly kind: 'verify' }

/** Something on the page was pressed, chosen or filled in. */
export type HandEvent =
  | { readonly kind: 'open'; readonly board: number }
  | { readonly kind: 'close' }
  /** The form for scores of a game, where they are no fields of the table. */
  | { readonly kind: 'form'; readonly board: number }
  | { readonly kind: 'typed'; readonly board: number; readonly result: BoardResult }
  /** `leaving`: the focus is elsewhere already. */
  | { readonly kind: 'scores'; readonly board: number; readonly result: BoardResult; readonly leaving: boolean }
  /** Scores typed over a result were left without Enter. */
  | { readonly kind: 'left'; readonly board: number }
  | { readonly kind: 'go'; readonly board: number }
  | { readonly kind: 'filter'; readonly filter: Filter }

/** Inside an opened match; `inner` is the board of the match. */
export type InnerEvent =
  | { readonly kind: 'put'; readonly inner: number; readonly outcome: Outcome }
  | { readonly kind: 'unfold'; readonly inner: number }
  | { readonly kind: 'seat'; readonly side: 'white' | 'black'; readonly inner: number; readonly player: PlayerId | null }

/** What was asked is answered. */
export type AnswerEvent =
  /** May what was offered replace what stands? */
  | { readonly kind: 'replace'; readonly replace: boolean }
  /** Verifying stopped at a difference. */
  | { readonly kind: 'decide'; readonly replace: boolean }
  | { readonly kind: 'cleared'; readonly board: number }
  | { readonly kind: 'corrected'; readonly board: number; readonly result: BoardResult; readonly reason: string }
  /** `back`: the focus returns to the board. */
  | { readonly kind: 'put-away'; readonly back: boolean }
  /** A result that the desk did not take: sent over what it has (`over`), or given up. */
  | { readonly kind: 'settle'; readonly key: string; readonly over: BoardResult | null; readonly take: boolean }

/** It happens to whoever types. */
export type Arrival =
  | { readonly kind: 'loaded'; readonly sheet: Sheet }
  /** The desk has answered, taken or not, or another tab has typed. */
  | { readonly kind: 'post'; readonly post: Post }
  /** The focus is there now, however it came. */
  | { readonly kind: 'visit'; readonly board: number }
  | { readonly kind: 'visit-inner'; readonly inner: number }

export type EntryEvent = KeyEvent | HandEvent | InnerEvent | AnswerEvent | Arrival
