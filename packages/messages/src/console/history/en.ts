import type { Words } from '../../words.ts'

export const en = {
  title: 'History',
}

export type HistoryWords = Words<typeof en>
