import type { TournamentsWords } from './en.ts'

export const de: TournamentsWords = {
  title: 'Turniere',
}
