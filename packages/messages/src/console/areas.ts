import type { CommonWords } from '../common/en.ts'
import type { ListWords } from '../lists/en.ts'
import type { NormWords } from '../norms/en.ts'
import type { PaperWords } from '../paper/en.ts'
import type { PrizeWords } from '../prizes/en.ts'
import type { ProjectionWords } from '../projection/en.ts'
import type { RatingWords } from '../ratings/en.ts'
import type { AccessWords } from './access/en.ts'
import type { AccountWords } from './account/en.ts'
import type { CopiesWords } from './copies/en.ts'
import type { ExplainWords } from './explain/en.ts'
import type { HallWords } from './hall/en.ts'
import type { HistoryWords } from './history/en.ts'
import type { IssuesWords } from './issues/en.ts'
import type { PeopleWords } from './people/en.ts'
import type { PlayersWords } from './players/en.ts'
import type { ProblemsWords } from './problems/en.ts'
import type { ResultsWords } from './results/en.ts'
import type { RoundWords } from './round/en.ts'
import type { SettingsWords } from './settings/en.ts'
import type { ShellWords } from './shell/en.ts'
import type { StandingsWords } from './standings/en.ts'
import type { TournamentsWords } from './tournaments/en.ts'
import type { UploadWords } from './upload/en.ts'

/** The areas of the console; each is loaded when its page is. */
export type ConsoleAreas = {
  readonly common: CommonWords
  readonly paper: PaperWords
  readonly lists: ListWords
  readonly prizes: PrizeWords
  readonly norms: NormWords
  readonly ratings: RatingWords
  readonly projection: ProjectionWords
  readonly shell: ShellWords
  readonly access: AccessWords
  readonly account: AccountWords
  readonly problems: ProblemsWords
  readonly tournaments: TournamentsWords
  readonly copies: CopiesWords
  readonly upload: UploadWords
  readonly players: PlayersWords
  readonly round: RoundWords
  readonly results: ResultsWords
  readonly standings: StandingsWords
  readonly explain: ExplainWords
  readonly history: HistoryWords
  readonly issues: IssuesWords
  readonly settings: SettingsWords
  readonly hall: HallWords
  readonly people: PeopleWords
}
export type ConsoleArea = keyof ConsoleAreas
