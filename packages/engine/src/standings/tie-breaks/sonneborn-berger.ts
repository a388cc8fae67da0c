import type { TieBreakCode } from '../code.ts'
import { contributionNote, contributionsOf } from '../contributions.ts'
import { cutNote, cuts, cutTerms } from '../cut.ts'
import { exactPoints, multiply } from '../exact.ts'
import type { Field } from '../field.ts'
import { valueRule } from '../rule.ts'
import { summed, term, type Working } from '../working.ts'

/**
 * Opponents' totals in `totals` times own results in `results`: the same field for players, match and game points in any mixture for teams.
 * 14: the least significant value is the product with the lowest total, of several the lowest product.
 */
export const productsOf = (totals: Field, results: Field, index: number, code: Pick<TieBreakCode, 'cut' | 'forfeitsAsPlayed'>): Working => {
  const products = contributionsOf(totals, index, code.forfeitsAsPlayed).map((contribution) => {
    const score = exactPoints(contribution.score)
    const times = exactPoints(results.entries[index]!.rounds[contribution.round - 1]!.points)
    return { contribution, score, times, value: multiply(score, times) }
  })
  const reasons =
    code.cut === null
      ? null
      : cutTerms(
          products.map(({ contribution, score, value }) => ({ significance: score, value, voluntary: contribution.voluntary })),
          cuts[code.cut],
        )
  return summed(
    products.map(({ contribution, score, times, value }, at) =>
      term(value, {
        round: contribution.round,
        opponent: contribution.opponent === null ? null : totals.entries[contribution.opponent]!.id,
        score,
        times,
        note: contributionNote(totals, contribution),
        cut: cutNote(reasons?.[at] ?? null),
      }),
    ),
  )
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
  prepare:
    ({ field }, code) =>
    (index) =>
      productsOf(field, field, index, code),
})
