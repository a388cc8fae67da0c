import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type ListWords } from './en.ts'
import { fr } from './fr.ts'

export type { ListWords } from './en.ts'

export const listWords: Readonly<Record<Language, ListWords>> = { en, de, fr }

type Issues = ListWords['issues']
export type ListIssueCode = keyof Issues
/** As data: the code, and what its sentence needs. */
export type ListIssueData = {
  [Code in ListIssueCode]: { readonly code: Code } & (Parameters<Issues[Code]> extends [infer Data] ? Readonly<Data> : unknown)
}[ListIssueCode]

export const listIssueText = (issue: ListIssueData, language: Language = 'en'): string =>
  (listWords[language].issues[issue.code] as (data: ListIssueData) => string)(issue)
