import type { Issue } from '@zug/engine/model'
import { issueText } from '@zug/messages/issues'
import type { Language } from '@zug/messages/language'
import type { VerifyWords } from '@zug/messages/verify/en'
import { h } from './dom.ts'

/** Shown of a long list of faults; the first is what matters. */
const mostIssues = 50

export const issueList = (issues: readonly Issue[], words: VerifyWords, language: Language): HTMLElement =>
  h(
    'ul',
    { class: 'issues' },
    ...issues.slice(0, mostIssues).map((issue) => {
      const place = words.place(issue.line ?? null, issue.column ?? null)
      return h('li', {}, place === '' ? null : h('b', {}, place), ' ', h('span', {}, issueText(issue, language)))
    }),
  )
