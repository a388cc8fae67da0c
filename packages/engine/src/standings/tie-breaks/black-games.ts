import { countRounds } from '../count-rounds.ts'
import { countsAsPlayed } from '../field.ts'
import { valueRule } from '../rule.ts'

/** C.07 7.3: games played over the board with Black. */
export const blackGames = valueRule({
  name: 'BPG',
  article: '7.3',
  title: 'Number of games played with Black',
  modifiers: [],
  for: 'both',
  decimals: 0,
  better: 'higher',
  prepare: countRounds((round, field) => round.colour === 'black' && countsAsPlayed(field, round)),
})
