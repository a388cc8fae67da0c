import { pointsFromTenths } from '../../model/points.ts'
import { type ScoringSystem, scoringSystem } from '../../model/scoring.ts'

const missed = pointsFromTenths(0)

/**
 * SSM A1 and A8: the WDL score. A win is worth 2 points, a draw 1, a loss nothing; the bye is worth 2; a game missed, announced or not, nothing.
 * What a game brought in itself (GAM) is kept apart, see model/game-score.ts.
 */
export const wdlScoring: ScoringSystem = Object.freeze(scoringSystem(20, 10, 0, { halfPointBye: missed, fullPointBye: missed }))
