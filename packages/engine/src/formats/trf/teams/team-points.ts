import { gamePoints, matchVerdict } from '../../../model/match-points.ts'
import { type Points, pointsFromTenths } from '../../../model/points.ts'
import type { ScoringSystem } from '../../../model/scoring.ts'
import type { TeamEntry } from '../../../model/team.ts'
import type { TeamScoring } from '../../../model/team-values.ts'

/** Match points and game points of a team after all its rounds. */
export const teamPoints = (
  team: TeamEntry,
  teams: ReadonlyMap<number, TeamEntry>,
  boards: number,
  scoring: ScoringSystem,
  values: TeamScoring,
): { readonly matchPoints: Points; readonly gamePoints: Points } => {
  let [match, game] = [0, 0]
  for (const [index, own] of team.outcomes.entries()) {
    switch (own.kind) {
      case 'match': {
        const other = teams.get(own.opponent)?.outcomes[index]
        game += gamePoints(own.boards, scoring)
        match += values[matchVerdict(own.boards, other?.kind === 'match' ? other.boards : [], scoring, values.missedByBoth)]
        break
      }
      case 'forfeit':
        match += own.result === 'win' ? values.win : values.loss
        game += own.result === 'win' ? boards * scoring.forfeitWin : 0
        break
      case 'bye':
        match += { 'pairing-allocated': values.byeMatchPoints, 'full-point': values.win, 'half-point': values.draw, 'zero-point': 0 }[
          own.bye
        ]
        game += {
          'pairing-allocated': values.byeGamePoints,
          'full-point': boards * scoring.winWhite,
          'half-point': boards * scoring.drawWhite,
          'zero-point': 0,
        }[own.bye]
        break
      case 'absent':
        break
    }
  }
  return { matchPoints: pointsFromTenths(match), gamePoints: pointsFromTenths(game) }
}
