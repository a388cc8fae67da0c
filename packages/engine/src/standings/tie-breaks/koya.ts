import type { TieBreakCode } from '../code.ts'
import { type Contribution, contributionNote, contributionsOf } from '../contributions.ts'
import { compareExact, exact, exactPoints } from '../exact.ts'
import type { Field } from '../field.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { summed, term } from '../working.ts'

/** As article 16 has them, or, with /G in a Swiss, games played alone, against the scores of the standings; /P takes forfeits for games. */
const roundsOf = (field: Field, index: number, { gamesOnly, forfeitsAsPlayed }: TieBreakCode): readonly Contribution[] => {
  const all = contributionsOf(field, index, forfeitsAsPlayed)
  if (!gamesOnly || field.system !== 'swiss') return all
  return all.flatMap((each) => (each.opponent === null ? [] : [{ ...each, score: field.entries[each.opponent]!.points }]))
}

/** The maximum score has a win in every round; in a round robin, in every round with an opponent. */
const gamesToPlay = (field: Field): number =>
  field.system === 'swiss'
    ? field.rounds
    : field.entries.reduce((most, { rounds }) => Math.max(most, rounds.filter(({ opponent }) => opponent !== null).length), 0)

/**
 * C.07 9.2: points scored against those with at least half of the maximum score. 14.5: /Lx moves the limit by x half points. The text does not say whether article 16
 * is for this one too; we take it so, and /G takes it otherwise.
 */
export const koya = valueRule({
  name: 'KS',
  article: '9.2',
  title: 'Koya system',
  modifiers: ['score', 'L', 'G', 'P'],
  for: 'both',
  decimals: 1,
  better: 'higher',
  prepare: ({ field }, code) => {
    const limit = exact(field.win * (gamesToPlay(field) + code.limit), 20)
    return (index) =>
      summed(
        roundsOf(field, index, code).map((contribution) => {
          const score = exactPoints(contribution.score)
          return term(exactPoints(contribution.points), {
            round: contribution.round,
            opponent: contribution.opponent === null ? null : field.entries[contribution.opponent]!.id,
            score,
            note: code.gamesOnly && field.system === 'swiss' ? null : contributionNote(field, contribution),
            cut: compareExact(score, limit) < 0 ? note('below-limit', '9.2') : null,
          })
        }),
      )
  },
})
