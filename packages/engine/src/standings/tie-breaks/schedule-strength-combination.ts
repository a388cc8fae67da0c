import { add, divide, exactPoints, toNumber } from '../exact.ts'
import { foreField } from '../make-field.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { buchholzOf } from './buchholz.ts'
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
    return (index) => {
      const { value, terms } = buchholzOf(field, index, code)
      const score = exactPoints(secondary.entries[index]!.points)
      return {
        value: add(score, divide(value!, divisor)),
        terms,
        note: note('combination', { scored: toNumber(score), strength: toNumber(value!), divisor }),
      }
    }
  },
})
