import { exact, zero } from '../exact.ts'
import { valueRule } from '../rule.ts'
import { summed, term } from '../working.ts'

/** C.07 7.1: rounds that brought as much as a win, played or not: forfeit wins, full-point byes, a pairing-allocated bye worth a win. */
export const wins = valueRule({
  name: 'WIN',
  article: '7.1',
  title: 'Number of wins',
  modifiers: ['score'],
  for: 'both',
  decimals: 0,
  better: 'higher',
  prepare:
    ({ field }) =>
    (index) =>
      summed(
        field.entries[index]!.rounds.map((round, at) => {
          const counts = round.points >= field.win
          return term(counts ? exact(1) : zero, { round: at + 1, note: counts && round.kind !== 'game' ? 'unplayed, worth a win' : '' })
        }),
      ),
})
