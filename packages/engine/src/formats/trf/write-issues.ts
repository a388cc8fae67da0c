import type { Place } from '../../model/issues/issues-of.ts'
import type { TrfWriteIssue, TrfWriteIssueData } from '../../model/issues/trf-writing.ts'

/** What a dialect cannot carry. All of them are warnings: the text was written without it. */
export const trfWriteIssues = [
  'rounds-not-carried',
  'initial-colour-not-carried',
  'scoring-not-carried',
  'rules-not-carried',
  'pairing-numbers-not-carried',
  'forbidden-pairs-not-carried',
  'virtual-points-not-carried',
  'bye-kind-not-carried',
  'unrated-games-not-carried',
  'abnormal-points-not-carried',
  'records-not-carried',
  'club-not-carried',
  'game-scores-not-carried',
  'official-ratings-not-carried',
  'national-ids-not-carried',
  'settings-not-carried',
  'teams-not-carried',
  'line-ups-not-carried',
  'team-rounds-not-carried',
  'unpaired-rounds-not-carried',
  'as-paired-not-carried',
  'read-differently',
  'text-cut',
] as const satisfies readonly TrfWriteIssue['code'][]
export type TrfWriteIssueCode = TrfWriteIssue['code']

export const trfWriteIssue = <Code extends TrfWriteIssueCode>(code: Code, told: Place & TrfWriteIssueData[Code]): TrfWriteIssue =>
  ({ source: 'trf-writing', code, severity: 'warning', ...told }) as unknown as TrfWriteIssue
