import { exact, exactOrNull } from '../exact.ts'
import { note } from '../note.ts'
import { halvesIn, type RatingGame, ratingGames, ratingsFor, unused } from '../rating-games.ts'
import { expectedHundredths, fullScoreDifference } from '../rating-tables.ts'
import { valueRule } from '../rule.ts'
import { term } from '../working.ts'

/** Hundredths of a point. */
const expected = (rating: number, games: readonly RatingGame[]): number =>
  games.reduce((hundredths, game) => hundredths + expectedHundredths(rating - game.rating), 0)

/** The lowest whole rating whose expected score reaches the score made; null without a game. */
export const perfectPerformance = (games: readonly RatingGame[]): number | null => {
  if (games.length === 0) return null
  const halves = halvesIn(games)
  const lowest = games.reduce((low, game) => Math.min(low, game.rating), Number.POSITIVE_INFINITY)
  if (halves === 0) return lowest - 800
  // The expected score never falls when the rating rises, so halving finds the first that suffices.
  let low = lowest - fullScoreDifference
  let high = games.reduce((best, game) => Math.max(best, game.rating), 0) + fullScoreDifference
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (expected(middle, games) >= 50 * halves) high = middle
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
    if (ratings === null) return unused
    const gamesOf = (index: number): readonly RatingGame[] => ratingGames(context.field, ratings, index)
    return {
      value: (index) => exactOrNull(perfectPerformance(gamesOf(index))),
      working: (index) => {
        const games = gamesOf(index)
        const value = perfectPerformance(games)
        if (value === null) return { value: null, terms: [], note: note('no-game-played') }
        const terms = games.map(({ round, opponent, rating, halves }) =>
          term(exact(expectedHundredths(value - rating), 100), {
            round,
            opponent: context.field.entries[opponent]!.id,
            score: exact(rating),
            note: note('expected', { scored: halves / 2 }),
          }),
        )
        return { value: exact(value), terms, note: note('expected-at', { rating: value }) }
      },
    }
  },
})
