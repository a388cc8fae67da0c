import type { PlayersWords } from './en.ts'

export const de: PlayersWords = {
  title: 'Teilnehmer',
}
