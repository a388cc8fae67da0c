/** FIDE B.01 1.4.6–1.4.9: average rating of the opponents, percentage and performance. */
import type { PlayerId } from '../model/ids.ts'
import { exact, roundHalfUp } from '../standings/exact.ts'
import { ratingDifference } from '../standings/rating-tables.ts'
import type { NormGame } from './games.ts'

/** 1.4.6: what an opponent without a rating counts as. */
export const unratedAs = 1400

export type NormPerformance = {
  readonly average: number
  /** The one opponent whose rating was raised to the floor. */
  readonly raised: { readonly opponent: PlayerId; readonly from: number } | null
  readonly halves: number
  /** In hundredths, .5 up. */
  readonly percent: number
  readonly performance: number
}

export const performanceOf = (games: readonly NormGame[], floor: number): NormPerformance => {
  const ratings = games.map(({ rating }) => rating ?? unratedAs)
  const lowest = Math.min(...ratings)
  const at = ratings.indexOf(lowest)
  const raises = lowest < floor
  const total = ratings.reduce((sum, rating) => sum + rating, 0) + (raises ? floor - lowest : 0)
  const average = roundHalfUp(exact(total, games.length))
  const halves = games.reduce((sum, game) => sum + game.halves, 0)
  return {
    average,
    raised: raises ? { opponent: games[at]!.opponent, from: lowest } : null,
    halves,
    percent: roundHalfUp(exact(100 * halves, 2 * games.length)),
    performance: average + ratingDifference(halves, games.length),
  }
}

/** The least half points out of so many games that reach a performance with this average; null if all of them do not. */
export const halvesFor = (performance: number, average: number, games: number): number | null => {
  for (let halves = 0; halves <= 2 * games; halves++) if (average + ratingDifference(halves, games) >= performance) return halves
  return null
}
