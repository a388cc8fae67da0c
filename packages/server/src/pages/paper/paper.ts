import type { DeskRound, DeskState } from '@zug/engine/desk'
import type { SubmissionIssue } from '@zug/engine/model'
import type { EventTraits } from '@zug/engine/pairing'
import type { EventCommon } from '@zug/messages/common/event'
import type { Language } from '@zug/messages/language'
import type { PaperWords } from '@zug/messages/paper/words'
import type { Child } from 'hono/jsx'
import type { Shows } from '../../hall/shown.ts'
import type { OpenTournament } from '../../tournaments/desk-store.ts'
import type { BoardLinks } from './board-links.ts'
import type { OptionName, Order, PaperOptions } from './options.ts'

export type DocumentId = keyof PaperWords['documents']

/** Everything a document is made from. */
export type Paper = {
  readonly id: string
  /** As the reader may see it. */
  readonly open: OpenTournament
  readonly state: DeskState
  /** What the rules of the event are like: what fits on paper follows from it. */
  readonly traits: EventTraits
  readonly scoresKnown: (round: number) => boolean
  /** Does the reader run the tournament? */
  readonly desk: boolean
  readonly options: PaperOptions
  readonly language: Language
  readonly words: PaperWords
  readonly common: EventCommon
  /** The public page; null when the tournament is not shown to everybody. */
  readonly address: string | null
  /** Where the desk is reached. */
  readonly base: string
  /** May the reader see what players report with? */
  readonly mayLink: boolean
  /** The round that was asked for, else the usual one of the document; null when there is none. */
  readonly round: DeskRound | null
  readonly now: Date
  /** Who is behind the name under which something was recorded; for the desk only. */
  readonly nameOf: (actor: string) => string
  /** Links of the round's boards, where the desk asked for them. */
  readonly links: BoardLinks | null
  /** Of a document of the whole event: one for each section that may be seen and has the round, by first board. */
  readonly sections: readonly Paper[]
}

/**
 * What a document looks like.
 *
 * - `list`: header and footer on every page, content flows; `landscape` turns the paper.
 * - `cards`: pages are laid out by the document itself and have no margin, so that cuts and folds are even.
 */
export type Sheet = {
  readonly kind: 'list' | 'cards'
  readonly landscape?: boolean
  readonly title: string
  readonly subtitle?: string
  /** It is of all sections: each says its rules and its receipt itself. */
  readonly ofEvent?: true
  /** The round whose receipt stands in the footer. */
  readonly receiptOf?: DeskRound
  /** A form for FIDE: what it still lacks is listed on the screen, not on paper. */
  readonly missing?: readonly SubmissionIssue[]
  readonly body: Child
}

export type PaperDocument = {
  readonly id: DocumentId
  readonly needs: 'public' | 'desk'
  /** What of the tournament everybody gets in it. */
  readonly shows: Shows
  readonly options: readonly OptionName[]
  /** Unless another round is asked for, the last that is over, as on screens: open games would count as drawn. In the first round as it stands. */
  readonly ofCompleteRound?: true
  /** It is of all sections of the event. */
  readonly ofEvent?: true
  readonly perPage?: readonly number[]
  readonly orders?: readonly Order[]
  /** Can anything be printed now? */
  readonly when: (paper: Paper) => boolean
  readonly make: (paper: Paper) => Sheet
}

/** Rounds that may be chosen for a document. */
export const roundsOf = ({ state }: Paper): readonly number[] => state.rounds.map(({ round }) => round)
