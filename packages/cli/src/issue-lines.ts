import type { Issue } from '@zug/engine/model'
import { issueText } from '@zug/messages/issues'
import { exitCodes } from './exit-codes.ts'
import type { Problem } from './failure.ts'
import { messageLine } from './message-line.ts'

/** An issue of our own, worded where it arises: the command speaks English. */
export type OwnIssue<Code extends string = string> = Pick<Issue, 'line' | 'column' | 'article'> & {
  readonly code: Code
  readonly message: string
  readonly severity?: Issue['severity']
}

/** What goes into a message line. */
export type Located = Issue | OwnIssue

const messageOf = (issue: Located): string => ('message' in issue ? issue.message : issueText(issue))

export const issueLine = (file: string, issue: Located): string => messageLine(file, issue, messageOf(issue))

/** Faults that mean "more than we take", as opposed to "malformed". */
const tooLarge: ReadonlySet<string> = new Set<Issue['code']>([
  'file-too-large',
  'json-too-large',
  'csv-too-large',
  'too-many-lines',
  'line-too-long',
  'too-many-players',
  'too-many-rounds',
])

/** All faults of one file, with the exit code they lead to. */
export const problemOf = (file: string, issues: readonly Located[]): Problem => {
  const errors = issues.filter((issue) => issue.severity === 'error')
  return {
    exitCode: errors.some((issue) => tooLarge.has(issue.code)) ? exitCodes.tooLarge : exitCodes.badInput,
    lines: issues.map((issue) => issueLine(file, issue)),
  }
}

/** A request that cannot be met, about one file. */
export const badRequest = (file: string, code: string, message: string, place: Pick<OwnIssue, 'line'> = {}): Problem => ({
  exitCode: exitCodes.badInput,
  lines: [issueLine(file, { code, message, ...place })],
})
