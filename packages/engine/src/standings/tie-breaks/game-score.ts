import { type Exact, exactPoints } from '../exact.ts'
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
  prepare: ({ field, gameScores, gamesOf }) => {
    const value = (index: number): Exact | null => {
      const tenths = gameScores?.get(field.entries[index]!.id)
      return tenths === undefined ? null : exactPoints(tenths)
    }
    return {
      value,
      working: (index) => {
        const scored = value(index)
        if (scored === null) return { value: null, terms: [], note: note('no-game-score') }
        const games = gamesOf?.(field.entries[index]!.id) ?? []
        return {
          value: scored,
          terms: games.map(({ round, opponent, score }) => term(exactPoints(score), { round, opponent })),
          note: null,
        }
      },
    }
  },
})
