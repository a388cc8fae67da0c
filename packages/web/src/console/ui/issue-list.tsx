import type { ToldIssue } from '@zug/server/views'
import { useIssueText } from '../words/issue-text.ts'
import { useWords } from '../words/language.tsx'
import './issue-list.css'

type Props = { readonly issues: readonly ToldIssue[] }

/** What a file has that could not be taken as it stands, line by line. */
export const IssueList = ({ issues }: Props) => (issues.length === 0 ? null : <List issues={issues} />)

const List = ({ issues }: Props) => {
  const words = useWords('problems')
  const textOf = useIssueText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys
    <ul className="issue-list" tabIndex={0} aria-label={words.issuesTitle}>
      {issues.map((issue, index) => (
        <li key={index}>
          {issue.line !== undefined ? <b>{words.line(issue.line)} </b> : null}
          {textOf(issue)} <small>{issue.code}</small>
        </li>
      ))}
    </ul>
  )
}
