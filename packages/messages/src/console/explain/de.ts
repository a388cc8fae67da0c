import type { ExplainWords } from './en.ts'

export const de: ExplainWords = {
  title: 'Warum',
}
