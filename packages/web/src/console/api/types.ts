import type { DeskBoardResult } from '@zug/engine'
import type { DeskView, Summary } from '@zug/server/views'

export type { HistoryView, PublicView } from '@zug/server/views'

export type Role = 'owner' | 'chief' | 'deputy' | 'helper' | 'viewer'

/** A tournament as the desk sees it. */
export type Tournament = DeskView & { readonly role: Role | null; readonly boards?: unknown }

export type TournamentLine = Summary & { readonly role: Role | null; readonly visible: boolean }

export type Me = {
  readonly principal:
    | { readonly kind: 'nobody' }
    | { readonly kind: 'account'; readonly account: string; readonly name?: string; readonly administrator: boolean }
    | { readonly kind: string }
  readonly setUp: boolean
  /** The owner came by the printed link and has no password yet. */
  readonly passwordless: boolean
  /** Nobody can sign in by a password yet. */
  readonly byLink: boolean
  readonly codeNeeded: boolean
}

export type ProblemIssue = {
  readonly code: string
  readonly message: string
  readonly path?: string
  readonly line?: number
  readonly column?: number
}

export type Problem = {
  readonly status: number
  /** A refusal of the desk, or a problem of the server; words are made from it and `data`, whatever the language. */
  readonly code: string
  readonly data?: object
  readonly title: string
  readonly detail: string
  readonly article?: string
  readonly setting?: string
  readonly confirmable?: boolean
  /** `result-changed`: what the board has meanwhile. */
  readonly theirs?: DeskBoardResult | null
  readonly sequence?: number
  /** Which of several commands was refused. */
  readonly command?: number
  readonly issues?: readonly ProblemIssue[]
}

export type Done = { readonly sequence: number; readonly repeated: boolean; readonly events: readonly { readonly kind: string }[] }
