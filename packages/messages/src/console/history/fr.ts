import type { HistoryWords } from './en.ts'

export const fr: HistoryWords = {
  title: 'Historique',
}
