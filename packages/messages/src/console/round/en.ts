import type { Words } from '../../words.ts'

export const en = {
  title: 'Round',
}

export type RoundWords = Words<typeof en>
