import { exactPoints } from '../exact.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'

/** SSM D.c: the sum of the scores of the game itself (GAM), which the event keeps apart from win, draw and loss. */
export const gameScore = valueRule({
  name: 'GAM',
  article: 'SSM D.c',
  title: 'Game score',
  modifiers: [],
  for: 'players',
  decimals: 1,
  better: 'higher',
  prepare:
    ({ field, gameScores }) =>
    (index) => {
      const tenths = gameScores?.get(field.entries[index]!.id)
      return tenths === undefined
        ? { value: null, terms: [], note: note('no-game-score') }
        : { value: exactPoints(tenths), terms: [], note: null }
    },
})
