import type { RoundWords } from './en.ts'

export const fr: RoundWords = {
  title: 'Ronde',
}
