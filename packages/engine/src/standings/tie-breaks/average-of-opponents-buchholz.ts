import { divide, sum } from '../exact.ts'
import { foreField } from '../make-field.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { term } from '../working.ts'
import { buchholzOf } from './buchholz.ts'

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
    const values = field.entries.map((_, index) => buchholzOf(field, index, { cut: null, forfeitsAsPlayed: code.forfeitsAsPlayed }).value!)
    const meets = (kind: string): boolean =>
      kind === 'game' || ((code.forfeitsAsPlayed || field.system === 'round-robin') && kind.startsWith('forfeit'))
    return (index) => {
      const terms = context.field.entries[index]!.rounds.flatMap((round, at) =>
        meets(round.kind) && round.opponent !== null
          ? [term(values[round.opponent]!, { round: at + 1, opponent: field.entries[round.opponent]!.id, score: values[round.opponent]! })]
          : [],
      )
      const value = terms.length === 0 ? null : divide(sum(terms.map((each) => each.value)), terms.length)
      return { value, terms, note: terms.length === 0 ? note('no-game-played') : note('mean', { of: terms.length }) }
    }
  },
})
