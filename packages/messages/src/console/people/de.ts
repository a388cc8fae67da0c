import type { PeopleWords } from './en.ts'

export const de: PeopleWords = {
  title: 'Personen',
}
