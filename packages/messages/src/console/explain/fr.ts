import type { ExplainWords } from './en.ts'

export const fr: ExplainWords = {
  title: 'Pourquoi',
}
