import { type Exact, exact, roundHalfUp } from '../standings/exact.ts'
import { ratingDifference } from '../standings/rating-tables.ts'
import type { RatedGame } from './rated-games.ts'

/** B.02 8.2: what an event alone would make the first rating of somebody. */
export type FirstRating = {
  readonly games: readonly RatedGame[]
  /** Of the opponents and two of 1800. */
  readonly average: Exact
  /** The score, with a draw against each of those two, in hundredths of the games. */
  readonly hundredths: number
  readonly difference: number
  /** null where none comes of it. */
  readonly rating: number | null
  readonly because: 'too-few-games' | 'no-points' | 'below-floor' | null
}

const imagined = { rating: 1800, games: 2, halves: 2 } as const
const leastGames = 5
const floor = 1400
const ceiling = 2200

export const firstRating = (all: readonly RatedGame[]): FirstRating => {
  const games = all.filter(({ rating }) => rating !== null)
  const many = games.length + imagined.games
  const halves = games.reduce((total, game) => total + game.halves, 0)
  const average = exact(
    games.reduce((total, { rating }) => total + rating!, imagined.games * imagined.rating),
    many,
  )
  const hundredths = roundHalfUp(exact(100 * (halves + imagined.halves), 2 * many))
  const difference = ratingDifference(2 * hundredths, 100)
  const rating = Math.min(ceiling, roundHalfUp(exact(average.numerator + difference * average.denominator, average.denominator)))
  const because =
    halves === 0
      ? ('no-points' as const)
      : games.length < leastGames
        ? ('too-few-games' as const)
        : rating < floor
          ? ('below-floor' as const)
          : null
  return { games, average, hundredths, difference, rating: because === null ? rating : null, because }
}
