import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type ListWords } from './en.ts'
import { fr } from './fr.ts'
import { issueTextIn, type ListIssueData } from './issue-text.ts'

export type { ListWords } from './en.ts'
export type { ListIssueCode, ListIssueData } from './issue-text.ts'

export const listWords: Readonly<Record<Language, ListWords>> = { en, de, fr }

export const listIssueText = (issue: ListIssueData, language: Language = 'en'): string => issueTextIn(listWords[language], issue)
