import { roundsPaired } from '../model/history.ts'
import type { RoundNumber } from '../model/ids.ts'
import type { RoundIssue, RoundIssueData } from '../model/issues/rounds.ts'
import type { Tournament } from '../model/tournament.ts'
import type { PairingSystem } from './pairing-system.ts'

export const roundIssue = <Code extends RoundIssue['code']>(code: Code, told: RoundIssueData[Code]): RoundIssue =>
  ({ source: 'rounds', code, severity: 'error', ...told }) as unknown as RoundIssue

/** May this round be paired? It is the next one or an earlier one, and not after the last that is declared. Tables know every round from the start. */
export const roundIssues = (tournament: Tournament, round: RoundNumber, system: PairingSystem): readonly RoundIssue[] => {
  if (!Number.isInteger(round) || round < 1) return [roundIssue('round-malformed', { round })]
  const { numberOfRounds } = tournament
  const entrants = system.entrants(tournament)
  const tooMany = system.tooMany?.(entrants.players.length, entrants.rules) ?? null
  if (tooMany !== null) return [roundIssue('too-many-for-tables', tooMany)]
  const paired = roundsPaired(entrants)
  if (numberOfRounds !== null && round > Math.max(numberOfRounds, paired))
    return [roundIssue('round-after-last', { round, rounds: numberOfRounds })]
  return round > paired + 1 && system.traits.drawnFrom === 'scores' ? [roundIssue('round-too-far', { round, paired })] : []
}
