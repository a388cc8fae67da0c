import type { RoundNumber } from '../model/ids.ts'
import type { RulebookId } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import type { KeptBrackets } from './kept-brackets.ts'
import { roundIssues } from './round-issues.ts'
import type { PairingAnswer, RoundNotPaired } from './round-pairing.ts'
import { rulebookById, rulebookOf } from './rulebook-of.ts'

/**
 * Pairs a round by the tournament's own rulebook, or by the one named: the next one or any earlier one. A round that cannot be paired, because it is after the last or
 * the rounds before it are not there, is answered with the reason. `kept` is for whoever pairs one round many times.
 */
export const pairRound = (
  tournament: Tournament,
  round: RoundNumber,
  rulebook?: RulebookId,
  kept?: KeptBrackets,
): PairingAnswer | RoundNotPaired => {
  const system = rulebook === undefined ? rulebookOf(tournament) : rulebookById(rulebook)
  const issues = roundIssues(tournament, round, system)
  if (issues.length > 0) return { kind: 'not-paired', rulebook: system.id, round, issues }
  return kept === undefined ? system.pairRound(tournament, round) : system.pairKeeping(tournament, round, kept)
}
