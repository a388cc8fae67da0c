import type { MapLine, PairChange, Why, WhyNot } from '@zug/engine/explain'
import type { PlayerId, Points } from '@zug/engine/model'
import type { Language } from '../language.ts'
import type { Runs } from './runs.ts'

/** Who is spoken to: whoever makes the pairing, in the third person, or the player who asks. */
export const voices = ['arbiter', 'player'] as const
export type Voice = (typeof voices)[number]

/**
 * An answer as a page, a phone or a sheet of paper shows it: one sentence first, a few short paragraphs with their articles, then the depth. Texts are in
 * one language; players are ids, for the page has names, links and flags of its own.
 */
export type ExplanationPanel = {
  readonly language: Language
  readonly voice: Voice
  readonly question: { readonly kind: 'why' | 'why-not'; readonly players: readonly PlayerId[] }
  /** What kind of answer it is: the `kind` of the data. */
  readonly answer: Why['kind'] | WhyNot['kind']
  /** One sentence. */
  readonly headline: string
  readonly paragraphs: readonly Paragraph[]
  readonly map: BracketMap | null
  readonly cards: ReportCards | null
  /** Of a pair that was not made: the boards that would change. */
  readonly change: PairChange | null
}

/** In the order of reading: texts have their spaces and full stops. */
export type Paragraph = Runs

/**
 * The scores around the players asked about, from the highest down, and the lines between those who meet: a line across bands is a float. Whoever is
 * neither asked about nor floats is left out where a band is long; `omitted` counts them.
 */
export type BracketMap = {
  readonly bands: readonly Band[]
  readonly lines: readonly MapLine[]
  /** The pair that was asked for and not made. */
  readonly wished: readonly [PlayerId, PlayerId] | null
  readonly bye: PlayerId | null
  /** There are no colours: `white` of a line is the higher ranked player. */
  readonly colourless: boolean
}
export type Band = {
  readonly score: Points
  /** `1½`. */
  readonly label: string
  readonly players: readonly MapPlayer[]
  readonly omitted: number
}
export type MapPlayer = {
  readonly player: PlayerId
  readonly name: string
  /** `4Ww-↓` where the rulebook has such a notation, else the pairing number. */
  readonly notation: string
  readonly asked: boolean
}
export type { MapLine } from '@zug/engine/explain'

/** What was chosen and what might have been, one criterion a column, in order of priority. */
export type ReportCards = {
  readonly columns: readonly CardColumn[]
  readonly rows: readonly CardRow[]
}
export type CardColumn = {
  readonly article: string
  /** What the criterion counts. */
  readonly label: string
  /** Does it say anything here? A narrow page leaves the others out. */
  readonly notable: boolean
}
export type CardRow = {
  readonly kind: 'chosen' | 'alternative'
  /** `Chosen`, `Robert–Kevin`. */
  readonly label: string
  /** Of an alternative: who would meet, or who alone would stay unpaired. */
  readonly players: readonly PlayerId[]
  readonly cells: readonly CardCell[]
}
/** `decides` marks the first criterion by which the row loses; nothing after it matters. */
export type CardCell = { readonly text: string; readonly mark: 'same' | 'better' | 'worse' | 'decides' }
