import { tenths } from '../exact.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { summing } from '../working.ts'

/** PTS of MTB26: points themselves, as the first criterion of every ranking. For teams, the primary score unless :MP or :GP says otherwise. */
export const points = valueRule({
  name: 'PTS',
  article: '4.2',
  title: 'Points',
  modifiers: ['score'],
  for: 'both',
  decimals: 1,
  better: 'higher',
  prepare: ({ field }) =>
    summing(
      tenths,
      (index) => field.entries[index]!.rounds.map((round, at) => ({ amount: round.points, cut: null, round, at })),
      ({ round, at }) => ({
        round: at + 1,
        opponent: round.opponent === null ? null : field.entries[round.opponent]!.id,
        note: round.kind === 'game' ? null : note('unplayed', { kind: round.kind }),
      }),
    ),
})
