import { add, type Exact, exact, multiply, sum } from '../standings/exact.ts'
import { expectedHundredths } from '../standings/rating-tables.ts'
import { type FideK, fideK } from './fide-k.ts'
import type { RatedGame } from './rated-games.ts'

/** One game of the working. */
export type FideGame = RatedGame & {
  readonly rating: number
  readonly difference: number
  /** What counts of it: no more than 400 either way, but for whoever has 2650 or more. */
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
  /** When the event began, as a number that sorts; what was in force then counts, and what is now where it is not known. */
  readonly day: number | null
}

/** B.02 8.3.1: from this rating on the whole difference counts in standard play, since October 2025. */
const whole = { from: 2650, since: 20251001 } as const
const largest = 400

/** Rapid and blitz, since December 2024: with one of the two above 2600, a game of so many points apart is not rated. */
const uneven = { above: 2600, apart: 600, since: 20241201 } as const

const isInForce = ({ since }: { readonly since: number }, day: number | null): boolean => day === null || day >= since

export const isTooFarApart = (rating: number, opponent: number, { kind, day }: Pick<FideAsked, 'kind' | 'day'>): boolean =>
  kind !== 'standard' && isInForce(uneven, day) && Math.max(rating, opponent) > uneven.above && Math.abs(rating - opponent) >= uneven.apart

/** B.02 8.3: the change of a rating by one event, game by game. */
export const fideChange = (all: readonly RatedGame[], asked: FideAsked): FideChange => {
  const { rating, kind, day } = asked
  const isRated = (game: RatedGame): game is RatedGame & { rating: number } =>
    game.rating !== null && !isTooFarApart(rating, game.rating, asked)
  const rated = all.filter(isRated)
  const { k, by, capped } = fideK({ ...asked, games: rated.length })
  const isWhole = kind === 'standard' && rating >= whole.from && isInForce(whole, day)
  const games = rated.map((game): FideGame => {
    const difference = rating - game.rating
    const counted = isWhole ? difference : Math.max(-largest, Math.min(largest, difference))
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
