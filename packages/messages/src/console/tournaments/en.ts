import type { Words } from '../../words.ts'

export const en = {
  title: 'Tournaments',
}

export type TournamentsWords = Words<typeof en>
