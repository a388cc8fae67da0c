import type { CrosstableCell, EventSystem, Outcome, PlayerCard, RatingReport } from '@zug/engine'
import type { boardsView, standingsView, workingView } from './table.ts'

/** What the API answers about standings, for pages made here and in the browser. Points are numbers, not tenths. */
export type StandingsAnswer = ReturnType<typeof standingsView>
export type StandingsLine = StandingsAnswer['rows'][number]
export type WorkingAnswer = ReturnType<typeof workingView>
export type BoardsAnswer = ReturnType<typeof boardsView>

export type CrosstableAnswer = {
  readonly kind: EventSystem
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
  readonly player: number
  readonly rounds: readonly (Omit<PlayerCard['rounds'][number], 'points' | 'progressive'> & {
    readonly points: number
    readonly progressive: number
  })[]
  readonly rating: Omit<RatingReport, 'score' | 'expected' | 'change'> & {
    readonly score: number
    readonly expected: number | null
    readonly change: number | null
  }
}
