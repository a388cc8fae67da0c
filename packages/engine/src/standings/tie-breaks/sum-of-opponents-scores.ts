import { exactPoints, tenths } from '../exact.ts'
import { meetingsOf } from '../field.ts'
import { valueRule } from '../rule.ts'
import { summing } from '../working.ts'

/** SSM D.b: the sum of the opponents' scores as they are. A bye or a missed game has no opponent and brings nothing. */
export const sumOfOpponentsScores = valueRule({
  name: 'SOS',
  article: 'SSM D.b',
  title: "Sum of opponents' scores",
  modifiers: [],
  for: 'players',
  decimals: 1,
  better: 'higher',
  prepare: ({ field }) =>
    summing(
      tenths,
      (index) =>
        meetingsOf(field.entries[index]!).map(({ opponent, number }) => ({
          amount: field.entries[opponent]!.points,
          cut: null,
          opponent: field.entries[opponent]!.id,
          number,
        })),
      ({ amount, opponent, number }) => ({ round: number, opponent, score: exactPoints(amount) }),
    ),
})
