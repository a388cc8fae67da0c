import type { Issue, SubmissionIssue } from '@zug/engine/model'

/** A sentence for every code; without one of them it does not compile. */
export type WordsFor<I extends { readonly code: string }> = {
  readonly [Code in I['code']]: (issue: Extract<I, { readonly code: Code }>) => string
}

/** A catalogue: the sentences of every source. */
export type IssueWords = {
  readonly [Source in Issue['source']]: WordsFor<Extract<Issue, { readonly source: Source }>>
}

/** The words of one source. */
export type WordsOf<Source extends Issue['source']> = IssueWords[Source]

type Told = { readonly what: string }
type About<I extends Told, What extends string> = I extends unknown ? (What extends I['what'] ? I : never) : never

/** Where a code has several sentences: one for each `what`. */
export const byWhat =
  <I extends Told>(sentences: { readonly [What in I['what']]: (issue: About<I, What>) => string }) =>
  (issue: I): string =>
    (sentences as unknown as Readonly<Record<string, (issue: I) => string>>)[issue.what]!(issue)

/** An issue in the words of a catalogue. Faults of the JSON form begin with the pointer of the value. */
export const issueTextBy = (catalogue: IssueWords, issue: Issue): string => {
  const words = catalogue[issue.source] as Readonly<Record<string, (issue: Issue) => string>>
  const text = words[issue.code]!(issue)
  return 'path' in issue ? `${issue.path === '' ? '/' : issue.path}: ${text}` : text
}

/** One source's issue in its own words: where the whole catalogue is too much to load. */
export const submissionText = (words: WordsOf<'submission'>, issue: SubmissionIssue): string =>
  (words[issue.code] as (issue: SubmissionIssue) => string)(issue)
