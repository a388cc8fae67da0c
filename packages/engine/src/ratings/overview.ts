/** Ratings after an event, player by player and game by game, by FIDE's formulas or CFC's. */
import type { PlayerId } from '../model/ids.ts'
import { asMembersPlayed } from '../model/member-outcomes.ts'
import type { Player } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'
import { add, type Exact, exact, multiply, sum, toNumber } from '../standings/exact.ts'
import { averageRating } from '../standings/tie-breaks/average-rating-of-opponents.ts'
import { performanceRating } from '../standings/tie-breaks/performance-rating.ts'
import { type CfcBonus, cfcChange } from './cfc-change.ts'
import { cfcPerformance, cfcUnrated } from './cfc-performance.ts'
import { type RatingEvent, ratingEventOf, underSystem, yearIn } from './event-ratings.ts'
import { fideChange, isTooFarApart } from './fide-change.ts'
import { type FirstRating, firstRating } from './fide-first.ts'
import type { FideK } from './fide-k.ts'
import { type RatedGame, ratedGamesOf } from './rated-games.ts'

/** A game of the working. What does not count, for the opponent has no rating, has no figures. */
export type RatingLine = RatedGame & {
  /** Own rating less that of the opponent, and what counts of it. */
  readonly difference: number | null
  readonly counted: number | null
  readonly expected: Exact | null
  /** K times score less expected score; null where there is no rating to change. */
  readonly change: Exact | null
}

/** By what a rating changes, or comes about. */
export type RatingBasis =
  | ({ readonly kind: 'fide' } & FideK)
  | ({ readonly kind: 'fide-first' } & Pick<FirstRating, 'average' | 'hundredths' | 'difference' | 'because'>)
  | { readonly kind: 'cfc'; readonly k: 16 | 32; readonly crossed: boolean; readonly bonus: CfcBonus | null }
  | { readonly kind: 'cfc-first' }

export type RatingChange = {
  readonly player: Player
  /** null: unrated. */
  readonly rating: number | null
  readonly games: readonly RatingLine[]
  /** Of the games that count. */
  readonly score: Exact
  readonly expected: Exact | null
  /** Mean of the opponents that count. */
  readonly average: number | null
  readonly performance: number | null
  /** Before anything is rounded, bonuses included; null for whoever has no rating. */
  readonly change: number | null
  /** What it comes to; null where nothing comes of it. */
  readonly after: number | null
  readonly basis: RatingBasis
}

export type RatingChanges = { readonly event: RatingEvent; readonly round: number; readonly players: readonly RatingChange[] }

/** Everybody after a round, by the list of players. In team events the games of the members. */
export const ratingChanges = (tournament: Tournament, round: number, event: RatingEvent = ratingEventOf(tournament)): RatingChanges => {
  const played = underSystem(asMembersPlayed(tournament), event)
  const then: Tournament = {
    ...played,
    players: played.players.map((player) => ({ ...player, outcomes: player.outcomes.slice(0, round) })),
  }
  const change = event.system === 'fide' ? byFide(event) : byCfc(then)
  return { event, round, players: then.players.map((player) => change(player, ratedGamesOf(then, player))) }
}

type ByGames = (player: Player, games: readonly RatedGame[]) => RatingChange

const plain = (game: RatedGame): RatingLine => ({ ...game, difference: null, counted: null, expected: null, change: null })

const inOrder = (games: readonly RatingLine[]): readonly RatingLine[] => games.toSorted((a, b) => a.round - b.round)

const rated = (games: readonly RatedGame[]) => games.filter((game): game is RatedGame & { rating: number } => game.rating !== null)

const scoreOf = (games: readonly RatedGame[]): Exact => sum(games.map(({ halves }) => exact(halves, 2)))

const changeBy = (k: number, { halves, expected }: RatedGame & { readonly expected: Exact }): Exact =>
  multiply(exact(k), add(exact(halves, 2), multiply(exact(-1), expected)))

const byFide =
  ({ play, day, year }: RatingEvent): ByGames =>
  (player, games) => {
    const { rating } = player
    const counting = rated(games).filter((game) => rating === null || !isTooFarApart(rating, game.rating, { kind: play, day }))
    const figures = { player, rating, average: averageRating(counting), performance: performanceRating(counting) }
    if (rating === null) {
      const { average, hundredths, difference, because, rating: first } = firstRating(games)
      const basis = { kind: 'fide-first', average, hundredths, difference, because } as const
      return { ...figures, games: games.map(plain), score: scoreOf(counting), expected: null, change: null, after: first, basis }
    }
    const asked = { rating, kind: play, ofList: player.official?.fide?.k?.[play] ?? null, birthYear: yearIn(player.birth), year, day }
    const { games: lines, leftOut, k, by, capped, score, expected, change, points } = fideChange(games, asked)
    return {
      ...figures,
      games: inOrder([...lines, ...leftOut.map(plain)]),
      score,
      expected,
      change: toNumber(change),
      after: rating + points,
      basis: { kind: 'fide', k, by, capped },
    }
  }

const byCfc = (tournament: Tournament): ByGames => {
  const made: ReadonlyMap<PlayerId, number> = cfcUnrated(tournament)
  return (player, all) => {
    const { rating } = player
    const games = all.map((game) => ({ ...game, rating: game.rating ?? rounded(made.get(game.opponent)) }))
    const counting = rated(games)
    const figures = { player, rating, average: averageRating(counting), performance: rounded(cfcPerformance(games)) }
    if (rating === null) {
      const after = rounded(made.get(player.id))
      return {
        ...figures,
        games: games.map(plain),
        score: scoreOf(counting),
        expected: null,
        change: null,
        after,
        basis: { kind: 'cfc-first' },
      }
    }
    // Nobody's list has the highest rating ever.
    const { games: lines, leftOut, k, score, expected, change, crossed, bonus, after } = cfcChange(games, { rating, highest: null })
    return {
      ...figures,
      games: inOrder([...lines.map((line) => ({ ...line, counted: line.difference, change: changeBy(k, line) })), ...leftOut.map(plain)]),
      score,
      expected,
      change: change + (bonus === null ? 0 : bonus.forHighest + bonus.forExceeding),
      after,
      basis: { kind: 'cfc', k, crossed, bonus },
    }
  }
}

const rounded = (value: number | null | undefined): number | null => (value === null || value === undefined ? null : Math.round(value))
