import { pointsFromTenths } from '../model/points.ts'
import { type ScoringSystem, scoringSystem, standardScoring } from '../model/scoring.ts'
import type { Random } from '../random.ts'
import { type ScoringName, type SimulationSettings, scoringNames } from './settings.ts'

const named: Readonly<Record<ScoringName, ScoringSystem>> = {
  standard: standardScoring,
  '2-1-0': scoringSystem(20, 10, 0),
  '3-1-0': scoringSystem(30, 10, 0),
  '3-2-1': scoringSystem(30, 20, 10, { pairingAllocatedBye: pointsFromTenths(20) }),
  'half-point-bye': scoringSystem(10, 5, 0, { pairingAllocatedBye: pointsFromTenths(5) }),
  'no-point-bye': scoringSystem(10, 5, 0, { pairingAllocatedBye: pointsFromTenths(0) }),
}

/** Four tournaments of five score as usual. */
export const drawScoring = ({ scoring }: Pick<SimulationSettings, 'scoring'>, random: Random): ScoringSystem => {
  const [usual, other] = [random.chance(0.8), random.pick(scoringNames)]
  if (typeof scoring !== 'string') return scoring
  return named[scoring === 'any' ? (usual ? 'standard' : other) : scoring]
}
