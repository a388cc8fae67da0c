import type { CsvIssue, CsvIssueData } from '../../model/issues/csv.ts'
import type { Place } from '../../model/issues/issues-of.ts'

/** Codes of a players' CSV; the last four are warnings. */
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
  'column-ignored',
] as const satisfies readonly CsvIssue['code'][]
export type CsvIssueCode = CsvIssue['code']
export const csvWarnings: readonly CsvIssueCode[] = ['title-unknown', 'sex-unknown', 'rank-malformed', 'column-ignored']

export const csvIssue = <Code extends CsvIssueCode>(code: Code, told: Place & CsvIssueData[Code]): CsvIssue =>
  ({ source: 'csv', code, severity: csvWarnings.includes(code) ? 'warning' : 'error', column: 1, ...told }) as unknown as CsvIssue
