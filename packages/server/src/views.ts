import type { rulebookList } from './tournaments/rulebook-list.ts'
import type { deskView } from './tournaments/views/desk-view.ts'
import type { historyView } from './tournaments/views/history-view.ts'
import type { publicView, summaryView } from './tournaments/views/public-view.ts'

/** What the API answers, as types for those who ask it. */
export type DeskView = ReturnType<typeof deskView>
export type PublicView = ReturnType<typeof publicView>
export type Summary = ReturnType<typeof summaryView>
export type HistoryView = ReturnType<typeof historyView>
export type RulebookList = ReturnType<typeof rulebookList>
export type { ImportLine, LineField, ReadLines } from './exchange/read-lines.ts'
export type { ScreenView, ViewKind } from './hall/events.ts'
export type { Level } from './hall/ladder.ts'
export type { HallView } from './hall/view.ts'
export type {
  BoardsAnswer,
  CardAnswer,
  CrosstableAnswer,
  StandingsAnswer,
  StandingsLine,
  WallChartAnswer,
  WorkingAnswer,
} from './standings/answers.ts'
