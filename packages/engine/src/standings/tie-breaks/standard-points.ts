import type { Field, FieldRound } from '../field.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { summing } from '../working.ts'

/** Half points. */
const standard = (field: Field, round: FieldRound, at: number): number => {
  const against = round.kind === 'game' && round.opponent !== null ? field.entries[round.opponent]!.rounds[at]!.points : field.draw
  return round.points > against ? 2 : round.points === against ? 1 : 0
}

/**
 * C.07 7.7 (2026): one point for every round in which one scored more than the opponent, half a point where both scored the same. An unplayed
 * round is measured by a draw: one point for more than a draw, half for exactly a draw.
 */
export const standardPoints = valueRule({
  name: 'STD',
  article: '7.7',
  title: 'Standard points',
  modifiers: ['score'],
  for: 'both',
  decimals: 1,
  better: 'higher',
  prepare: ({ field }) =>
    summing(
      2,
      (index) => field.entries[index]!.rounds.map((round, at) => ({ amount: standard(field, round, at), cut: null, round, at })),
      ({ round, at }) => ({
        round: at + 1,
        opponent: round.opponent === null ? null : field.entries[round.opponent]!.id,
        note: round.kind === 'game' ? null : note('measured-by-draw'),
      }),
    ),
})
