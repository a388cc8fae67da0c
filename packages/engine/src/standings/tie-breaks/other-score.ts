import { tenths } from '../exact.ts'
import type { Field } from '../field.ts'
import { type Context, valueRule } from '../rule.ts'
import { summing } from '../working.ts'

/** The secondary score of a team event. */
export const secondaryOf = (context: Context): Field => {
  if (context.secondary === null) throw new Error('a tie-break of teams needs two scores')
  return context.secondary
}

/** C.07 13.1: of match points and game points the one that is not the primary score. */
export const otherScore = valueRule({
  name: 'MPvGP',
  article: '13.1',
  title: 'Match points v game points',
  modifiers: [],
  for: 'teams',
  decimals: 1,
  better: 'higher',
  prepare: (context) => {
    const { entries } = secondaryOf(context)
    return summing(
      tenths,
      (index) => entries[index]!.rounds.map((round, at) => ({ amount: round.points, cut: null, at })),
      ({ at }) => ({ round: at + 1 }),
    )
  },
})
