/** `@zug/messages/issues`: what is wrong with a file or a round, in words. */
export { germanIssues } from './issues/de/index.ts'
export { englishIssues } from './issues/en/index.ts'
export { frenchIssues } from './issues/fr/index.ts'
export { issueText } from './issues/issue-text.ts'
export { type IssueWords, issueTextBy } from './issues/words.ts'
