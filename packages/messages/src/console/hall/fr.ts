import type { HallWords } from './en.ts'

export const fr: HallWords = {
  title: 'Salle',
}
