import { roundsPaired, scoreBefore } from '../../model/history.ts'
import { type PlayerId, roundNumber } from '../../model/ids.ts'
import type { Player } from '../../model/player.ts'
import { pointsFor } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'

/** Players who share a place; `decidedBy` says what separates them from the group before. */
export type Place = {
  readonly place: number
  readonly players: readonly PlayerId[]
  readonly decidedBy: 'points' | 'mutual' | 'average' | null
}

/**
 * FIDE Dutch 1998, F.10: the final standings. Points decide, and players with equal points share their prizes. Only the first place is decided
 * further: by the results of the tied players against each other, then the average rating of their opponents; what is still equal is left to
 * the drawing of lots, and shares the place here.
 */
export const finalStandings = (tournament: Tournament): readonly Place[] => {
  const after = roundNumber(roundsPaired(tournament) + 1)
  const byPoints = groupBy(tournament.players, (player) => scoreBefore(tournament, player, after))
  const [first = [], ...others] = byPoints
  const leaders = splitFirst(tournament, first)
  const places: Place[] = []
  let place = 1
  for (const { players, decidedBy } of [...leaders, ...others.map((players) => ({ players, decidedBy: 'points' as const }))]) {
    places.push({ place, players: players.map((player) => player.id), decidedBy: places.length === 0 ? null : decidedBy })
    place += players.length
  }
  return places
}

type Tie = { readonly players: readonly Player[]; readonly decidedBy: 'mutual' | 'average' }

/** Whoever is first after each step leaves; the others share what follows. */
const splitFirst = (tournament: Tournament, tied: readonly Player[]): readonly Tie[] => {
  if (tied.length < 2) return [{ players: tied, decidedBy: 'mutual' }]
  const [best = [], ...behind] = groupBy(tied, (player) => mutualPoints(tournament, player, tied))
  const [top = [], ...rest] = groupBy(best, (player) => averageOpponent(tournament, player))
  const share = (decidedBy: Tie['decidedBy'], groups: readonly (readonly Player[])[]): readonly Tie[] =>
    groups.length === 0 ? [] : [{ players: groups.flat(), decidedBy }]
  return [{ players: top, decidedBy: 'average' }, ...share('average', rest), ...share('mutual', behind)]
}

const mutualPoints = (tournament: Tournament, player: Player, tied: readonly Player[]): number => {
  const among = new Set(tied.map(({ id }) => id))
  return player.outcomes.reduce(
    (sum, outcome) => sum + (outcome.kind === 'game' && among.has(outcome.opponent) ? pointsFor(outcome, tournament.scoring) : 0),
    0,
  )
}

/** Over the games played; an unrated opponent counts 0. */
const averageOpponent = (tournament: Tournament, player: Player): number => {
  const ratingOf = new Map(tournament.players.map(({ id, rating }) => [id, rating ?? 0]))
  const ratings = player.outcomes.flatMap((outcome) => (outcome.kind === 'game' ? [ratingOf.get(outcome.opponent) ?? 0] : []))
  return ratings.length === 0 ? 0 : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
}

/** Highest first; players keep their order within a group. */
const groupBy = (players: readonly Player[], value: (player: Player) => number): readonly (readonly Player[])[] => {
  const groups = new Map<number, Player[]>()
  for (const player of players) groups.set(value(player), [...(groups.get(value(player)) ?? []), player])
  return [...groups.entries()].sort(([a], [b]) => b - a).map(([, group]) => group)
}
