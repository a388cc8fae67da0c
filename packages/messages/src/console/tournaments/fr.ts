import type { TournamentsWords } from './en.ts'

export const fr: TournamentsWords = {
  title: 'Tournois',
}
