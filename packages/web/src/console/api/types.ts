import type { DeskBoardResult } from '@zug/engine/desk'
import type { DeskView, ToldIssue } from '@zug/server/views'

export type {
  CommandDone as Done,
  HistoryView,
  ListCandidate,
  ListMatch,
  ListPreview,
  ListUpload,
  ListVerdict,
  Me,
  PublicView,
  RatingList,
  Role,
  RoundSeen,
  Summary as TournamentLine,
} from '@zug/server/views'

/** A tournament as the desk sees it. */
export type Tournament = DeskView

/** Of a file, or of a request that is not what its address takes. */
export type ProblemIssue = ToldIssue | { readonly code: string; readonly message: string; readonly path?: string }

export type Problem = {
  readonly status: number
  /** A refusal of the desk, or a problem of the server; words are made from it and `data`, whatever the language. */
  readonly code: string
  readonly data?: object
  readonly title: string
  readonly detail: string
  readonly article?: string
  readonly setting?: string
  readonly confirmable?: boolean
  /** `result-changed`: what the board has meanwhile. */
  readonly theirs?: DeskBoardResult | null
  readonly sequence?: number
  /** Which of several commands was refused. */
  readonly command?: number
  readonly issues?: readonly ProblemIssue[]
}
