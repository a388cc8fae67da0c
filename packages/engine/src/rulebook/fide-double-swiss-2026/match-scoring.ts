import { pointsFromTenths } from '../../model/points.ts'
import { type ScoringSystem, scoringSystem } from '../../model/scoring.ts'

/** C.04.5 0, 1.4: a match of two games won 2-0, drawn or lost; other results carry their own points. The bye is worth a game won and one drawn. */
export const matchScoring: ScoringSystem = Object.freeze(scoringSystem(20, 10, 0, { pairingAllocatedBye: pointsFromTenths(15) }))
