import { exactPoints } from '../exact.ts'
import { note } from '../note.ts'
import { byPlace, groupRule } from '../rule.ts'
import { tiersBy } from '../tiers.ts'
import { term } from '../working.ts'
import { boardSums, compareVectors, eliminations } from './board-sums.ts'

/** C.07 12.3: points without the last board, then without the last two, and so on. The value is the place among the tied. */
export const bottomBoardElimination = groupRule({
  name: 'BBE',
  article: '12.3',
  title: 'Bottom board elimination',
  modifiers: [],
  for: 'teams',
  decimals: 0,
  prepare: (context) => (tied) => {
    const totals = new Map(tied.map((team) => [team, eliminations(boardSums(context.boards!, team))]))
    const tiers = tiersBy(tied, (a, b) => compareVectors(totals.get(a)!, totals.get(b)!))
    return byPlace(tiers, (team) => ({
      terms: totals.get(team)!.map((tenths, at) => term(exactPoints(tenths), { note: note('without-last', { boards: at + 1 }) })),
      note: note('one-by-one'),
    }))
  },
})
