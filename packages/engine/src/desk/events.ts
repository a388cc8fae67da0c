import type { Colour } from '../model/colour.ts'
import type { PairingNumber, PlayerId, RoundNumber } from '../model/ids.ts'
import type { RequestedBye } from '../model/tournament.ts'
import type { Board } from '../pairing/round-pairing.ts'
import type { DeskPlayer, DeskTeam, PlayerData } from './entrant.ts'
import type { Prohibition } from './forbidden.ts'
import type { BoardResult } from './result.ts'
import type { DeskRound, Draft, PairingQuality } from './round.ts'
import type { StoredSettings } from './version-1.ts'

/** What happened at the desk. Events are never changed or removed; whatever a page shows is a fold over them. */
export type DeskEvent =
  /** `differing`: rounds of the file it was made of that are not as the rules pair them, where FIDE mode asked. */
  | { readonly kind: 'tournament-created'; readonly settings: StoredSettings; readonly differing?: readonly number[] }
  | { readonly kind: 'settings-changed'; readonly changes: StoredSettings }
  | { readonly kind: 'player-entered'; readonly player: DeskPlayer; readonly movedFrom?: Elsewhere }
  | { readonly kind: 'player-corrected'; readonly player: PlayerId; readonly changes: Partial<PlayerData> }
  | { readonly kind: 'player-removed'; readonly player: PlayerId; readonly movedTo?: Elsewhere }
  | { readonly kind: 'player-withdrawn'; readonly player: PlayerId; readonly fromRound: RoundNumber; readonly movedTo?: Elsewhere }
  | { readonly kind: 'player-re-entered'; readonly player: PlayerId; readonly fromRound: RoundNumber; readonly movedFrom?: Elsewhere }
  /** `missed`: the round that was being played without the player, who came after its publication. */
  | { readonly kind: 'player-checked-in'; readonly player: PlayerId; readonly present: boolean; readonly missed?: RoundNumber }
  | { readonly kind: 'team-entered'; readonly team: DeskTeam }
  | {
      readonly kind: 'line-up-changed'
      readonly team: PlayerId
      readonly boards: readonly PlayerId[]
      readonly alternates: readonly PlayerId[]
      /** Of this round alone, which is published; without it in which order the members sit from now on. */
      readonly round?: RoundNumber
    }
  | { readonly kind: 'team-corrected'; readonly team: PlayerId; readonly name: string }
  | { readonly kind: 'team-removed'; readonly team: PlayerId }
  /** `exchanged`: who got the number of whom, by hand. */
  | {
      readonly kind: 'numbers-given'
      readonly numbers: readonly (readonly [PlayerId, PairingNumber])[]
      readonly exchanged?: readonly [PlayerId, PlayerId]
    }
  /** `past`: for a round that was published before the player came. */
  | { readonly kind: 'bye-requested'; readonly bye: RequestedBye; readonly past?: true }
  | { readonly kind: 'bye-cancelled'; readonly player: PlayerId; readonly round: RoundNumber }
  | { readonly kind: 'pair-forbidden'; readonly prohibition: Prohibition }
  | { readonly kind: 'pair-allowed'; readonly prohibition: number }
  /** `number`: as it stands on the board; null when it is fixed no longer. `published`: the round whose boards change with it, because the arbiter says so. */
  | {
      readonly kind: 'board-fixed'
      readonly player: PlayerId
      readonly number: number | null
      readonly rounds: readonly RoundNumber[] | null
      readonly published?: RoundNumber
    }
  | { readonly kind: 'lots-drawn'; readonly seed: string; readonly initialColour: Colour }
  | { readonly kind: 'round-drafted'; readonly draft: Draft }
  | { readonly kind: 'draft-discarded'; readonly round: RoundNumber }
  | { readonly kind: 'manual-started'; readonly reason: string }
  | {
      readonly kind: 'manual-changed'
      readonly boards: readonly Board[]
      readonly bye: PlayerId | null
      readonly breaks: readonly string[]
      /** Not in records of earlier programs. */
      readonly quality?: PairingQuality | null
    }
  | { readonly kind: 'manual-finished'; readonly difference: Difference }
  | { readonly kind: 'round-published'; readonly round: DeskRound }
  | { readonly kind: 'pairing-amended'; readonly round: RoundNumber; readonly boards: readonly Board[]; readonly reason: AmendReason }
  /** A published round taken back: it is kept beside the others, and paired again. `joins`: who came since and is paired with the others now. */
  | { readonly kind: 'round-recalled'; readonly round: RoundNumber; readonly reason: string; readonly joins: readonly PlayerId[] }
  | { readonly kind: 'result-entered'; readonly round: RoundNumber; readonly board: number; readonly result: BoardResult | null }
  | {
      readonly kind: 'result-reported'
      readonly round: RoundNumber
      readonly board: number
      readonly by: PlayerId
      readonly result: BoardResult
    }
  | {
      readonly kind: 'result-disputed'
      readonly round: RoundNumber
      readonly board: number
      readonly result: BoardResult
      readonly by?: PlayerId
    }
  | { readonly kind: 'dispute-dismissed'; readonly round: RoundNumber; readonly board: number }
  | {
      readonly kind: 'result-corrected'
      readonly round: RoundNumber
      readonly board: number
      readonly result: BoardResult
      readonly effect: CorrectionEffect
      readonly reason: string
    }
  | { readonly kind: 'tournament-finished' }
  | { readonly kind: 'tournament-reopened'; readonly reason: string }
  | { readonly kind: 'fide-mode-left'; readonly reason: string }
  /** Somebody answers for a record that is not as it was written; what is so does not change. */
  | { readonly kind: 'record-accepted'; readonly reason: string; readonly breaches: readonly RecordBreach[] }
  | { readonly kind: 'undone'; readonly batch: number }
  | { readonly kind: 'redone'; readonly batch: number }

