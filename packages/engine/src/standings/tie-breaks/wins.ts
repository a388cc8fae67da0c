import { countRounds } from '../count-rounds.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'

/** C.07 7.1: rounds that brought as much as a win, played or not: forfeit wins, full-point byes, a pairing-allocated bye worth a win. */
export const wins = valueRule({
  name: 'WIN',
  article: '7.1',
  title: 'Number of wins',
  modifiers: ['score'],
  for: 'both',
  decimals: 0,
  better: 'higher',
  prepare: countRounds(
    (round, field) => round.points >= field.win,
    (round, counted) => (counted && round.kind !== 'game' ? note('unplayed-win') : null),
  ),
})
