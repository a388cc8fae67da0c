import type { RoundWords } from './en.ts'

export const de: RoundWords = {
  title: 'Runde',
}
