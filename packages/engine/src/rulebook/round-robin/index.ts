import type { Issue } from '../../model/issue.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { defaultRoundRobinSettings } from '../../model/round-robin-settings.ts'
import { scoringSystem } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { boardOrderIssues } from '../cfc-team/board-order.ts'
import { teamsAsPlayers } from '../cfc-team/teams-as-players.ts'
import { articles } from './articles.ts'
import { explainer } from './explain.ts'
import { pairRound, rulebookId } from './pair-round.ts'
import { envelopes } from './restricted-drawing.ts'
import { steps } from './steps.ts'

export { bergerRound, bergerRounds } from './berger.ts'
export { type NotPlaying, whyNotPlaying } from './not-playing.ts'
export { inOrderOfNumbers } from './numbers.ts'
export { scheduleOf } from './pair-round.ts'
export { scheveningenRound } from './scheveningen.ts'
export { asCountedAfterWithdrawals, teamsAsCountedAfterWithdrawals, type Withdrawal, withdrawalOf } from './withdrawal.ts'

/** Restricted drawing has tables for 9 to 24 players; beyond them plain lots are drawn. */
const drawingIssues = (tournament: Tournament): readonly Issue[] => {
  const { numbers, sections } = tournament.roundRobin ?? defaultRoundRobinSettings
  if (numbers !== 'restricted-lot') return []
  const sizes = sections?.map(({ length }) => length) ?? [tournament.players.length]
  const without = sizes.filter((size) => envelopes[size + (size % 2)] === undefined)
  if (without.length === 0) return []
  const message = `Restricted drawing of lots is for 9 to 24 players; plain lots are drawn for ${without.join(', ')}`
  return [{ code: 'no-restricted-drawing', message, article: '652', severity: 'warning' }]
}

/** CFC 652: once the field is divided into sections, whoever is in none plays nobody. */
const sectionIssues = ({ players, roundRobin: settings }: Tournament): readonly Issue[] => {
  const placed = settings?.sections?.flat()
  if (placed === undefined) return []
  const without = players.filter(({ id }) => !placed.includes(id))
  if (without.length === 0) return []
  const message = `In no section, and so without a game: ${without.map(({ id, name }) => `${id} ${name}`.trim()).join(', ')}`
  return [{ code: 'no-section', message, article: '652', severity: 'warning' }]
}

/** CFC 650 to 664: everybody against everybody, players or teams (then ids in an answer are those of teams). */
export const roundRobin: PairingSystem = {
  id: rulebookId,
  title: 'Round robin by the Berger tables (CFC handbook 650 to 664)',
  articles,
  // 653, 664: byes are not scored.
  scoring: scoringSystem(10, 5, 0, { pairingAllocatedBye: pointsFromTenths(0) }),
  entrants: (tournament) => ({ ...teamsAsPlayers(tournament), roundRobin: tournament.roundRobin ?? defaultRoundRobinSettings }),
  warnings: (tournament) => {
    const entrants = teamsAsPlayers(tournament)
    return [...sectionIssues(entrants), ...drawingIssues(entrants), ...boardOrderIssues(tournament)]
  },
  pairRound: (tournament, round) => pairRound(teamsAsPlayers(tournament), round),
  steps: (tournament, round) => steps(teamsAsPlayers(tournament), round),
  explainer: (tournament, round) => explainer(teamsAsPlayers(tournament), round),
}
