import type { Issue } from '../../model/issue.ts'
import type { Tournament } from '../../model/tournament.ts'

/**
 * CFC 613, 641: teams are numbered by their ratings, 1 for the highest; a team that enters later has the next number. Before the first round, a team that is rated
 * above one with a smaller number is named, for the colours of that round go by the numbers (628). `entrants` are the teams as players.
 */
export const teamNumberIssues = ({ players }: Tournament, round: number): readonly Issue[] => {
  if (round > 1) return []
  let lowest: Tournament['players'][number] | undefined
  for (const team of players.toSorted((a, b) => a.pairingNumber - b.pairingNumber)) {
    if (lowest !== undefined && (team.rating ?? 0) > (lowest.rating ?? 0)) {
      const message = `${team.id} ${team.name} is rated above ${lowest.id} ${lowest.name}: number teams by rating, colours of round 1 go by the numbers (628)`
      return [{ code: 'team-numbers', message, article: '613', severity: 'warning', player: team.id }]
    }
    lowest = team
  }
  return []
}
