import { pointsFromTenths } from '../../model/points.ts'
import { type ScoringSystem, scoringSystem } from '../../model/scoring.ts'

/** C.04.5 0, 1.4: a match of two games won 2-0, drawn or lost; other results carry their own points. The bye is worth a game won and one drawn. */
export const matchScoring: ScoringSystem = Object.freeze(scoringSystem(20, 10, 0, { pairingAllocatedBye: pointsFromTenths(15) }))

/** The same as reports say it: what a game is worth, and of byes what the match is. */
export const gameScoring: ScoringSystem = Object.freeze(
  scoringSystem(10, 5, 0, {
    pairingAllocatedBye: matchScoring.pairingAllocatedBye,
    halfPointBye: matchScoring.halfPointBye,
    fullPointBye: matchScoring.fullPointBye,
  }),
)
