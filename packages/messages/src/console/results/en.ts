import type { Words } from '../../words.ts'

export const en = {
  title: 'Results',
}

export type ResultsWords = Words<typeof en>
