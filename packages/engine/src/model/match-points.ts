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

const isForfeit = ({ result }: TeamBoard): boolean => result === 'forfeit-win' || result === 'forfeit-loss'

/** C.04.6 1.6, 2.1.2: a match of which every board was forfeited was not played. */
export const isForfeited = (boards: readonly TeamBoard[]): boolean => boards.length > 0 && boards.every(isForfeit)

/** More game points win a match; one to which nobody came, board by board, is what the event says. */
export const matchVerdict = (
  own: readonly TeamBoard[],
  other: readonly TeamBoard[],
  scoring: ScoringSystem,
  missedByBoth: 'draw' | 'loss',
): 'win' | 'draw' | 'loss' => {
  const lead = gamePoints(own, scoring) - gamePoints(other, scoring)
  if (lead !== 0) return lead > 0 ? 'win' : 'loss'
  const missed = [...own, ...other].every(({ result }) => result === 'forfeit-loss')
  return missed && own.length > 0 ? missedByBoth : 'draw'
}

/** The game points of one side of a match. */
export const gamePoints = (boards: readonly TeamBoard[], scoring: ScoringSystem): Points =>
  pointsFromTenths(boards.reduce((sum, { result }) => sum + boardPoints(result, scoring), 0))
