import { exact, exactPoints, tenths } from '../exact.ts'
import { type FieldRound, meetingsOf } from '../field.ts'
import { valueRule } from '../rule.ts'
import { summing } from '../working.ts'

/** Twice what a result counts. */
const halves = ({ result }: FieldRound): number => (result === 'win' ? 2 : result === 'loss' ? 0 : 1)

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
  prepare: ({ field }) =>
    summing(
      2 * tenths,
      (index) =>
        meetingsOf(field.entries[index]!).map(({ opponent, round, number }) => {
          const other = field.entries[opponent]!
          return { amount: other.points * halves(round), cut: null, other, round, number }
        }),
      ({ other, round, number }) => ({
        round: number,
        opponent: other.id,
        score: exactPoints(other.points),
        times: exact(halves(round), 2),
      }),
    ),
})
