import type { Issue } from '../../model/issue.ts'

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
  'settings-not-carried',
  'teams-not-carried',
  'line-ups-not-carried',
  'team-rounds-not-carried',
  'unpaired-rounds-not-carried',
  'as-paired-not-carried',
  'text-cut',
] as const
export type TrfWriteIssueCode = (typeof trfWriteIssues)[number]

export const trfWriteIssue = (code: TrfWriteIssueCode, message: string, place: { player?: number; round?: number } = {}): Issue => ({
  code,
  severity: 'warning',
  message,
  ...place,
})
