import { pointsFromTenths } from '../../model/points.ts'
import { type ScoringSystem, scoringSystem, standardScoring } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { makeXxs } from './scoring-records.ts'

const nothing = pointsFromTenths(0)

/** SSM A1, A8: 2, 1, 0, and nothing for a game missed; that a bye asked for is worth less than a draw no record of a report can say. */
const ssm: ScoringSystem = scoringSystem(20, 10, 0, { halfPointBye: nothing, fullPointBye: nothing })

/** CFC 653, 664: a round robin scores no byes. */
const roundRobin: ScoringSystem = scoringSystem(10, 5, 0, { pairingAllocatedBye: nothing })

/** The scoring of a rulebook that leaves no choice, so that a file which names the rulebook need not spell it out. */
export const laidDownScoring = (rulebook: string | null): ScoringSystem | null =>
  rulebook === 'ssm' ? ssm : rulebook === 'round-robin' ? roundRobin : null

/** Is this the scoring that the rulebook lays down? Of a round robin files may say that byes count; nobody counts them. */
export const isLaidDown = ({ rulebook, scoring }: Tournament): boolean => {
  const laid = laidDownScoring(rulebook)
  if (laid === null) return false
  return isSame(scoring, laid) || (rulebook === 'round-robin' && isSame(scoring, standardScoring))
}

const isSame = (one: ScoringSystem, other: ScoringSystem): boolean => makeXxs(one).lines.join() === makeXxs(other).lines.join()
