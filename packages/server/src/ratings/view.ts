import { type DeskState, forRating } from '@zug/engine/desk'
import { createMemory } from '@zug/engine/model'
import {
  isRatedPlay,
  type RatingChange,
  type RatingChanges,
  type RatingSystem,
  ratingChanges,
  ratingEventOf,
  usualRatingSystem,
} from '@zug/engine/ratings'
import { type Exact, toNumber } from '@zug/engine/standings'
import { tournamentNow } from '../tournaments/moments.ts'

const kept = createMemory<DeskState, string, RatingChanges>()

/** Ratings after a round (all when null), with results as corrected for the rating report (C.04.2 4.3); null where nothing is rated, or nothing yet. Made once a state. */
export const ratingsOf = (state: DeskState, asked: number | null, by: RatingSystem | null): RatingChanges | null => {
  const played = tournamentNow(state)
  const round = Math.min(asked ?? state.rounds.length, state.rounds.length)
  if (round < 1 || !isRatedPlay(played)) return null
  const system = by ?? usualRatingSystem(played)
  return kept.of(state, `${round} ${system}`, () => {
    const tournament = tournamentNow(forRating(state))
    return ratingChanges(tournament, round, ratingEventOf(tournament, system))
  })
}

const number = (value: Exact | null): number | null => (value === null ? null : toNumber(value))

const isCounted = ({ basis }: RatingChange, game: RatingChange['games'][number]): boolean =>
  basis.kind === 'fide' || basis.kind === 'cfc' ? game.expected !== null : game.rating !== null

/** What K rests on may tell how old somebody is: that is for the desk. */
const basisView = (basis: RatingChange['basis'], forDesk: boolean) => {
  if (basis.kind === 'fide-first') return { ...basis, average: toNumber(basis.average) }
  return basis.kind === 'fide' ? { ...basis, by: forDesk || basis.by === 'list' ? basis.by : null } : basis
}

const figures = (one: RatingChange, forDesk: boolean) => ({
  player: one.player.id,
  name: one.player.name,
  title: one.player.title,
  rating: one.rating,
  games: one.games.filter((game) => isCounted(one, game)).length,
  score: toNumber(one.score),
  expected: number(one.expected),
  change: one.change,
  after: one.after,
  average: one.average,
  performance: one.performance,
  basis: basisView(one.basis, forDesk),
})

const about = ({ event, round }: RatingChanges) => ({ system: event.system, play: event.play, round })

export const ratingsView = (changes: RatingChanges, forDesk: boolean) => ({
  ...about(changes),
  rows: changes.players.map((one) => figures(one, forDesk)),
})

export const playerRatingView = (changes: RatingChanges, one: RatingChange, forDesk: boolean) => ({
  ...about(changes),
  ...figures(one, forDesk),
  lines: one.games.map(({ round, opponent, rating, halves, difference, counted, expected, change }) => ({
    round,
    opponent,
    rating,
    score: halves / 2,
    difference,
    counted,
    expected: number(expected),
    change: number(change),
  })),
})
