import { playerId } from '../../model/ids.ts'
import type { RulebookWarning } from '../../model/issues/rulebook.ts'
import type { Tournament } from '../../model/tournament.ts'
import { unratedPlace } from '../cfc/competitors.ts'
import { assignPairingNumbers } from '../cfc/pairing-order.ts'
import { settingsOf } from '../cfc/settings.ts'
import { warning } from '../warning.ts'
import { teamsAsPlayers } from './teams-as-players.ts'

/** CFC 613, 641: the teams of an event that has not begun, numbered by their ratings; lots part equal ones. A team's number is its id. */
export const numberTeams = <T extends Tournament>(tournament: T): T => {
  const entrants = teamsAsPlayers(tournament)
  const numbered = assignPairingNumbers(entrants.players, settingsOf(tournament).seed, unratedPlace(entrants))
  const numbers = new Map(numbered.map(({ id, pairingNumber }) => [id, playerId(pairingNumber)]))
  const teams = tournament.teams?.map((team) => ({ ...team, id: numbers.get(team.id)! })).toSorted((a, b) => a.id - b.id)
  return teams === undefined ? tournament : { ...tournament, teams }
}

/**
 * CFC 613, 641: teams are numbered by their ratings, 1 for the highest; a team that enters later has the next number. Before the first round, a team that is rated
 * above one with a smaller number is named, for the colours of that round go by the numbers (628). `entrants` are the teams as players.
 */
export const teamNumberIssues = ({ players }: Tournament, round: number): readonly RulebookWarning[] => {
  if (round > 1) return []
  let lowest: Tournament['players'][number] | undefined
  for (const team of players.toSorted((a, b) => a.pairingNumber - b.pairingNumber)) {
    if (lowest !== undefined && (team.rating ?? 0) > (lowest.rating ?? 0)) {
      const named = ({ id, name }: typeof team) => ({ id, name })
      return [warning('team-numbers', { article: '613', player: team.id, team: named(team), before: named(lowest) })]
    }
    lowest = team
  }
  return []
}
