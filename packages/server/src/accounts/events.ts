import type { EventTemplate } from '../copies/template.ts'
import type { BoardRange, Role } from './roles.ts'

/** What happened to accounts and access, kept in a stream like any other. Secrets are there only as hashes. */
export type AccountEvent =
  | {
      readonly kind: 'account-created'
      readonly id: string
      readonly login: string
      readonly name: string
      readonly password: string
      readonly administrator: boolean
    }
  | { readonly kind: 'password-changed'; readonly account: string; readonly password: string }
  /** An owner who came by the link of the first start takes a name and a password. */
  | { readonly kind: 'account-claimed'; readonly account: string; readonly login: string; readonly name: string; readonly password: string }
  | { readonly kind: 'account-closed'; readonly account: string }
  /** Other sessions of the account end; the one that set it up goes on. */
  | {
      readonly kind: 'second-factor-set'
      readonly account: string
      readonly session: string
      readonly secret: string
      readonly recovery: readonly string[]
    }
  | { readonly kind: 'second-factor-used'; readonly account: string; readonly step: number }
  | { readonly kind: 'recovery-codes-made'; readonly account: string; readonly recovery: readonly string[] }
  | { readonly kind: 'recovery-code-used'; readonly account: string; readonly hash: string }
  /** By the person; their sessions go on. */
  | { readonly kind: 'second-factor-removed'; readonly account: string }
  /** By somebody else, because it was lost; every session of the account ends. */
  | { readonly kind: 'second-factor-reset'; readonly account: string }
  | { readonly kind: 'second-factor-required'; readonly required: boolean }
  | { readonly kind: 'session-opened'; readonly id: string; readonly account: string; readonly secret: string; readonly until: string }
  /** By `zug link`. `secret` is a hash. */
  | { readonly kind: 'sign-in-link-made'; readonly secret: string; readonly until: string }
  | { readonly kind: 'sign-in-link-used'; readonly secret: string }
  | { readonly kind: 'session-closed'; readonly id: string }
  /** `secret`: the hash of a cookie. Wrong passwords from elsewhere do not lock this device out. */
  | { readonly kind: 'device-remembered'; readonly account: string; readonly secret: string }
  | ({ readonly kind: 'token-made' } & ApiToken)
  | { readonly kind: 'token-revoked'; readonly id: string }
  | {
      readonly kind: 'role-given'
      readonly tournament: string
      readonly account: string
      readonly role: Role
      readonly boards: BoardRange | null
    }
  | { readonly kind: 'role-taken'; readonly tournament: string; readonly account: string }
  | { readonly kind: 'visibility-set'; readonly tournament: string; readonly visible: boolean }
  /** Nobody sees it any more; its record stays as it is. */
  | { readonly kind: 'tournament-deleted'; readonly tournament: string; readonly account: string; readonly at: string }
  | { readonly kind: 'tournament-restored'; readonly tournament: string }
  /** For the record only: where a tournament came from. `hash` is that of the last event of the record it was taken from. */
  | {
      readonly kind: 'tournament-copied'
      readonly tournament: string
      readonly of: 'backup' | 'tournament' | 'template'
      readonly from: string
      readonly hash?: string
    }
  | ({ readonly kind: 'template-kept' } & EventTemplate)
  | { readonly kind: 'template-removed'; readonly id: string }
  | ({ readonly kind: 'link-made' } & AccessLink)
  | { readonly kind: 'link-revoked'; readonly id: string }
  | ({ readonly kind: 'webhook-made' } & Webhook)
  | { readonly kind: 'webhook-removed'; readonly id: string }

/** Acts as its account, perhaps in one tournament only, perhaps without changing anything. */
export type ApiToken = {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly secret: string
  readonly readOnly: boolean
  readonly tournament: string | null
  readonly until: string | null
}

/** Access without an account: a helper's boards, perhaps with the check-in, or one side of one board in one round. */
export type AccessLink = {
  readonly id: string
  readonly tournament: string
  readonly secret: string
  readonly label: string
  readonly until: string
  readonly may: /** `checkIn`: says of every player who has come. */
    | { readonly kind: 'helper'; readonly boards: BoardRange; readonly checkIn?: boolean }
    /** `board`: where the player sat when the link was made; the link follows the player (see `boardOf`). */
    | { readonly kind: 'board'; readonly round: number; readonly board: number; readonly player: number }
}

/** `secret` signs what is sent; it is not a hash, since both sides need it. It gives access to nothing here. */
export type Webhook = {
  readonly id: string
  readonly tournament: string
  readonly url: string
  readonly secret: string
  /** Deliveries start after this event of the tournament. */
  readonly after: number
}
