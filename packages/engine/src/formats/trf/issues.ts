import type { Place as AnyPlace, Severity } from '../../model/issues/issues-of.ts'
import type { TrfIssue, TrfIssueData } from '../../model/issues/trf.ts'

/** Everything that can be wrong with a TRF. An error keeps the file from being read; a warning says what was made of something doubtful. */
export const trfIssues = {
  'file-too-large': 'error',
  'too-many-lines': 'error',
  'line-too-long': 'error',
  'too-many-rounds': 'error',
  'too-many-issues': 'error',
  'control-character': 'error',
  'no-players': 'error',
  'record-id-malformed': 'error',
  'record-duplicate': 'warning',
  'tab-as-blank': 'warning',
  'not-utf8': 'warning',
  'columns-shifted': 'error',
  'text-between-columns': 'warning',
  'player-id-malformed': 'error',
  'player-id-duplicate': 'error',
  'player-unknown': 'error',
  'sex-unknown': 'warning',
  'title-unknown': 'warning',
  'rating-malformed': 'error',
  'points-malformed': 'error',
  'points-mismatch': 'error',
  'points-with-299': 'warning',
  'rank-malformed': 'warning',
  'player-count-mismatch': 'warning',
  'opponent-malformed': 'error',
  'opponent-unknown': 'error',
  'opponent-self': 'error',
  'opponent-not-mutual': 'error',
  'colour-malformed': 'error',
  'colour-missing': 'error',
  'colours-not-opposite': 'error',
  'result-malformed': 'error',
  'result-missing': 'warning',
  'result-unknown': 'warning',
  'result-needs-opponent': 'error',
  'result-needs-no-opponent': 'error',
  'results-incompatible': 'error',
  'several-pairing-allocated-byes': 'warning',
  'round-dates-misplaced': 'warning',
  'rounds-malformed': 'error',
  'rounds-conflict': 'error',
  'rounds-too-few': 'warning',
  'initial-colour-malformed': 'error',
  'initial-colour-conflict': 'error',
  'configuration-unknown': 'error',
  'scoring-malformed': 'error',
  'scoring-inferred': 'warning',
  'bye-malformed': 'error',
  'bye-conflict': 'error',
  'virtual-points-malformed': 'error',
  'virtual-points-overlap': 'warning',
  'forbidden-pairs-malformed': 'error',
  'team-malformed': 'error',
  'team-duplicate': 'error',
  'team-unknown': 'error',
  'team-member-twice': 'error',
  'line-up-malformed': 'error',
  'line-ups-conflict': 'error',
  'match-forfeit-malformed': 'error',
  'team-bye-malformed': 'error',
  'team-points-mismatch': 'warning',
  'team-event-not-read': 'warning',
} as const satisfies Readonly<Record<TrfIssue['code'], Severity>>

export type TrfIssueCode = TrfIssue['code']

/** FIDE Handbook articles behind a code, where one is. */
const articles: Partial<Record<TrfIssueCode, string>> = {
  'rounds-too-few': 'C.04.1.a',
  'several-pairing-allocated-byes': 'C.04.1.c',
  'result-missing': 'C.04.2.D.1',
}

export type Place = AnyPlace & { readonly line: number }

/** Collects faults. Beyond the limit it only remembers that there were more errors; further warnings are dropped. */
export type IssueList = { readonly issues: TrfIssue[]; readonly limit: number; errors: number; warnings: number }

export const issueList = (limit = 1000): IssueList => ({ issues: [], limit, errors: 0, warnings: 0 })

const trfIssue = <Code extends TrfIssueCode>(code: Code, told: Place & TrfIssueData[Code]): TrfIssue => {
  const article = articles[code]
  return { source: 'trf', code, severity: trfIssues[code], ...told, ...(article === undefined ? {} : { article }) } as unknown as TrfIssue
}

/** `told` is the place, and what words the fault. */
export const report = <Code extends TrfIssueCode>(list: IssueList, code: Code, told: Place & TrfIssueData[Code]): void => {
  const count = trfIssues[code] === 'error' ? list.errors++ : list.warnings++
  if (count < list.limit) list.issues.push(trfIssue(code, told))
}

export const hasErrors = (list: IssueList): boolean => list.errors > 0

/** The faults in the order of the file. */
export const finishIssues = (list: IssueList): TrfIssue[] => {
  const sorted = list.issues.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
  const last = sorted.at(-1)?.line ?? 1
  if (list.errors > list.limit) sorted.push(trfIssue('too-many-issues', { line: last, more: list.errors - list.limit }))
  return sorted
}
