import type { TieBreakCode } from '../code.ts'
import { divide, exact, roundHalfUp, sum } from '../exact.ts'
import { note } from '../note.ts'
import { type RatingGame, ratingGames, ratingsFor, unratedNote } from '../rating-games.ts'
import type { Context } from '../rule.ts'
import { valueRule } from '../rule.ts'
import { term, type Working } from '../working.ts'
import { performanceRating } from './performance-rating.ts'

/** The mean, .5 up, of what `performance` gives for each opponent played over the board. */
export const averageOfOpponents = (
  context: Context,
  code: TieBreakCode,
  performance: (games: readonly RatingGame[]) => number | null,
): ((index: number) => Working) => {
  const ratings = ratingsFor(context, code)
  if (ratings === null) return () => ({ value: null, terms: [], note: unratedNote })
  const games = context.field.entries.map((_, index) => ratingGames(context.field, ratings, index))
  const performances = games.map(performance)
  return (index) => {
    const terms = games[index]!.map(({ round, opponent }) => {
      const value = exact(performances[opponent]!)
      return term(value, { round, opponent: context.field.entries[opponent]!.id, score: value })
    })
    if (terms.length === 0) return { value: null, terms, note: note('no-game-played') }
    const mean = roundHalfUp(divide(sum(terms.map(({ value }) => value)), terms.length))
    return { value: exact(mean), terms, note: note('mean', { of: terms.length }) }
  }
}

/** C.07 10.4: the mean of the opponents' tournament performance ratings, .5 up. */
export const averageOfOpponentsPerformance = valueRule({
  name: 'APRO',
  article: '10.4',
  title: "Average of opponents' performance ratings",
  modifiers: ['U'],
  for: 'players',
  decimals: 0,
  better: 'higher',
  prepare: (context, code) => averageOfOpponents(context, code, performanceRating),
})
