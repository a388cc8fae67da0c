import type { TieBreakCode } from '../code.ts'
import { contributionNote, contributionsOf } from '../contributions.ts'
import { cutNote, cuts, cutTerms } from '../cut.ts'
import { exactPoints } from '../exact.ts'
import type { Field } from '../field.ts'
import { foreField } from '../make-field.ts'
import { valueRule } from '../rule.ts'
import { summed, term, type Working } from '../working.ts'

/** The Buchholz of one participant of a field, cut as the code says. */
export const buchholzOf = (field: Field, index: number, code: Pick<TieBreakCode, 'cut' | 'forfeitsAsPlayed'>): Working => {
  const contributions = contributionsOf(field, index, code.forfeitsAsPlayed)
  const reasons =
    code.cut === null
      ? null
      : cutTerms(
          contributions.map(({ score, voluntary }) => ({ significance: exactPoints(score), value: exactPoints(score), voluntary })),
          cuts[code.cut],
        )
  return summed(
    contributions.map((contribution, at) => {
      const score = exactPoints(contribution.score)
      return term(score, {
        round: contribution.round,
        opponent: contribution.opponent === null ? null : field.entries[contribution.opponent]!.id,
        score,
        note: contributionNote(field, contribution),
        cut: cutNote(reasons?.[at] ?? null),
      })
    }),
  )
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
  prepare: (context, code) => {
    const field = code.fore ? foreField(context.field) : context.field
    return (index) => buchholzOf(field, index, code)
  },
})
