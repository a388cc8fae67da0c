import type { PlayerId } from '../model/ids.ts'
import type { Game } from '../model/outcome.ts'
import type { Player } from '../model/player.ts'
import type { BoardResult } from '../model/team.ts'
import type { Tournament } from '../model/tournament.ts'
import { add, type Exact, exact, multiply } from './exact.ts'
import { halvesIn, type RatingGame } from './rating-games.ts'
import { expectedHundredths } from './rating-tables.ts'
import { averageRating } from './tie-breaks/average-rating-of-opponents.ts'
import { perfectPerformance } from './tie-breaks/perfect-performance.ts'
import { performanceRating } from './tie-breaks/performance-rating.ts'

export type RatingReport = {
  /** Rated games against rated opponents. */
  readonly games: number
  /** Games that do not count: less than a move, or against an unrated opponent. */
  readonly leftOut: number
  readonly score: Exact
  /** Mean rating of the opponents, .5 up; null without a game. */
  readonly averageOpponent: number | null
  readonly performance: number | null
  readonly perfectPerformance: number | null
  /** Expected score by the table of B.02; null for an unrated player. */
  readonly expected: Exact | null
  /** K times score minus expected score, exact; null for an unrated player. */
  readonly change: Exact | null
}

export type RatingOptions = {
  /** The development coefficient (B.02 8.3.3). */
  readonly k: 10 | 20 | 40
  /** B.02 8.3.1: a larger difference counts as this one; null for the whole scale. */
  readonly limit?: number | null
}

/** Performance and expected change of rating; null when there is no such player. */
export const ratingReport = (tournament: Tournament, id: PlayerId, options: RatingOptions): RatingReport | null =>
  ratingReports(tournament)(id, options)

/** The same for many players of one tournament. */
export const ratingReports = ({ players: all }: Tournament): ((id: PlayerId, options: RatingOptions) => RatingReport | null) => {
  const players = new Map(all.map((player) => [player.id, player]))
  return (id, options) => reportOf(players, id, options)
}

const reportOf = (players: ReadonlyMap<PlayerId, Player>, id: PlayerId, options: RatingOptions): RatingReport | null => {
  const player = players.get(id)
  if (player === undefined) return null
  const limit = options.limit === undefined ? 400 : options.limit
  let leftOut = 0
  const games: RatingGame[] = []
  player.outcomes.forEach((outcome, at) => {
    if (outcome.kind !== 'game' || outcome.result === 'adjourned') return
    const rating = players.get(outcome.opponent)?.rating ?? null
    const results = playedIn(outcome)
    if (!outcome.rated || rating === null) leftOut += results.length
    else for (const result of results) games.push({ round: at + 1, opponent: outcome.opponent, rating, halves: halves[result] })
  })
  const score = exact(halvesIn(games), 2)
  const expected = player.rating === null ? null : expectedScore(player.rating, games, limit)
  return {
    games: games.length,
    leftOut,
    score,
    averageOpponent: averageRating(games),
    performance: performanceRating(games),
    perfectPerformance: perfectPerformance(games),
    expected,
    change: expected === null ? null : multiply(exact(options.k), add(score, multiply(exact(-1), expected))),
  }
}

/** Both games of a match of two (C.04.5 0) are games of their own; what was forfeited, or goes on, was not played. */
const playedIn = ({ games, result }: Game): readonly (keyof typeof halves)[] => {
  const all: readonly BoardResult[] = games ?? [result]
  return all.filter((one): one is keyof typeof halves => one in halves)
}

const halves = { win: 2, draw: 1, loss: 0 } as const

const expectedScore = (own: number, games: readonly RatingGame[], limit: number | null): Exact => {
  const clamp = (difference: number): number => (limit === null ? difference : Math.max(-limit, Math.min(limit, difference)))
  return exact(
    games.reduce((hundredths, { rating }) => hundredths + expectedHundredths(clamp(own - rating)), 0),
    100,
  )
}
