import type { FieldRound } from '../field.ts'
import { valueRule } from '../rule.ts'
import { summing } from '../working.ts'

const worth = (round: FieldRound): number => (round.kind !== 'game' ? 0 : round.result === 'win' ? 4 : round.result === 'loss' ? 1 : 2)

/** Kashdan, as used in the United States: four for a win, two for a draw, one for a loss, nothing for an unplayed game. */
export const kashdan = valueRule({
  name: 'KASHDAN',
  article: 'custom',
  title: 'Kashdan',
  modifiers: [],
  for: 'players',
  decimals: 0,
  better: 'higher',
  prepare: ({ field }) =>
    summing(
      1,
      (index) => field.entries[index]!.rounds.map((round, at) => ({ amount: worth(round), cut: null, at })),
      ({ at }) => ({ round: at + 1 }),
    ),
})
