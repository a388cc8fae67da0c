import type { StandingsWords } from './en.ts'

export const fr: StandingsWords = {
  title: 'Classement',
}
