import { exactPoints } from '../exact.ts'
import type { Field } from '../field.ts'
import { type Context, valueRule } from '../rule.ts'
import { summed, term } from '../working.ts'

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
  prepare: (context) => (index) =>
    summed(secondaryOf(context).entries[index]!.rounds.map((round, at) => term(exactPoints(round.points), { round: at + 1 }))),
})
