import type { TieBreakCode } from '../code.ts'
import { type Contribution, contributionNote, contributionsOf } from '../contributions.ts'
import { type CutName, type Cuttable, withCuts } from '../cut.ts'
import { exactPoints, tenths } from '../exact.ts'
import type { Field } from '../field.ts'
import { foreField } from '../make-field.ts'
import { valueRule } from '../rule.ts'
import { type Measure, type Part, summing, type Term } from '../working.ts'

type ScorePart = Part & Cuttable & { readonly contribution: Contribution }

/** What one participant's Buchholz is summed of, cut as the code says. */
export const buchholzParts = (contributions: readonly Contribution[], cut: CutName | null): readonly ScorePart[] =>
  withCuts(
    contributions.map((contribution): ScorePart => {
      const { score, voluntary } = contribution
      return { amount: score, cut: null, significance: score, voluntary, contribution }
    }),
    cut,
  )

export const tellScore =
  (field: Field) =>
  ({ contribution }: { readonly contribution: Contribution }): Partial<Term> => ({
    round: contribution.round,
    opponent: contribution.opponent === null ? null : field.entries[contribution.opponent]!.id,
    score: exactPoints(contribution.score),
    note: contributionNote(field, contribution),
  })

export const buchholzIn = (field: Field, { cut, forfeitsAsPlayed }: TieBreakCode): Measure => {
  const contributions = contributionsOf(field, forfeitsAsPlayed)
  return summing<ScorePart>(tenths, (index) => buchholzParts(contributions[index]!, cut), tellScore(field))
}

/** C.07 8.1: the sum of the (adjusted) scores of the opponents. Meant for Swiss events: in a round robin it says the same of all who are tied. */
export const buchholz = valueRule({
  name: 'BH',
  article: '8.1',
  title: 'Buchholz',
  modifiers: ['score', 'cut', 'P', 'F'],
  for: 'both',
  decimals: 1,
  better: 'higher',
  prepare: (context, code) => buchholzIn(code.fore ? foreField(context.field) : context.field, code),
})
