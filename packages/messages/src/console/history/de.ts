import type { HistoryWords } from './en.ts'

export const de: HistoryWords = {
  title: 'Verlauf',
}
