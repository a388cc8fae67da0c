import type { ResultsWords } from './en.ts'

export const fr: ResultsWords = {
  title: 'Résultats',
}
