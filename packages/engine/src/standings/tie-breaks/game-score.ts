import { exactPoints } from '../exact.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { term } from '../working.ts'

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
    ({ field, gameScores, gamesOf }) =>
    (index) => {
      const { id } = field.entries[index]!
      const tenths = gameScores?.get(id)
      return tenths === undefined
        ? { value: null, terms: [], note: note('no-game-score') }
        : {
            value: exactPoints(tenths),
            terms: (gamesOf?.(id) ?? []).map(({ round, opponent, score }) => term(exactPoints(score), { round, opponent })),
            note: null,
          }
    },
})
