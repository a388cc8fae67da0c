import type { Certificate } from '@zug/checker'
import type { Receipt, receiptOf } from '@zug/engine/desk'
import type { fileLimits, Issue } from '@zug/engine/model'
import type { DiagnosedFault, Diagnosis, SheetEntry } from '@zug/engine/pairing'
import type { StandingsReport } from '@zug/engine/standings'

/** The page itself does not load the engine; the type makes this the engine's own limit. */
export const mostBytes: (typeof fileLimits)['bytes'] = 67_108_864

export type KnownRulebook = { readonly id: string; readonly title: string }

/** What a published round was paired from, as a desk gives it out with its receipt. */
export type ReceiptDocument = {
  readonly kind: 'zug-receipt'
  readonly event: string
  /** Which tournament of the desk, and the hash of its whole record up to the publication; not in receipts of before. */
  readonly tournament?: string
  readonly record?: string | null
  readonly receipt: Receipt
  readonly byHand: boolean
  /** The round was taken back since. */
  readonly withdrawn?: Withdrawn
  readonly boards: readonly { readonly white: number; readonly black: number }[]
  readonly bye: number | null
  /** Who is kept apart is not told, so the round cannot be paired again for certain. */
  readonly withheld: boolean
  /** The rules as they were told when the round was published, where receipts of that time need them. */
  readonly told?: Parameters<typeof receiptOf>[5]
  readonly inputs: unknown
  /** Why it is the right round, where that is proven; not in receipts of before. */
  readonly proof?: { readonly certificate: Certificate }
}

/** Ranks as a desk shows them, to be computed again from its export. */
export type PublishedStandings = {
  readonly round: number
  readonly tieBreaks: readonly string[]
  readonly rows: readonly { readonly player: number; readonly rank: number; readonly unranked?: boolean }[]
}

/** What is to be verified, or which rulebooks there are to verify by. `rulebook` null: the one that the file names, else the one in force. */
export type Request =
  | { readonly kind: 'rulebooks' }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array; readonly rulebook: string | null }
  | {
      readonly kind: 'receipts'
      readonly documents: readonly ReceiptDocument[]
      readonly export: string | null
      readonly standings: PublishedStandings | null
    }

export type RoundVerdict = {
  readonly round: number
  readonly boards: number
  readonly difference: {
    readonly expected: readonly SheetEntry[]
    readonly recorded: readonly SheetEntry[]
    readonly diagnosis: Diagnosis
    readonly agreesWith: readonly string[]
  } | null
  /** Broken rules of a pairing that is as the engine gives it: the referee is asked about these too. */
  readonly faults: readonly DiagnosedFault[]
  readonly receipt: ReceiptVerdict | null
  /** What its certificate came to, of a receipt: proven, and nothing was paired; else the round was paired again. null: of a file. */
  readonly proof: ProofVerdict | null
}

export type ProofVerdict =
  | { readonly kind: 'proven'; readonly brackets: number }
  | { readonly kind: 'refused'; readonly condition: string }
  | { readonly kind: 'none' }

export type ReceiptVerdict = {
  readonly published: Receipt
  readonly computed: Receipt
  readonly byHand: boolean
  readonly withheld: boolean
  readonly withdrawn?: Withdrawn
  readonly record: { readonly tournament: string; readonly hash: string } | null
}

export type Withdrawn = { readonly at: string; readonly reason: string }

/** Ranks that came out otherwise than a desk shows them. */
export type RankDifference = { readonly player: number; readonly published: number; readonly computed: number }

export type Message =
  | { readonly kind: 'rulebooks'; readonly rulebooks: readonly KnownRulebook[] }
  | {
      readonly kind: 'read'
      readonly title: string
      readonly players: number
      readonly rounds: number
      readonly rulebook: string
      readonly source: 'file' | 'chosen' | 'assumed' | 'date'
      readonly warnings: readonly Issue[]
      /** The file has not all that its rules pair by (what its lots are drawn from, and what else it declares): a difference proves nothing then. */
      readonly incomplete: boolean
      readonly names: readonly (readonly [number, string])[]
    }
  | { readonly kind: 'unreadable'; readonly issues: readonly Issue[] }
  | { readonly kind: 'unknown-rulebook'; readonly rulebook: string }
  | { readonly kind: 'round'; readonly verdict: RoundVerdict }
  | { readonly kind: 'standings'; readonly report: StandingsReport }
  /** `unread`: published tie-breaks that this page does not know; then no rank is compared. */
  | { readonly kind: 'ranks'; readonly differences: readonly RankDifference[]; readonly unread: readonly string[] }
  | { readonly kind: 'done'; readonly milliseconds: number }
  | { readonly kind: 'failed'; readonly message: string }

export type Tell = (message: Message) => void
