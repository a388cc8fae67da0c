import { contributionNote, contributionsOf } from '../contributions.ts'
import { compareExact, exact, exactPoints } from '../exact.ts'
import type { Field } from '../field.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { summed, term } from '../working.ts'

/** The maximum score has a win in every round; in a round robin, in every round with an opponent. */
const gamesToPlay = (field: Field): number =>
  field.system === 'swiss'
    ? field.rounds
    : field.entries.reduce((most, { rounds }) => Math.max(most, rounds.filter(({ opponent }) => opponent !== null).length), 0)

/** C.07 9.2: points scored against those with at least half of the maximum score. 14.5: /Lx moves the limit by x half points. */
export const koya = valueRule({
  name: 'KS',
  article: '9.2',
  title: 'Koya system',
  modifiers: ['score', 'L', 'P'],
  for: 'both',
  decimals: 1,
  better: 'higher',
  prepare: ({ field }, code) => {
    const limit = exact(field.win * (gamesToPlay(field) + code.limit), 20)
    return (index) =>
      summed(
        contributionsOf(field, index, code.forfeitsAsPlayed).map((contribution) => {
          const score = exactPoints(contribution.score)
          return term(exactPoints(contribution.points), {
            round: contribution.round,
            opponent: contribution.opponent === null ? null : field.entries[contribution.opponent]!.id,
            score,
            note: contributionNote(field, contribution),
            cut: compareExact(score, limit) < 0 ? note('below-limit', '9.2') : null,
          })
        }),
      )
  },
})
