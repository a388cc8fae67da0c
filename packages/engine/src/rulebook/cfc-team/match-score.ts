import { type Points, pointsFromTenths } from '../../model/points.ts'
import type { ScoringSystem } from '../../model/scoring.ts'
import type { TeamBoard, TeamOutcome } from '../../model/team.ts'

/** CFC 647, 664: the game points of one side of a match; each board scores as a game of an individual tournament does (616). */
export const gamePoints = (boards: readonly TeamBoard[], scoring: ScoringSystem): Points =>
  pointsFromTenths(boards.reduce((sum, { result }) => sum + boardPoints(result, scoring), 0))

const boardPoints = (result: TeamBoard['result'], scoring: ScoringSystem): number => {
  switch (result) {
    case 'win':
      return scoring.winWhite
    case 'draw':
    case 'adjourned':
      return scoring.drawWhite
    case 'loss':
      return scoring.lossWhite
    case 'forfeit-win':
      return scoring.forfeitWin
    case 'forfeit-loss':
      return scoring.forfeitLoss
  }
}

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
