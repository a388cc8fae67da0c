import type { PeopleWords } from './en.ts'

export const fr: PeopleWords = {
  title: 'Personnes',
}
