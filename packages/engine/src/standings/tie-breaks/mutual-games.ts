import { add, compareExact, exact, zero } from '../exact.ts'
import type { Field } from '../field.ts'
import { note } from '../note.ts'
import { groupRule } from '../rule.ts'
import { tiersBy } from '../tiers.ts'
import { term, type Working } from '../working.ts'
import { encountersOf } from './direct-encounter.ts'

const workingAmong = (field: Field, tied: readonly number[], index: number): Working => {
  const met = [...encountersOf({ ...field, system: 'swiss' }, index, new Set(tied), false)].sort(([a], [b]) => a - b)
  const terms = met.map(([other, { points }]) => term(exact(points, 10), { opponent: field.entries[other]!.id }))
  return { value: terms.reduce((total, { value }) => add(total, value), zero), terms, note: note('among-tied', { tied: tied.length }) }
}

/** CFC 673, second sentence, and F.10 of 1998: points scored over the board against those one is tied with, whether or not all of them met. */
export const mutualGames = groupRule({
  name: 'MUTUAL',
  article: 'CFC 673',
  title: 'Games between the tied',
  modifiers: [],
  for: 'both',
  decimals: 1,
  prepare:
    ({ field }) =>
    (tied) => {
      const workings = new Map(tied.map((index) => [index, workingAmong(field, tied, index)]))
      const value = (index: number) => workings.get(index)!.value!
      return { tiers: tiersBy(tied, (a, b) => compareExact(value(b), value(a))), value, working: (index) => workings.get(index)! }
    },
})

/** SSM D.d: the winner of the game played against each other, if the tie concerns two players only. */
export const mutualGame = groupRule({
  name: 'MUTUAL2',
  article: 'SSM D.d',
  title: 'Game between two who are tied',
  heading: 'Game',
  modifiers: [],
  for: 'players',
  decimals: 1,
  prepare: (context, code) => (tied) =>
    tied.length === 2
      ? mutualGames.prepare(context, code)(tied)
      : {
          tiers: [tied],
          value: () => null,
          working: () => ({ value: null, terms: [], note: note('too-many-tied', { tied: tied.length }, 'D.d') }),
        },
})
