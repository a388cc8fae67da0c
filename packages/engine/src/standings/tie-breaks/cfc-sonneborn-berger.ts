import { exact, exactPoints, multiply, zero } from '../exact.ts'
import { valueRule } from '../rule.ts'
import { summed, type Term, term } from '../working.ts'

/**
 * CFC 673: the final scores of all opponents defeated and half those of all opponents drawn with. Unplayed games bring nothing, and scores are
 * taken as they are.
 */
export const cfcSonnebornBerger = valueRule({
  name: 'CFC673',
  article: 'CFC 673',
  title: 'Sonneborn-Berger (CFC)',
  modifiers: [],
  for: 'both',
  decimals: 2,
  better: 'higher',
  prepare:
    ({ field }) =>
    (index) =>
      summed(
        field.entries[index]!.rounds.flatMap((round, at): readonly Term[] => {
          if (round.kind !== 'game' || round.opponent === null) return []
          const opponent = field.entries[round.opponent]!
          const times = round.result === 'win' ? exact(1) : round.result === 'loss' ? zero : exact(1, 2)
          const score = exactPoints(opponent.points)
          return [term(multiply(score, times), { round: at + 1, opponent: opponent.id, score, times })]
        }),
      ),
})
