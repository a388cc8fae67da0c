import { pointsFromTenths } from '../../model/points.ts'
import { defaultRoundRobinSettings } from '../../model/round-robin-settings.ts'
import { scoringSystem } from '../../model/scoring.ts'
import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { boardOrderIssues } from '../cfc-team/board-order.ts'
import { teamsAsPlayers } from '../cfc-team/teams-as-players.ts'
import { articles } from './articles.ts'
import { explainer } from './explain.ts'
import { numberIssues } from './number-issues.ts'
import { pairRound, rulebookId } from './pair-round.ts'
import { steps } from './steps.ts'

export { bergerRound, bergerRounds } from './berger.ts'
export { type NotPlaying, whyNotPlaying } from './not-playing.ts'
export { inOrderOfNumbers } from './numbers.ts'
export { scheduleOf } from './pair-round.ts'
export { scheveningenRound } from './scheveningen.ts'
export { asCountedAfterWithdrawals, teamsAsCountedAfterWithdrawals, type Withdrawal, withdrawalOf } from './withdrawal.ts'

/** CFC 650 to 653, 660 to 664: everybody against everybody, players or teams (then ids in an answer are those of teams). */
export const roundRobin: PairingSystem = {
  id: rulebookId,
  title: 'Round robin by the Berger tables (CFC handbook 650 to 664)',
  articles,
  // 653, 664: byes are not scored.
  scoring: scoringSystem(10, 5, 0, { pairingAllocatedBye: pointsFromTenths(0) }),
  entrants: (tournament) => ({ ...teamsAsPlayers(tournament), roundRobin: tournament.roundRobin ?? defaultRoundRobinSettings }),
  warnings: (tournament) => {
    const entrants = teamsAsPlayers(tournament)
    return [...numberIssues(entrants), ...boardOrderIssues(tournament)]
  },
  pairRound: (tournament, round) => pairRound(teamsAsPlayers(tournament), round),
  steps: (tournament, round) => steps(teamsAsPlayers(tournament), round),
  explainer: (tournament, round) => explainer(teamsAsPlayers(tournament), round),
}
