import { exact, exactPoints } from '../exact.ts'
import { note } from '../note.ts'
import { type Context, groupRule } from '../rule.ts'
import { tiersBy } from '../tiers.ts'
import { term } from '../working.ts'
import { boardCountOf, boardSums } from './board-sums.ts'

/** The field in game points, whichever score is the primary one. */
const gamePointsOf = (context: Context) => (context.primaryScore === 'GP' ? context.primary : context.secondary!)

/**
 * C.07 12.1: the sum of board number times points on that board, the lower the better. It says something only of teams with the same game points:
 * where the tied differ in them the tie stays.
 */
export const boardCount = groupRule({
  name: 'BC',
  article: '12.1',
  title: 'Board count',
  modifiers: [],
  for: 'teams',
  decimals: 1,
  prepare: (context) => (tied) => {
    const boards = context.boards!
    const count = (team: number): number => boardCountOf(boardSums(boards, team))
    const { entries } = gamePointsOf(context)
    const comparable = new Set(tied.map((team) => entries[team]!.points)).size === 1
    return {
      tiers: comparable ? tiersBy(tied, (a, b) => count(a) - count(b)) : [tied],
      value: (team) => exact(count(team), 10),
      working: (team) => ({
        value: exact(count(team), 10),
        terms: boardSums(boards, team).map((tenths, board) =>
          term(exactPoints(tenths * (board + 1)), {
            score: exact(board + 1),
            times: exactPoints(tenths),
            note: note('board', { board: board + 1 }),
          }),
        ),
        note: comparable ? null : note('game-points-differ', '12.1'),
      }),
    }
  },
})
