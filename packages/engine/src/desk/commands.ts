import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { RequestedBye } from '../model/tournament.ts'
import type { PlayerData } from './entrant.ts'
import type { AmendReason } from './events.ts'
import type { Confirmed } from './fide-mode/level.ts'
import type { Prohibition } from './forbidden.ts'
import type { BoardResult } from './result.ts'
import type { DeclaredSettings } from './settings.ts'

/** What somebody at the desk wants. `confirmed` answers a question the desk has asked before (see Refusal.confirmable), `twice` one of FIDE mode that asks twice. */
export type DeskCommand = Wanted & { readonly confirmed?: Confirmed }

type Wanted =
  | { readonly kind: 'create-tournament'; readonly settings: DeclaredSettings }
  | { readonly kind: 'change-settings'; readonly changes: DeclaredSettings }
  | {
      readonly kind: 'enter-player'
      readonly player: Partial<PlayerData> & { readonly name: string }
      readonly fromRound?: RoundNumber
    }
  | { readonly kind: 'import-players'; readonly players: readonly (Partial<PlayerData> & { readonly name: string })[] }
  | { readonly kind: 'correct-player'; readonly player: PlayerId; readonly changes: Partial<PlayerData> }
  /** Several at once, as a newer list has them; `numbers`: given anew after that. */
  | {
      readonly kind: 'refresh-players'
      readonly players: readonly { readonly player: PlayerId; readonly changes: Partial<PlayerData> }[]
      readonly numbers?: boolean
    }
  | { readonly kind: 'remove-player'; readonly player: PlayerId }
  | { readonly kind: 'withdraw'; readonly player: PlayerId }
  | { readonly kind: 're-enter'; readonly player: PlayerId }
  /** `cancelBye`: the round of a bye that ends because the player is present; it is named, so that a command that arrives late cancels no other bye. */
  | { readonly kind: 'check-in'; readonly player: PlayerId; readonly present: boolean; readonly cancelBye?: RoundNumber }
  | { readonly kind: 'close-check-in' }
  | { readonly kind: 'enter-team'; readonly name: string; readonly boards: readonly PlayerId[]; readonly alternates: readonly PlayerId[] }
  | {
      readonly kind: 'change-line-up'
      readonly team: PlayerId
      readonly boards: readonly PlayerId[]
      readonly alternates: readonly PlayerId[]
      /** Of this round alone, which is published; without it in which order the members sit from now on. */
      readonly round?: RoundNumber
    }
  | { readonly kind: 'correct-team'; readonly team: PlayerId; readonly name: string }
  | { readonly kind: 'remove-team'; readonly team: PlayerId }
  | { readonly kind: 'give-numbers' }
  /** Each gets the pairing number of the other. */
  | { readonly kind: 'exchange-numbers'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly kind: 'request-bye'; readonly bye: RequestedBye }
  | { readonly kind: 'cancel-bye'; readonly player: PlayerId; readonly round: RoundNumber }
  | { readonly kind: 'forbid-pair'; readonly prohibition: Omit<Prohibition, 'id'> }
  | { readonly kind: 'allow-pair'; readonly prohibition: number }
  /** The number that stands on the board, or null to fix it no longer; null rounds are all. `published`: the last round, already out, as well. */
  | {
      readonly kind: 'fix-board'
      readonly player: PlayerId
      readonly number: number | null
      readonly rounds: readonly RoundNumber[] | null
      readonly published?: boolean
    }
  | { readonly kind: 'draw-lots'; readonly seed: string }
  /**
   * `seed`: the initial colour is drawn from it if round 1 needs one and none is drawn.
   * `leaveOut`: players who are checked in and still get no game (see Refusal `present-with-bye`).
   */
  | { readonly kind: 'pair-round'; readonly seed?: string; readonly leaveOut?: readonly PlayerId[] }
  | { readonly kind: 'discard-draft' }
  /** A stale draft is kept as an edit by hand. */
  | { readonly kind: 'keep-draft'; readonly reason: string; readonly leaveOut?: readonly PlayerId[] }
  | { readonly kind: 'start-manual'; readonly reason: string }
  | { readonly kind: 'change-draft'; readonly change: DraftChange }
  | { readonly kind: 'finish-manual' }
  | { readonly kind: 'publish-round'; readonly leaveOut?: readonly PlayerId[] }
  | { readonly kind: 'amend-pairing'; readonly change: DraftChange; readonly reason: AmendReason }
  /** The round is said, so that a command which comes late recalls no other one. */
  | {
      readonly kind: 'recall-round'
      readonly round: RoundNumber
      readonly reason: string
      /** Who entered for a later round and is to play in this one now. */
      readonly joins?: readonly PlayerId[]
    }
  | {
      readonly kind: 'enter-result'
      readonly round: RoundNumber
      readonly board: number
      readonly result: BoardResult | null
      readonly reason?: string
      /** The result the sender saw there. If the board has got another since, people decide. */
      readonly over?: BoardResult | null
      /** White and Black as the sender saw them: a result that waited is of nobody else, when the round was withdrawn or amended meanwhile. */
      readonly players?: readonly [PlayerId, PlayerId]
    }
  | {
      readonly kind: 'report-result'
      readonly round: RoundNumber
      readonly board: number
      readonly by: PlayerId
      readonly result: BoardResult
    }
  /** Somebody in the hall has another result than the one that stands: the arbiter decides. */
  | {
      readonly kind: 'dispute-result'
      readonly round: RoundNumber
      readonly board: number
      readonly result: BoardResult
      /** The player of the board who says so; nobody's when a helper does. */
      readonly by?: PlayerId
    }
  | { readonly kind: 'dismiss-dispute'; readonly round: RoundNumber; readonly board: number }
  | { readonly kind: 'finish-tournament' }
  | { readonly kind: 'reopen-tournament'; readonly reason: string }
  /** Not taken back, not entered again. */
  | { readonly kind: 'leave-fide-mode'; readonly reason: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

/** One change of a pairing by hand. Boards count from 0. */
export type DraftChange =
  | { readonly kind: 'swap'; readonly a: PlayerId; readonly b: PlayerId }
  | { readonly kind: 'flip'; readonly board: number }
  | { readonly kind: 'unpair'; readonly board: number }
  | { readonly kind: 'pair'; readonly white: PlayerId; readonly black: PlayerId }
  | { readonly kind: 'give-bye'; readonly player: PlayerId }
