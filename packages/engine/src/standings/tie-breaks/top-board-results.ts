import { exactPoints } from '../exact.ts'
import { note } from '../note.ts'
import { byPlace, groupRule } from '../rule.ts'
import { tiersBy } from '../tiers.ts'
import { term } from '../working.ts'
import { boardSums, compareVectors } from './board-sums.ts'

/** C.07 12.2: points on board 1, then on board 2, and so on. The value is the place among the tied. */
export const topBoardResults = groupRule({
  name: 'TBR',
  article: '12.2',
  title: 'Top board results',
  modifiers: [],
  for: 'teams',
  decimals: 0,
  prepare: (context) => (tied) => {
    const sums = new Map(tied.map((team) => [team, boardSums(context.boards!, team)]))
    const tiers = tiersBy(tied, (a, b) => compareVectors(sums.get(a)!, sums.get(b)!))
    return byPlace(tiers, (team) => ({
      terms: sums.get(team)!.map((tenths, board) => term(exactPoints(tenths), { note: note('board', { board: board + 1 }) })),
      note: note('board-by-board'),
    }))
  },
})
