import { exact, exactPoints } from '../exact.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { summed, type Term, term } from '../working.ts'

/**
 * CFC 672: the sum of the cumulative scores after each round, less one point for each unplayed win and each one-point bye.
 */
export const cfcCumulative = valueRule({
  name: 'CFC672',
  article: 'CFC 672',
  title: 'Cumulative system (CFC)',
  modifiers: [],
  for: 'both',
  decimals: 1,
  better: 'higher',
  prepare:
    ({ field }) =>
    (index) => {
      let score = 0
      return summed(
        field.entries[index]!.rounds.flatMap((round, at): readonly Term[] => {
          score += round.points
          const after = term(exactPoints(score), { round: at + 1 })
          return round.kind !== 'game' && round.points >= field.win
            ? [after, term(exact(-1), { round: at + 1, note: note('unplayed-win-or-bye', '672') })]
            : [after]
        }),
      )
    },
})
