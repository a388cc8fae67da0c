import type { ProblemIssue } from '../api/types.ts'
import { useLanguage, useWords } from '../words/language.tsx'
import './issue-list.css'

/** What a file has that could not be taken as it stands, line by line. */
export const IssueList = ({ issues }: { readonly issues: readonly ProblemIssue[] }) => {
  const words = useWords('problems')
  const { language } = useLanguage()
  const known: Readonly<Record<string, string>> = words.issues
  if (issues.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys
    <ul className="issue-list" tabIndex={0} aria-label={words.issuesTitle}>
      {issues.map(({ message, line, code }, index) => (
        <li key={index}>
          {line === undefined ? null : <b>{words.line(line)} </b>}
          {/* The desk says it in English, with names; the other languages have a sentence for each code. */}
          {language === 'en' ? message : (known[code] ?? message)} <small>{code}</small>
        </li>
      ))}
    </ul>
  )
}
