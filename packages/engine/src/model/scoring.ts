import type { ByeKind, Game, MatchGames, Outcome } from './outcome.ts'
import { type Points, pointsFromTenths } from './points.ts'

/** What each outcome is worth. Some dialects let White and Black score differently (XXS WW, BW, ...). */
export type ScoringSystem = {
  readonly winWhite: Points
  readonly winBlack: Points
  readonly drawWhite: Points
  readonly drawBlack: Points
  readonly lossWhite: Points
  readonly lossBlack: Points
  readonly forfeitWin: Points
  readonly forfeitLoss: Points
  readonly pairingAllocatedBye: Points
  readonly halfPointBye: Points
  readonly fullPointBye: Points
  readonly zeroPointBye: Points
}

/** The usual case: win, draw and loss are worth the same with either colour, byes follow them. */
export const scoringSystem = (win: number, draw: number, loss: number, overrides: Partial<ScoringSystem> = {}): ScoringSystem => {
  const w = pointsFromTenths(win)
  const d = pointsFromTenths(draw)
  const l = pointsFromTenths(loss)
  const zero = pointsFromTenths(0)
  return {
    winWhite: w,
    winBlack: w,
    drawWhite: d,
    drawBlack: d,
    lossWhite: l,
    lossBlack: l,
    forfeitWin: w,
    forfeitLoss: zero,
    pairingAllocatedBye: w,
    halfPointBye: d,
    fullPointBye: w,
    zeroPointBye: zero,
    ...overrides,
  }
}

/** 1 - ½ - 0. */
export const standardScoring: ScoringSystem = Object.freeze(scoringSystem(10, 5, 0))

/**
 * FIDE Dutch 1998 F.9, 2012 F.9, 2017 C.04.2.D.1, 2026 C.04.2 3.1: points for one round, as decided by the arbiter where that was so. An adjourned game counts
 * as a draw.
 */
export const pointsFor = (outcome: Outcome, scoring: ScoringSystem): Points => {
  if (outcome.kind !== 'absent' && outcome.points !== undefined) return outcome.points
  switch (outcome.kind) {
    case 'game':
      return pointsForGame(outcome, scoring)
    case 'forfeit':
      return outcome.result === 'win' ? scoring.forfeitWin : scoring.forfeitLoss
    case 'bye':
      return pointsForBye(outcome.bye, scoring)
    case 'absent':
      return scoring.zeroPointBye
  }
}

const pointsForGame = ({ colour, result, games }: Game, scoring: ScoringSystem): Points => {
  if (games !== undefined) return pointsForGames(games, scoring)
  const white = colour === 'white'
  switch (result) {
    case 'win':
      return white ? scoring.winWhite : scoring.winBlack
    case 'draw':
    case 'adjourned':
      return white ? scoring.drawWhite : scoring.drawBlack
    case 'loss':
      return white ? scoring.lossWhite : scoring.lossBlack
  }
}

export const pointsForBye = (bye: ByeKind, scoring: ScoringSystem): Points => {
  switch (bye) {
    case 'pairing-allocated':
      return scoring.pairingAllocatedBye
    case 'half-point':
      return scoring.halfPointBye
    case 'full-point':
      return scoring.fullPointBye
    case 'zero-point':
      return scoring.zeroPointBye
  }
}

/** The most a single played game can bring: what "maximum possible score" in A.7 is counted in. */
export const winValue = (scoring: ScoringSystem): Points => pointsFromTenths(Math.max(scoring.winWhite, scoring.winBlack))
export const lossValue = (scoring: ScoringSystem): Points => pointsFromTenths(Math.min(scoring.lossWhite, scoring.lossBlack))

/** C.04.5 0: a match of two games is worth what they are, each half of a match. */
const pointsForGames = (games: MatchGames, { winWhite, drawWhite, lossWhite, forfeitWin, forfeitLoss }: ScoringSystem): Points => {
  const worth = {
    win: winWhite,
    draw: drawWhite,
    adjourned: drawWhite,
    loss: lossWhite,
    'forfeit-win': forfeitWin,
    'forfeit-loss': forfeitLoss,
  }
  return pointsFromTenths(games.reduce((sum, game) => sum + worth[game] / 2, 0))
}
