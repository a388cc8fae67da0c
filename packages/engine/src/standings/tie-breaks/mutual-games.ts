import { type Exact, exactPoints, tenths } from '../exact.ts'
import type { Field } from '../field.ts'
import { note } from '../note.ts'
import { groupRule } from '../rule.ts'
import { tiersBy } from '../tiers.ts'
import { termsOf, total } from '../working.ts'
import { encountersOf } from './direct-encounter.ts'

const partsAmong = (field: Field, tied: ReadonlySet<number>, index: number) =>
  [...encountersOf({ ...field, system: 'swiss' }, index, tied, false)].map(([other, { points }]) => ({ amount: points, cut: null, other }))

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
      const group = new Set(tied)
      const scores = new Map(tied.map((index) => [index, total(partsAmong(field, group, index))]))
      const value = (index: number): Exact => exactPoints(scores.get(index)!)
      return {
        tiers: tiersBy(tied, (a, b) => scores.get(b)! - scores.get(a)!),
        value,
        working: (index) => ({
          value: value(index),
          terms: termsOf(
            tenths,
            partsAmong(field, group, index).sort((a, b) => a.other - b.other),
            ({ other }) => ({ opponent: field.entries[other]!.id }),
          ),
          note: note('among-tied', { tied: tied.length }),
        }),
      }
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
