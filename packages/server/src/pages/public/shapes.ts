import type { HallView, PublicView, Sections, WhyAnswer } from '../../views.ts'

/** What the API answers, by the names the pages give it. Points are numbers here, not tenths. */
export type {
  BoardsAnswer,
  CardAnswer,
  CrosstableAnswer,
  StandingsAnswer,
  StandingsLine,
  WallChartAnswer,
  WhyAnswer,
  WorkingAnswer,
} from '../../views.ts'
export type View = PublicView
export type Hall = HallView
export type Round = View['rounds'][number]
export type RoundBoard = Round['boards'][number]
export type SectionsAnswer = Sections

/** The brackets around those asked about, from the highest score down. */
export type BracketMap = NonNullable<WhyAnswer['map']>
