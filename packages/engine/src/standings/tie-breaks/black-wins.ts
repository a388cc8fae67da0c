import { countRounds } from '../count-rounds.ts'
import { countsAsPlayed } from '../field.ts'
import { valueRule } from '../rule.ts'

/** C.07 7.4: games won over the board with Black. */
export const blackWins = valueRule({
  name: 'BWG',
  article: '7.4',
  title: 'Number of games won with Black',
  modifiers: [],
  for: 'both',
  decimals: 0,
  better: 'higher',
  prepare: countRounds(
    (round, field) => round.colour === 'black' && countsAsPlayed(field, round) && (round.result === 'win' || round.kind === 'forfeit-win'),
  ),
})
