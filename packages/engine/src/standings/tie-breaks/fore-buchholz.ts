import { foreField } from '../make-field.ts'
import { valueRule } from '../rule.ts'
import { buchholzIn } from './buchholz.ts'

/** C.07 8.3: Buchholz as if all paired games of the last round had been drawn. */
export const foreBuchholz = valueRule({
  name: 'FB',
  article: '8.3',
  title: 'Fore Buchholz',
  modifiers: ['score', 'cut', 'P'],
  for: 'both',
  decimals: 1,
  better: 'higher',
  prepare: (context, code) => buchholzIn(foreField(context.field), code),
})
