import type { TieBreakCode } from '../code.ts'
import { type Contribution, contributionsOf } from '../contributions.ts'
import { type Cuttable, withCuts } from '../cut.ts'
import { exactPoints, tenths } from '../exact.ts'
import type { Field } from '../field.ts'
import { valueRule } from '../rule.ts'
import { type Measure, type Part, summing } from '../working.ts'
import { tellScore } from './buchholz.ts'

type ProductPart = Part & Cuttable & { readonly times: number; readonly contribution: Contribution }

/**
 * Opponents' totals in `totals` times own results in `results`: the same field for players, match and game points in any mixture for teams.
 * 14: the least significant value is the product with the lowest total, of several the lowest product.
 */
export const productsOf = (totals: Field, results: Field, code: Pick<TieBreakCode, 'cut' | 'forfeitsAsPlayed'>): Measure => {
  const contributions = contributionsOf(totals, code.forfeitsAsPlayed)
  const partsOf = (index: number): readonly ProductPart[] => {
    const own = results.entries[index]!.rounds
    const products = contributions[index]!.map((contribution): ProductPart => {
      const { score, voluntary } = contribution
      const times = own[contribution.round - 1]!.points
      return { amount: score * times, cut: null, significance: score, voluntary, times, contribution }
    })
    return withCuts(products, code.cut)
  }
  const tell = tellScore(totals)
  return summing(tenths * tenths, partsOf, (part) => ({ ...tell(part), times: exactPoints(part.times) }))
}

/** C.07 9.1: the scores of the opponents, each times the points scored against that opponent. */
export const sonnebornBerger = valueRule({
  name: 'SB',
  article: '9.1',
  title: 'Sonneborn-Berger',
  modifiers: ['score', 'cut-1-2', 'P'],
  for: 'both',
  decimals: 2,
  better: 'higher',
  prepare: ({ field }, code) => productsOf(field, field, code),
})
