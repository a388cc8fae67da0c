import type { StandingsWords } from './en.ts'

export const de: StandingsWords = {
  title: 'Rangliste',
}
