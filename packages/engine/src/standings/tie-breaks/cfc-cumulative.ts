import { tenths } from '../exact.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { summing } from '../working.ts'

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
  prepare: ({ field }) =>
    summing(
      tenths,
      (index) => {
        let score = 0
        return field.entries[index]!.rounds.flatMap((round, at) => {
          score += round.points
          const after = { amount: score, cut: null, at, deducted: false }
          return round.kind !== 'game' && round.points >= field.win ? [after, { amount: -tenths, cut: null, at, deducted: true }] : [after]
        })
      },
      ({ at, deducted }) => ({ round: at + 1, note: deducted ? note('unplayed-win-or-bye', '672') : null }),
    ),
})
