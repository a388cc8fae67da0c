import { issueTextBy } from '@zug/messages/issues'
import type { DeskIssue } from '@zug/server/views'
import type { ProblemIssue } from '../api/types.ts'
import { useWords } from './language.tsx'

/** What was found in a file, in the language of the reader; what is wrong with a request is said in English only. */
export const useIssueText = (): ((issue: ProblemIssue) => string) => {
  const desk = useWords('issues')
  const engine = useWords('found')
  return (issue) => {
    if (!('source' in issue)) return issue.message
    return issue.source === 'desk' ? (desk[issue.code] as (issue: DeskIssue) => string)(issue) : issueTextBy(engine, issue)
  }
}
