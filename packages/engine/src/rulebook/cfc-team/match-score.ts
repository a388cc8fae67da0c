import { gamePoints } from '../../model/match-points.ts'
import type { ScoringSystem } from '../../model/scoring.ts'
import type { TeamOutcome } from '../../model/team.ts'

/** CFC 647, 664: each board scores as a game of an individual tournament does (616). */
export { gamePoints }

type Match = Extract<TeamOutcome, { kind: 'match' }>

/**
 * CFC 647: a match is won by more game points than the other team has, drawn by as many. As long as a game is unfinished a match that stands even is
 * unfinished too, which counts as a draw (617).
 */
export const matchResult = (own: Match, other: Match, scoring: ScoringSystem): 'win' | 'draw' | 'loss' | 'adjourned' => {
  const lead = gamePoints(own.boards, scoring) - gamePoints(other.boards, scoring)
  if (lead !== 0) return lead > 0 ? 'win' : 'loss'
  return own.boards.some(({ result }) => result === 'adjourned') ? 'adjourned' : 'draw'
}
