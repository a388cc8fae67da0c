import type { Words } from '../../words.ts'

export const en = {
  title: 'Players',
}

export type PlayersWords = Words<typeof en>
