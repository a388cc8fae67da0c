import { exact, zero } from '../exact.ts'
import { valueRule } from '../rule.ts'
import { isVoluntarilyUnplayed } from '../unplayed-rounds.ts'
import { summed, term } from '../working.ts'

/** C.07 7.6: rounds one was willing to play: all but half- and zero-point byes and forfeit losses. GE in the editions before 2026. */
export const roundsElectedToPlay = valueRule({
  name: 'REP',
  article: '7.6',
  title: 'Rounds one elected to play',
  modifiers: [],
  for: 'both',
  decimals: 0,
  better: 'higher',
  prepare:
    ({ field }) =>
    (index) =>
      summed(
        field.entries[index]!.rounds.map((round, at) => {
          const unwilling = isVoluntarilyUnplayed(round)
          return term(unwilling ? zero : exact(1), { round: at + 1, note: unwilling ? round.kind.replaceAll('-', ' ') : '' })
        }),
      ),
})
