import type { Issue } from '@zug/engine/model'
import { type IssuesWords, en as words } from '@zug/messages/console/issues/en'
import { issueText } from '@zug/messages/issues'

/** What the desk itself finds in a file, beyond what the engine does: codes and data are those that its words take. */
export type DeskIssue = {
  readonly [Code in keyof IssuesWords]: Pick<Issue, 'line'> & {
    readonly source: 'desk'
    readonly code: Code
    readonly severity: Issue['severity']
  } & Parameters<IssuesWords[Code]>[0]
}[keyof IssuesWords]

/** Of a file that is read or written here. */
export type FileIssue = Issue | DeskIssue

/** As the API tells it: with a sentence in English for whoever has no words for the code. */
export type ToldIssue = FileIssue & { readonly message: string }

export const deskIssue = <Code extends DeskIssue['code']>(
  code: Code,
  severity: Issue['severity'],
  data: Parameters<IssuesWords[Code]>[0],
): DeskIssue => ({ source: 'desk', code, severity, ...(data as object) }) as unknown as DeskIssue

const messageOf = (issue: FileIssue): string =>
  issue.source === 'desk' ? (words[issue.code] as (data: DeskIssue) => string)(issue) : issueText(issue)

export const told = (issues: readonly FileIssue[]): readonly ToldIssue[] => issues.map((issue) => ({ ...issue, message: messageOf(issue) }))
