import type { PlayerId } from '../model/ids.ts'
import { type Points, pointsFromTenths } from '../model/points.ts'
import type { Tournament } from '../model/tournament.ts'
import { editionOf, systemOf } from './edition.ts'
import { type OpenGame, type Standings, type StandingsOptions, standings } from './standings.ts'
import { mannerOf } from './tables/notation-of.ts'
import { teamEventOf } from './teams/team-event-of.ts'
import { teamStandings } from './teams/team-standings.ts'

/**
 * Standings of whoever is paired. `entrants` is the tournament as its rulebook pairs it: of a team event the teams as players, which are then ranked by
 * their matches and boards; of any other the tournament itself.
 */
export const rankEntrants = (tournament: Tournament, entrants: Tournament, options: StandingsOptions): Standings => {
  const event = teamEventOf(tournament)
  if (event === null) return standings(entrants, options)
  const ratings = new Map<number, number | null>(entrants.players.map(({ id, rating }) => [id, rating]))
  const system = options.system ?? systemOf(entrants)
  const table = teamStandings(
    { ...event, system, teams: event.teams.map((team) => ({ ...team, rating: ratings.get(team.number) ?? null })) },
    { ...options, edition: options.edition ?? editionOf(tournament) },
  )
  const players = new Map<number, Tournament['players'][number]>(entrants.players.map((player) => [player.id, player]))
  const openGames = openMatches(tournament, table.round)
  const sum = (
    rounds: readonly { readonly matchPoints: Points; readonly gamePoints: Points }[],
    of: 'matchPoints' | 'gamePoints',
  ): Points => pointsFromTenths(rounds.slice(0, table.round).reduce((total, round) => total + round[of], 0))
  return {
    of: 'teams',
    manner: mannerOf(tournament),
    round: table.round,
    final: table.final && openGames.length === 0,
    openGames,
    edition: table.edition,
    system,
    criteria: table.criteria,
    issues: table.issues,
    rows: table.rows.map(({ team, ...row }) => ({
      ...row,
      player: players.get(team.number)!,
      points: sum(team.rounds, 'matchPoints'),
      gamePoints: sum(team.rounds, 'gamePoints'),
    })),
  }
}

/** Matches with a board that is not over, each once. */
const openMatches = ({ teams = [] }: Tournament, rounds: number): readonly OpenGame[] =>
  teams.flatMap(({ id, outcomes }) =>
    outcomes
      .slice(0, rounds)
      .flatMap((outcome, at): readonly { round: number; player: PlayerId; opponent: PlayerId }[] =>
        outcome.kind === 'match' && id < outcome.opponent && outcome.boards.some(({ result }) => result === 'adjourned')
          ? [{ round: at + 1, player: id, opponent: outcome.opponent }]
          : [],
      ),
  )
