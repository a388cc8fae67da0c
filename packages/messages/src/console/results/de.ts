import type { ResultsWords } from './en.ts'

export const de: ResultsWords = {
  title: 'Ergebnisse',
}
