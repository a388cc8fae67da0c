import type { Issue } from '@zug/engine/model'
import type { Language } from '../language.ts'
import { germanIssues } from './de/index.ts'
import { englishIssues } from './en/index.ts'
import { frenchIssues } from './fr/index.ts'
import { type IssueWords, issueTextBy } from './words.ts'

const catalogues: Readonly<Record<Language, IssueWords>> = { en: englishIssues, de: germanIssues, fr: frenchIssues }

/** An issue as a sentence. */
export const issueText = (issue: Issue, language: Language = 'en'): string => issueTextBy(catalogues[language], issue)
