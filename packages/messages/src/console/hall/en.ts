import type { Words } from '../../words.ts'

export const en = {
  title: 'Hall',
}

export type HallWords = Words<typeof en>
