import { exact, exactOrNull } from '../exact.ts'
import { note } from '../note.ts'
import { halvesIn, type RatingGame, ratingGames, ratingsFor, unused } from '../rating-games.ts'
import { ratingDifference } from '../rating-tables.ts'
import { valueRule } from '../rule.ts'
import { term } from '../working.ts'
import { averageRating } from './average-rating-of-opponents.ts'

/** ARO and the difference for the score; null without a game. */
export const performanceRating = (games: readonly RatingGame[]): number | null => {
  const average = averageRating(games)
  return average === null ? null : average + ratingDifference(halvesIn(games), games.length)
}

/**
 * C.07 10.2: tournament performance rating, ARO plus the difference of B.02 for the fraction of points scored over the board. The ARO is
 * rounded first, the fraction to two decimals; a clean sheet gives 800 more, no point at all 800 less.
 */
export const tournamentPerformanceRating = valueRule({
  name: 'TPR',
  article: '10.2',
  title: 'Tournament performance rating',
  modifiers: ['U'],
  for: 'players',
  decimals: 0,
  better: 'higher',
  prepare: (context, code) => {
    const ratings = ratingsFor(context, code)
    if (ratings === null) return unused
    const gamesOf = (index: number): readonly RatingGame[] => ratingGames(context.field, ratings, index)
    return {
      value: (index) => exactOrNull(performanceRating(gamesOf(index))),
      working: (index) => {
        const games = gamesOf(index)
        const terms = games.map(({ round, opponent, rating, halves }) =>
          term(exact(rating), {
            round,
            opponent: context.field.entries[opponent]!.id,
            score: exact(rating),
            note: note('scored', { scored: halves / 2 }),
          }),
        )
        const value = performanceRating(games)
        if (value === null) return { value: null, terms, note: note('no-game-played') }
        const difference = ratingDifference(halvesIn(games), games.length)
        const said = { average: averageRating(games)!, scored: halvesIn(games) / 2, games: games.length, difference }
        return { value: exact(value), terms, note: note('performance', said) }
      },
    }
  },
})
