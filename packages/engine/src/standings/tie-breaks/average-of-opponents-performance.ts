import type { TieBreakCode } from '../code.ts'
import { type Exact, exact, roundHalfUp } from '../exact.ts'
import { note } from '../note.ts'
import { type RatingGame, ratingGames, ratingsFor, unused } from '../rating-games.ts'
import type { Context } from '../rule.ts'
import { valueRule } from '../rule.ts'
import { type Measure, term } from '../working.ts'
import { performanceRating } from './performance-rating.ts'

/** The mean, .5 up, of what `performance` gives for each opponent played over the board. */
export const averageOfOpponents = (
  context: Context,
  code: TieBreakCode,
  performance: (games: readonly RatingGame[]) => number | null,
): Measure => {
  const ratings = ratingsFor(context, code)
  if (ratings === null) return unused
  const games = context.field.entries.map((_, index) => ratingGames(context.field, ratings, index))
  const performances = games.map(performance)
  const value = (index: number): Exact | null => {
    const own = games[index]!
    if (own.length === 0) return null
    return exact(
      roundHalfUp(
        exact(
          own.reduce((sum, { opponent }) => sum + performances[opponent]!, 0),
          own.length,
        ),
      ),
    )
  }
  return {
    value,
    working: (index) => {
      const terms = games[index]!.map(({ round, opponent }) => {
        const score = exact(performances[opponent]!)
        return term(score, { round, opponent: context.field.entries[opponent]!.id, score })
      })
      return { value: value(index), terms, note: terms.length === 0 ? note('no-game-played') : note('mean', { of: terms.length }) }
    },
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
