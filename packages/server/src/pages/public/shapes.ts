import type { CrosstableCell, Outcome } from '@zug/engine'
import type { HallView } from '../../hall/view.ts'
import type { PublicView } from '../../views.ts'

/** What the API answers, as far as the pages read it. Points are numbers here, not tenths. */
export type View = PublicView
export type Hall = HallView
export type Round = View['rounds'][number]
export type RoundBoard = Round['boards'][number]

export type StandingsAnswer = {
  readonly of?: 'players' | 'teams'
  readonly round: number
  readonly final: boolean
  readonly system: string
  readonly edition: string
  readonly tieBreaks: readonly string[]
  readonly openGames: readonly unknown[]
  readonly rows: readonly StandingsLine[]
}
export type StandingsLine = {
  readonly rank: number
  readonly shared: boolean
  readonly player: number
  readonly name: string
  readonly title: string | null
  readonly rating: number | null
  readonly points: number
  readonly gamePoints?: number
  readonly values: readonly (number | null)[]
}

export type WorkingAnswer = {
  readonly round: number
  readonly player: number
  readonly criteria: readonly {
    readonly criterion: string
    readonly value: number | null
    readonly note: string
    readonly terms: readonly {
      readonly round: number | null
      readonly opponent: number | null
      readonly score: number | null
      readonly times: number | null
      readonly value: number
      readonly note: string
      readonly cut: string | null
    }[]
  }[]
}

export type CrosstableAnswer = {
  readonly kind: 'swiss' | 'round-robin'
  readonly rows: readonly {
    readonly line: number
    readonly rank: number
    readonly player: number
    readonly points: number
    readonly cells: readonly (readonly CrosstableCell[])[]
  }[]
}

/** Every round of everybody with the points after it. */
export type WallChartAnswer = {
  readonly rounds: number
  readonly rows: readonly { readonly player: number; readonly cells: readonly { readonly outcome: Outcome; readonly points: number }[] }[]
}

export type CardAnswer = {
  readonly rounds: readonly {
    readonly round: number
    readonly opponent: number | null
    readonly outcome: Outcome
    readonly float: 'down' | 'up' | null
    readonly points: number
    readonly progressive: number
  }[]
  readonly rating: { readonly games: number; readonly averageOpponent: number | null; readonly performance: number | null }
}

export type SectionsAnswer = {
  readonly event: string | null
  readonly sections: readonly { readonly id: string; readonly name: string; readonly sectionName: string | null }[]
}

export type BoardsAnswer = {
  readonly boards: readonly {
    readonly board: number
    readonly rows: readonly {
      readonly rank: number
      readonly player: number
      readonly name: string
      readonly teamName: string
      readonly games: number
      readonly points: number
    }[]
  }[]
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
  readonly paragraphs?: readonly (readonly ({ readonly text: string } | { readonly article: string })[])[]
  readonly map?: BracketMap | null
  readonly cards?: {
    readonly columns: readonly { readonly article: string; readonly label: string; readonly notable: boolean }[]
    readonly rows: readonly { readonly label: string; readonly cells: readonly { readonly text: string; readonly mark: string }[] }[]
  } | null
  readonly sentences: readonly string[]
}
