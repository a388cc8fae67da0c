import type { PlayersWords } from './en.ts'

export const fr: PlayersWords = {
  title: 'Joueurs',
}