/** The same person in another section of the event. */
export type Elsewhere = { readonly tournament: string; readonly player: PlayerId }

/** Boards only one of the two pairings has. */
export type Difference = { readonly engineOnly: readonly Board[]; readonly deskOnly: readonly Board[]; readonly byeChanged: boolean }

/** C.04.2 4.4 (D.10 before 2026): why a published pairing may be changed. */
export const amendReasons = ['rematch', 'competition-rules', 'opponents-missing', 'late-entry'] as const
export type AmendReason = (typeof amendReasons)[number]

/** C.04.2 4.3 (D.8 before 2026): what a correction still reaches. */
export const correctionEffects = ['next-pairing', 'pairing-after-next', 'rating-only'] as const
export type CorrectionEffect = (typeof correctionEffects)[number]

/** Events of a record, by number, that storage found altered or missing. */
export type RecordBreach = {
  readonly kind: 'altered' | 'missing' | 'cut' | 'added' | 'unmarked'
  readonly from: number
  readonly to: number
}

/** Every kind, held against the union by the compiler. */
const kinds: Readonly<Record<DeskEvent['kind'], true>> = {
  'tournament-created': true,
  'settings-changed': true,
  'player-entered': true,
  'player-corrected': true,
  'player-removed': true,
  'player-withdrawn': true,
  'player-re-entered': true,
  'player-checked-in': true,
  'team-entered': true,
  'line-up-changed': true,
  'team-corrected': true,
  'team-removed': true,
  'numbers-given': true,
  'bye-requested': true,
  'bye-cancelled': true,
  'pair-forbidden': true,
  'pair-allowed': true,
  'board-fixed': true,
  'lots-drawn': true,
  'round-drafted': true,
  'draft-discarded': true,
  'manual-started': true,
  'manual-changed': true,
  'manual-finished': true,
  'round-published': true,
  'pairing-amended': true,
  'round-recalled': true,
  'result-entered': true,
  'result-reported': true,
  'result-disputed': true,
  'dispute-dismissed': true,
  'result-corrected': true,
  'tournament-finished': true,
  'tournament-reopened': true,
  'fide-mode-left': true,
  'record-accepted': true,
  undone: true,
  redone: true,
}

/** Does this version know what such an event does? A newer one may have written others. */
export const isKnownEvent = (kind: string): kind is DeskEvent['kind'] => Object.hasOwn(kinds, kind)
