import { asMembersPlayed, type MemberGame, memberGames, teamRounds } from '../../model/member-outcomes.ts'
import { absent, type Outcome } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'
import { pointsFor } from '../../model/scoring.ts'
import type { TeamEntry } from '../../model/team.ts'
import type { Tournament } from '../../model/tournament.ts'
import { type Exact, exact } from '../exact.ts'
import { ratingReport } from '../rating-report.ts'
import { tiersBy } from '../tiers.ts'

export type BoardRow = {
  readonly rank: number
  readonly shared: boolean
  readonly player: Player
  readonly team: TeamEntry
  /** Boards the player sat at, won or lost by default included; unfinished games are drawn for the time being. */
  readonly games: number
  readonly points: Points
  /** Points out of those that could be had, from 0 to 1. */
  readonly share: Exact
  /** Of games over the board against rated opponents; null without one. */
  readonly performance: number | null
}

export type BoardStandings = {
  readonly round: number
  /** By the board played, from the top. */
  readonly boards: readonly { readonly board: number; readonly rows: readonly BoardRow[] }[]
  /** Everybody over all boards. */
  readonly all: readonly BoardRow[]
}

/**
 * The members of a team event by what they scored at each board, and at all of them: by points, then by the share of the points they could have had,
 * then by performance. No rule prescribes it; it is how board prizes are usually given. Null without teams.
 */
export const boardStandings = (tournament: Tournament, upTo: number = Number.POSITIVE_INFINITY): BoardStandings | null => {
  if (tournament.teams === undefined) return null
  const round = Math.min(upTo, teamRounds(tournament))
  const games = new Map([...memberGames(tournament)].map(([id, list]) => [id, list.filter((game) => game.round <= round)]))
  const played = asMembersPlayed(tournament)
  const rowsWhere = (counts: (game: MemberGame) => boolean): readonly BoardRow[] =>
    ranked(
      played.players.flatMap((player) => {
        const own = (games.get(player.id) ?? []).filter((game) => counts(game) && game.outcome.kind !== 'absent')
        return own.length === 0 ? [] : [rowOf(played, player, own)]
      }),
    )
  const boards = [...games.values()].flat().reduce((most, { board }) => Math.max(most, board), 0)
  return {
    round,
    boards: Array.from({ length: boards }, (_, at) => ({ board: at + 1, rows: rowsWhere(({ board }) => board === at + 1) })),
    all: rowsWhere(() => true),
  }
}

type Unranked = Omit<BoardRow, 'rank' | 'shared'>

const rowOf = (tournament: Tournament, player: Player, games: readonly MemberGame[]): Unranked => {
  const { scoring } = tournament
  const counted = new Map(games.map(({ round, outcome }) => [round, outcome]))
  const outcomes: readonly Outcome[] = player.outcomes.map((_, at) => counted.get(at + 1) ?? absent)
  const points = pointsFromTenths(games.reduce((sum, { outcome }) => sum + pointsFor(outcome, scoring), 0))
  const alone = { ...tournament, players: tournament.players.map((each) => (each.id === player.id ? { ...each, outcomes } : each)) }
  return {
    player,
    team: games.at(-1)!.team,
    games: games.length,
    points,
    share: exact(points, games.length * Math.max(scoring.winWhite, 1)),
    performance: ratingReport(alone, player.id, { k: 20 })?.performance ?? null,
  }
}

const keysOf = ({ points, share, performance }: Unranked): readonly number[] => [
  points,
  share.numerator / share.denominator,
  performance ?? -1,
]

const ranked = (rows: readonly Unranked[]): readonly BoardRow[] => {
  const keys = rows.map(keysOf)
  const compare = (a: number, b: number): number => {
    const at = keys[a]!.findIndex((key, index) => key !== keys[b]![index])
    return at === -1 ? 0 : keys[b]![at]! - keys[a]![at]!
  }
  let rank = 1
  return tiersBy([...rows.keys()], compare).flatMap((tier) => {
    const place = rank
    rank += tier.length
    return tier.map((index): BoardRow => ({ rank: place, shared: tier.length > 1, ...rows[index]! }))
  })
}
