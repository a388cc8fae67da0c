import type { Issue } from '@zug/engine/model'
import type { Language } from '@zug/messages/language'
import type { KnownRulebook } from '../verify/protocol.ts'

/** What the page asks of its thread, which has the file. */
export type Question =
  | { readonly kind: 'rulebooks' }
  | { readonly kind: 'open'; readonly name: string; readonly bytes: Uint8Array; readonly rulebook: string | null }
  | { readonly kind: 'round'; readonly round: number; readonly language: Language }
  /** `opponent` null: whoever it is. */
  | {
      readonly kind: 'ask'
      readonly round: number
      readonly player: number
      readonly opponent: number | null
      readonly language: Language
    }
  | { readonly kind: 'standings'; readonly round: number }

export type Source = 'file' | 'chosen' | 'assumed' | 'date'
export type Note = 'assumedWhite' | 'lots'

export type Opened = {
  readonly kind: 'opened'
  readonly title: string
  readonly rulebook: string
  readonly source: Source
  readonly players: readonly { readonly id: number; readonly number: number; readonly name: string }[]
  /** Rounds that the file records, and how many can be looked at: one more, while there is a next one. */
  readonly recorded: number
  readonly rounds: number
  readonly notes: readonly Note[]
  readonly warnings: readonly Issue[]
}

export type Person = { readonly id: number; readonly name: string; readonly rating: number | null; readonly points: string }

export type Round = {
  readonly kind: 'round'
  readonly round: number
  /** null: the file does not record it. */
  readonly same: boolean | null
  readonly colourless: boolean
  readonly boards: readonly { readonly white: Person; readonly black: Person; readonly result: string | null }[]
  readonly bye: Person | null
  readonly notPaired: readonly string[]
  /** How it came about, a line each. */
  readonly story: readonly string[]
  /** There is no pairing: why. */
  readonly impossible: string | null
  readonly issues: readonly Issue[]
}

/** `headline` null: there is nothing to say. */
export type Told = { readonly kind: 'told'; readonly headline: string | null; readonly lines: readonly string[] }

export type Ranks = {
  readonly kind: 'ranks'
  readonly round: number
  readonly declared: boolean
  readonly leftOut: string | null
  readonly open: number
  readonly criteria: readonly string[]
  readonly rows: readonly { readonly rank: number; readonly name: string; readonly points: string; readonly values: readonly string[] }[]
}

export type Refused =
  | { readonly kind: 'unreadable'; readonly issues: readonly Issue[] }
  | { readonly kind: 'unknown-rulebook'; readonly rulebook: string }
  | { readonly kind: 'no-teams' }
  | { readonly kind: 'receipts' }
  | { readonly kind: 'failed'; readonly message: string }

export type Answer = { readonly kind: 'rulebooks'; readonly rulebooks: readonly KnownRulebook[] } | Opened | Round | Told | Ranks | Refused
