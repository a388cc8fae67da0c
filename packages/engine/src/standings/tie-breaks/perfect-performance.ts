import { compareExact, type Exact, exact, sum, toNumber } from '../exact.ts'
import { note } from '../note.ts'
import { type RatingGame, ratingGames, ratingsFor, unratedNote } from '../rating-games.ts'
import { expectedHundredths, fullScoreDifference } from '../rating-tables.ts'
import { valueRule } from '../rule.ts'
import { term } from '../working.ts'

const expected = (rating: number, games: readonly RatingGame[]): Exact =>
  exact(
    games.reduce((hundredths, game) => hundredths + expectedHundredths(rating - game.rating), 0),
    100,
  )

/** The lowest whole rating whose expected score reaches the score made; null without a game. */
export const perfectPerformance = (games: readonly RatingGame[]): number | null => {
  if (games.length === 0) return null
  const score = sum(games.map((game) => game.score))
  const lowest = games.reduce((low, game) => Math.min(low, game.rating), Number.POSITIVE_INFINITY)
  if (score.numerator === 0) return lowest - 800
  // The expected score never falls when the rating rises, so halving finds the first that suffices.
  let low = lowest - fullScoreDifference
  let high = games.reduce((best, game) => Math.max(best, game.rating), 0) + fullScoreDifference
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (compareExact(expected(middle, games), score) >= 0) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * C.07 10.3: perfect tournament performance, the lowest rating for which the table of expected scores (the whole scale, no cut at 400) gives at
 * least the points scored over the board. Without a point: 800 below the lowest rated opponent.
 */
export const perfectTournamentPerformance = valueRule({
  name: 'PTP',
  article: '10.3',
  title: 'Perfect tournament performance',
  modifiers: ['U'],
  for: 'players',
  decimals: 0,
  better: 'higher',
  prepare: (context, code) => {
    const ratings = ratingsFor(context, code)
    return (index) => {
      if (ratings === null) return { value: null, terms: [], note: unratedNote }
      const games = ratingGames(context.field, ratings, index)
      const value = perfectPerformance(games)
      if (value === null) return { value: null, terms: [], note: note('no-game-played') }
      const terms = games.map(({ round, opponent, rating, score }) =>
        term(exact(expectedHundredths(value - rating), 100), {
          round,
          opponent: context.field.entries[opponent]!.id,
          score: exact(rating),
          note: note('expected', { scored: toNumber(score) }),
        }),
      )
      return { value: exact(value), terms, note: note('expected-at', { rating: value }) }
    }
  },
})
