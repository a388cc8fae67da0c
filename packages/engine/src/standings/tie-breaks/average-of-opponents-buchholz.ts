import { contributionsOf } from '../contributions.ts'
import { type Exact, exact, exactPoints, tenths } from '../exact.ts'
import { type FieldRound, isForfeit, meetingsOf } from '../field.ts'
import { foreField } from '../make-field.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { termsOf, total } from '../working.ts'
import { buchholzParts } from './buchholz.ts'

/** C.07 8.2: the mean of the Buchholz (with /F of the Fore Buchholz) of the opponents one played over the board. Nothing is rounded. */
export const averageOfOpponentsBuchholz = valueRule({
  name: 'AOB',
  article: '8.2',
  title: "Average of opponents' Buchholz",
  modifiers: ['score', 'P', 'F'],
  for: 'both',
  decimals: 2,
  better: 'higher',
  prepare: (context, code) => {
    const field = code.fore ? foreField(context.field) : context.field
    const values = contributionsOf(field, code.forfeitsAsPlayed).map((contributions) => total(buchholzParts(contributions, null)))
    const forfeitsToo = code.forfeitsAsPlayed || field.system === 'round-robin'
    const meets = (round: FieldRound): boolean => round.kind === 'game' || (forfeitsToo && isForfeit(round))
    const partsOf = (index: number) =>
      meetingsOf(context.field.entries[index]!, meets).map(({ opponent, number }) => ({
        amount: values[opponent]!,
        cut: null,
        opponent: field.entries[opponent]!.id,
        number,
      }))
    const value = (index: number): Exact | null => {
      const parts = partsOf(index)
      return parts.length === 0 ? null : exact(total(parts), tenths * parts.length)
    }
    return {
      value,
      working: (index) => {
        const terms = termsOf(tenths, partsOf(index), ({ amount, opponent, number }) => ({
          round: number,
          opponent,
          score: exactPoints(amount),
        }))
        return { value: value(index), terms, note: terms.length === 0 ? note('no-game-played') : note('mean', { of: terms.length }) }
      },
    }
  },
})
