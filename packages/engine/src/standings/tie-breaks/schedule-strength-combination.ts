import { contributionsOf } from '../contributions.ts'
import { type Exact, exact, exactPoints, tenths, toNumber } from '../exact.ts'
import { foreField } from '../make-field.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { termsOf, total } from '../working.ts'
import { buchholzParts, tellScore } from './buchholz.ts'
import { secondaryOf } from './other-score.ts'

/**
 * C.07 13.4: the secondary score plus the Buchholz (with /F the Fore Buchholz) in the primary score divided by K. Unless set by /Kx, K is the
 * highest primary score of the tournament divided by the highest secondary score of one match, without its fraction.
 */
export const scheduleStrengthCombination = valueRule({
  name: 'SSSC',
  article: '13.4',
  title: 'Scores and schedule strength combination',
  modifiers: ['cut', 'K', 'P', 'F'],
  for: 'teams',
  decimals: 2,
  better: 'higher',
  prepare: (context, code) => {
    const secondary = secondaryOf(context)
    const field = code.fore ? foreField(context.primary) : context.primary
    const divisor = code.divisor ?? Math.max(1, Math.trunc((field.win * field.rounds) / secondary.win))
    const contributions = contributionsOf(field, code.forfeitsAsPlayed)
    const partsOf = (index: number) => buchholzParts(contributions[index]!, code.cut)
    const combined = (index: number, strength: number): Exact =>
      exact(secondary.entries[index]!.points * divisor + strength, tenths * divisor)
    return {
      value: (index) => combined(index, total(partsOf(index))),
      working: (index) => {
        const parts = partsOf(index)
        const scored = toNumber(exactPoints(secondary.entries[index]!.points))
        return {
          value: combined(index, total(parts)),
          terms: termsOf(tenths, parts, tellScore(field)),
          note: note('combination', { scored, strength: toNumber(exactPoints(total(parts))), divisor }),
        }
      },
    }
  },
})
