import type { RulebookWarning } from '../../model/issues/rulebook.ts'
import type { Tournament } from '../../model/tournament.ts'
import { warning } from '../warning.ts'

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
