import type { PlayerId } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import { type RatedGame, ratedGamesOf } from './rated-games.ts'

/** CFC handbook: the mean of the opponents, and 400 for each win more than losses, over the games. null without a game against somebody with a rating. */
export const cfcPerformance = (games: readonly Pick<RatedGame, 'rating' | 'halves'>[]): number | null => {
  const rated = games.filter((game): game is RatedGame => game.rating !== null)
  if (rated.length === 0) return null
  const sum = rated.reduce((total, { rating, halves }) => total + rating! + 400 * (halves - 1), 0)
  return sum / rated.length
}

/** Beyond this share of unrated players whoever runs the event says what they are worth. */
const mostUnrated = 0.5

/**
 * CFC handbook: what an event makes of players without a rating. They begin with what the others' results say of the field, less 200, and are rated twice by their games,
 * the second time against each other as rated the first time. `preliminary` is the operator's word; without it, where more than half are unrated, nobody is rated.
 */
export const cfcUnrated = (tournament: Tournament, preliminary: number | null = null): ReadonlyMap<PlayerId, number> => {
  const unrated = tournament.players.filter(({ rating }) => rating === null)
  const rated = tournament.players.filter(({ rating }) => rating !== null)
  const first = preliminary ?? (unrated.length > mostUnrated * tournament.players.length ? null : estimateOf(tournament, rated))
  if (first === null) return new Map()
  const rate = (known: ReadonlyMap<PlayerId, number>): ReadonlyMap<PlayerId, number> =>
    new Map(
      unrated.flatMap((player) => {
        const games = ratedGamesOf(tournament, player).map((game) => ({ ...game, rating: game.rating ?? known.get(game.opponent) ?? null }))
        const performance = cfcPerformance(games)
        return performance === null ? [] : [[player.id, performance] as const]
      }),
    )
  return rate(rate(new Map(unrated.map(({ id }) => [id, first]))))
}

/** The mean over those with a rating of what their opponents must be worth, less 200. */
const estimateOf = (tournament: Tournament, rated: Tournament['players']): number | null => {
  const worths = rated.flatMap((player) => {
    const games = ratedGamesOf(tournament, player)
    return games.length === 0 ? [] : [player.rating! - (400 * games.reduce((total, { halves }) => total + halves - 1, 0)) / games.length]
  })
  return worths.length === 0 ? null : worths.reduce((total, worth) => total + worth, 0) / worths.length - 200
}
