import { issueTextBy } from '@zug/messages/issues'
import type { DeskIssue, ToldIssue } from '@zug/server/views'
import { useWords } from './language.tsx'

/** What was found in a file, in the language of the reader. */
export const useIssueText = (): ((issue: ToldIssue) => string) => {
  const desk = useWords('issues')
  const engine = useWords('found')
  return (issue) => (issue.source === 'desk' ? (desk[issue.code] as (issue: DeskIssue) => string)(issue) : issueTextBy(engine, issue))
}
