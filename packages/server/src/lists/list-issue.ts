import type { ListIssueData } from '@zug/messages/lists/words'

/** Why a list cannot be taken: a closed set of codes with their data. The list that is there stays. */
export type ListIssue = ListIssueData

export class ListError extends Error {
  readonly issue: ListIssue

  constructor(issue: ListIssue) {
    super(issue.code)
    this.name = 'ListError'
    this.issue = issue
  }
}
