/** Codes of a players' CSV; the last four are warnings. */
export const csvIssues = [
  'csv-too-large',
  'csv-quote-open',
  'csv-quote-misplaced',
  'csv-empty',
  'csv-name-column-missing',
  'csv-row-too-long',
  'name-missing',
  'player-id-malformed',
  'player-id-missing',
  'player-id-duplicate',
  'too-many-players',
  'rating-malformed',
  'title-unknown',
  'sex-unknown',
  'rank-malformed',
  'column-ignored',
] as const
export type CsvIssueCode = (typeof csvIssues)[number]
export const csvWarnings: readonly CsvIssueCode[] = ['title-unknown', 'sex-unknown', 'rank-malformed', 'column-ignored']
