import { type Points, pointsFromTenths } from './points.ts'
import type { ScoringSystem } from './scoring.ts'
import type { BoardResult, TeamBoard } from './team.ts'

/** What one board of a match is worth to its side: as a game of an individual tournament, an unfinished one as a draw for the time being. */
export const boardPoints = (result: BoardResult, scoring: ScoringSystem): Points => {
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

/** The game points of one side of a match. */
export const gamePoints = (boards: readonly TeamBoard[], scoring: ScoringSystem): Points =>
  pointsFromTenths(boards.reduce((sum, { result }) => sum + boardPoints(result, scoring), 0))
