import type { ListWords } from './en.ts'

type Issues = ListWords['issues']
export type ListIssueCode = keyof Issues
/** As data: the code, and what its sentence needs. */
export type ListIssueData = {
  [Code in ListIssueCode]: { readonly code: Code } & (Parameters<Issues[Code]> extends [infer Data] ? Readonly<Data> : unknown)
}[ListIssueCode]

/** The sentence for an issue in the words of a language. */
export const issueTextIn = ({ issues }: ListWords, issue: ListIssueData): string =>
  (issues[issue.code] as (data: ListIssueData) => string)(issue)
