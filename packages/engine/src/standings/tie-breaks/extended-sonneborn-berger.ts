import type { Field } from '../field.ts'
import { type Context, type ValueRule, valueRule } from '../rule.ts'
import { secondaryOf } from './other-score.ts'
import { productsOf } from './sonneborn-berger.ts'

type Score = 'M' | 'G'
const words = { M: 'match points', G: 'game points' } as const

const fieldOf = (context: Context, score: Score): Field => {
  return (score === 'M') === (context.primaryScore === 'MP') ? context.primary : secondaryOf(context)
}

const rule = (totals: Score, results: Score): ValueRule =>
  valueRule({
    name: `E${totals}${results}SB`,
    article: '13.2',
    title: `Extended Sonneborn-Berger: opponents' ${words[totals]} times own ${words[results]}`,
    modifiers: ['cut-1-2', 'P'],
    for: 'teams',
    decimals: 2,
    better: 'higher',
    prepare: (context, code) => productsOf(fieldOf(context, totals), fieldOf(context, results), code),
  })

/** C.07 13.2: each opponent's total (first letter) times the own result against it (second letter), in match (M) or game (G) points. */
export const extendedSonnebornBerger: readonly ValueRule[] = [rule('M', 'M'), rule('M', 'G'), rule('G', 'M'), rule('G', 'G')]
