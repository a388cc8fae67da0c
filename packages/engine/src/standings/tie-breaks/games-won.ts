import { countRounds } from '../count-rounds.ts'
import { countsAsPlayed } from '../field.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'

/** C.07 7.2: games won over the board. */
export const gamesWon = valueRule({
  name: 'WON',
  article: '7.2',
  title: 'Number of games won over the board',
  modifiers: [],
  for: 'both',
  decimals: 0,
  better: 'higher',
  prepare: countRounds(
    (round, field) => round.result === 'win' || (round.kind === 'forfeit-win' && countsAsPlayed(field, round)),
    (round, won) => (won && round.kind !== 'game' ? note('forfeit-won', '15.2') : null),
  ),
})
