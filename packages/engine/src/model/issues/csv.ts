import type { IssuesOf, Nothing } from './issues-of.ts'

/** Whose cell it is, and what stands in it. The name may be empty. */
type Cell = { readonly name: string; readonly text: string }

/** Reading a start list. */
export type CsvIssueData = {
  readonly 'csv-too-large': { readonly what: 'characters' | 'rows' | 'cell'; readonly most: number }
  readonly 'csv-quote-open': Nothing
  readonly 'csv-quote-misplaced': Nothing
  readonly 'csv-empty': Nothing
  readonly 'csv-name-column-missing': Nothing
  readonly 'csv-team-column-missing': Nothing
  readonly 'csv-row-too-long': { readonly cells: number; readonly columns: number }
  readonly 'name-missing': Nothing
  /** The name may be empty. */
  readonly 'team-missing': { readonly name: string }
  readonly 'player-id-malformed': { readonly text: string }
  readonly 'player-id-missing': Nothing
  readonly 'player-id-duplicate': { readonly player: number; readonly firstLine: number }
  readonly 'too-many-players': { readonly most: number }
  /** `title` is that of the column: a rating, or what one is taken from. */
  readonly 'rating-malformed': Cell & { readonly title: string }
  readonly 'title-unknown': Cell
  readonly 'sex-unknown': Cell
  readonly 'rank-malformed': Cell
  /** A day that no calendar has. */
  readonly 'birth-impossible': Cell
  readonly 'column-ignored': { readonly title: string }
  /** A heading that may mean several things, read by what stands below it. */
  readonly 'column-guessed': { readonly title: string; readonly readAs: 'rating' | 'federation' | 'sex' }
  /** No player: a total, a line without a name, headings again. `text` is what stands there. */
  readonly 'row-set-aside': { readonly what: 'total' | 'no-name' | 'heading'; readonly text: string }
}

export type CsvIssue = IssuesOf<'csv', CsvIssueData>
