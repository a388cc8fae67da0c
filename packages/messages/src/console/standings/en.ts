import type { Words } from '../../words.ts'

export const en = {
  title: 'Standings',
}

export type StandingsWords = Words<typeof en>
