import type { CsvIssue, CsvIssueData } from '../../model/issues/csv.ts'
import type { Place } from '../../model/issues/issues-of.ts'

/** Codes of a players' CSV. */
export const csvIssues = [
  'csv-too-large',
  'csv-quote-open',
  'csv-quote-misplaced',
  'csv-empty',
  'csv-name-column-missing',
  'csv-team-column-missing',
  'csv-row-too-long',
  'name-missing',
  'team-missing',
  'player-id-malformed',
  'player-id-missing',
  'player-id-duplicate',
  'too-many-players',
  'rating-malformed',
  'title-unknown',
  'sex-unknown',
  'rank-malformed',
  'birth-impossible',
  'column-ignored',
  'column-guessed',
  'row-set-aside',
] as const satisfies readonly CsvIssue['code'][]
export type CsvIssueCode = CsvIssue['code']
export const csvWarnings: readonly CsvIssueCode[] = [
  'title-unknown',
  'sex-unknown',
  'rank-malformed',
  'column-ignored',
  'column-guessed',
  'row-set-aside',
]

export const csvIssue = <Code extends CsvIssueCode>(code: Code, told: Place & CsvIssueData[Code]): CsvIssue =>
  ({ source: 'csv', code, severity: csvWarnings.includes(code) ? 'warning' : 'error', column: 1, ...told }) as unknown as CsvIssue
