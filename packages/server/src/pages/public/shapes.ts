import type { Paragraph } from '@zug/engine'
import type { HallView } from '../../hall/view.ts'
import type { PublicView } from '../../views.ts'

export type {
  BoardsAnswer,
  CardAnswer,
  CrosstableAnswer,
  StandingsAnswer,
  StandingsLine,
  WallChartAnswer,
  WorkingAnswer,
} from '../../standings/answers.ts'

/** What the API answers, as far as the pages read it. Points are numbers here, not tenths. */
export type View = PublicView
export type Hall = HallView
export type Round = View['rounds'][number]
export type RoundBoard = Round['boards'][number]

export type SectionsAnswer = {
  readonly event: string | null
  readonly sections: readonly { readonly id: string; readonly name: string; readonly sectionName: string | null }[]
}

/** The brackets around those asked about, from the highest score down. */
export type BracketMap = {
  readonly bands: readonly {
    readonly label: string
    readonly omitted: number
    readonly players: readonly { readonly player: number; readonly name: string; readonly notation: string; readonly asked: boolean }[]
  }[]
  readonly lines: readonly { readonly white: number; readonly black: number; readonly asked: boolean; readonly float: boolean }[]
  readonly wished: readonly [number, number] | null
}

export type WhyAnswer = {
  readonly round: number
  readonly rulebook: string
  readonly asPublished: boolean | null
  readonly headline?: string
  readonly paragraphs?: readonly Paragraph[]
  readonly map?: BracketMap | null
  readonly cards?: {
    readonly columns: readonly { readonly article: string; readonly label: string; readonly notable: boolean }[]
    readonly rows: readonly { readonly label: string; readonly cells: readonly { readonly text: string; readonly mark: string }[] }[]
  } | null
  readonly sentences: readonly string[]
}
