import { exactPoints } from '../exact.ts'
import { valueRule } from '../rule.ts'
import { summed, type Term, term } from '../working.ts'

/** SSM D.b: the sum of the opponents' scores as they are. A bye or a missed game has no opponent and brings nothing. */
export const sumOfOpponentsScores = valueRule({
  name: 'SOS',
  article: 'SSM D.b',
  title: "Sum of opponents' scores",
  modifiers: [],
  for: 'players',
  decimals: 1,
  better: 'higher',
  prepare:
    ({ field }) =>
    (index) =>
      summed(
        field.entries[index]!.rounds.flatMap((round, at): readonly Term[] => {
          if (round.kind !== 'game' || round.opponent === null) return []
          const opponent = field.entries[round.opponent]!
          const score = exactPoints(opponent.points)
          return [term(score, { round: at + 1, opponent: opponent.id, score })]
        }),
      ),
})
