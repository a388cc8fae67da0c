import { countRounds } from '../count-rounds.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { isVoluntarilyUnplayed } from '../unplayed-rounds.ts'

/** C.07 7.6: rounds one was willing to play: all but half- and zero-point byes and forfeit losses. GE in the editions before 2026. */
export const roundsElectedToPlay = valueRule({
  name: 'REP',
  article: '7.6',
  title: 'Rounds one elected to play',
  modifiers: [],
  for: 'both',
  decimals: 0,
  better: 'higher',
  prepare: countRounds(
    (round) => !isVoluntarilyUnplayed(round),
    (round, willing) => (willing || round.kind === 'game' ? null : note('unplayed', { kind: round.kind })),
  ),
})
