import { add, type Exact, exact, multiply, sum } from '../standings/exact.ts'
import { expectedHundredths } from '../standings/rating-tables.ts'
import { type FideK, fideK } from './fide-k.ts'
import type { RatedGame } from './rated-games.ts'

/** One game of the working. */
export type FideGame = RatedGame & {
  readonly rating: number
  readonly difference: number
  /** What counts of it: no more than 400 either way for whoever is below 2650. */
  readonly counted: number
  readonly expected: Exact
  readonly change: Exact
}

export type FideChange = FideK & {
  readonly games: readonly FideGame[]
  /** Against whoever has no rating, or is too far away. */
  readonly leftOut: readonly RatedGame[]
  readonly score: Exact
  readonly expected: Exact
  readonly change: Exact
  /** To the nearest whole number, half away from zero. */
  readonly points: number
}

export type FideAsked = {
  readonly rating: number
  readonly kind: 'standard' | 'rapid' | 'blitz'
  readonly ofList: number | null
  readonly birthYear: number | null
  readonly year: number | null
}

/** B.02 8.3.1: from here on the whole difference counts in standard play. */
const wholeFrom = 2650
const largest = 400

/** Rapid and blitz, since December 2024: with one of the two above 2600, a game of so many points apart is not rated. */
const uneven = { above: 2600, apart: 600, fromYear: 2025 } as const

export const isTooFarApart = (rating: number, opponent: number, { kind, year }: Pick<FideAsked, 'kind' | 'year'>): boolean =>
  kind !== 'standard' &&
  (year === null || year >= uneven.fromYear) &&
  Math.max(rating, opponent) > uneven.above &&
  Math.abs(rating - opponent) >= uneven.apart

/** B.02 8.3: the change of a rating by one event, game by game. */
export const fideChange = (all: readonly RatedGame[], asked: FideAsked): FideChange => {
  const { rating, kind } = asked
  const isRated = (game: RatedGame): game is RatedGame & { rating: number } =>
    game.rating !== null && !isTooFarApart(rating, game.rating, asked)
  const rated = all.filter(isRated)
  const { k, by, capped } = fideK({ ...asked, games: rated.length })
  const whole = kind === 'standard' && rating >= wholeFrom
  const games = rated.map((game): FideGame => {
    const difference = rating - game.rating
    const counted = whole ? difference : Math.max(-largest, Math.min(largest, difference))
    const expected = exact(expectedHundredths(counted), 100)
    const change = multiply(exact(k), add(exact(game.halves, 2), multiply(exact(-1), expected)))
    return { ...game, difference, counted, expected, change }
  })
  const change = sum(games.map((game) => game.change))
  return {
    k,
    by,
    capped,
    games,
    leftOut: all.filter((game) => !isRated(game)),
    score: sum(games.map((game) => exact(game.halves, 2))),
    expected: sum(games.map((game) => game.expected)),
    change,
    points: awayFromZero(change),
  }
}

const awayFromZero = ({ numerator, denominator }: Exact): number =>
  Math.sign(numerator) * Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator)) + 0
