import type { Words } from '../../words.ts'

export const en = {
  title: 'People',
}

export type PeopleWords = Words<typeof en>
