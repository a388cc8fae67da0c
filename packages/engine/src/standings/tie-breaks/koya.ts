import type { TieBreakCode } from '../code.ts'
import { type Contribution, contributionsOf } from '../contributions.ts'
import { tenths } from '../exact.ts'
import type { Field } from '../field.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { summing } from '../working.ts'
import { tellScore } from './buchholz.ts'

/** As article 16 has them, or, with /G in a Swiss, games played alone, against the scores of the standings; /P takes forfeits for games. */
const roundsOf = (field: Field, { gamesOnly, forfeitsAsPlayed }: TieBreakCode): readonly (readonly Contribution[])[] => {
  const all = contributionsOf(field, forfeitsAsPlayed)
  if (!gamesOnly || field.system !== 'swiss') return all
  return all.map((list) =>
    list.flatMap((each) => (each.opponent === null ? [] : [{ ...each, score: field.entries[each.opponent]!.points }])),
  )
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
  reading: ({ gamesOnly }) => (gamesOnly ? 'games played only' : 'in a Swiss unplayed rounds as against a dummy'),
  modifiers: ['score', 'L', 'G', 'P'],
  for: 'both',
  decimals: 1,
  better: 'higher',
  prepare: ({ field }, code) => {
    // Half of it: twice the score is compared.
    const maximum = field.win * (gamesToPlay(field) + code.limit)
    const below = note('below-limit', '9.2')
    const contributions = roundsOf(field, code)
    const tell = tellScore(field)
    return summing(
      tenths,
      (index) =>
        contributions[index]!.map((contribution) => ({
          amount: contribution.points,
          cut: 2 * contribution.score < maximum ? below : null,
          contribution,
        })),
      (part) => (code.gamesOnly && field.system === 'swiss' ? { ...tell(part), note: null } : tell(part)),
    )
  },
})
