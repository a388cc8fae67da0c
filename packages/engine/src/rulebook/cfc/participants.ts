import { participantsOf, roundsPaired } from '../../model/history.ts'
import type { RoundNumber } from '../../model/ids.ts'
import { wasPaired } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import type { Tournament } from '../../model/tournament.ts'
import { settingsOf } from './settings.ts'

/**
 * CFC 615a, 616: who is to be paired. Not those with a half-point bye, nor those who have said that they cannot play; and not a player who has defaulted
 * without notice, unless the director accepts his excuse. Whoever was paired again after a default had been excused.
 */
export const toBePaired = (tournament: Tournament, round: RoundNumber): readonly Player[] => {
  const participants = participantsOf(tournament, round)
  if (round <= roundsPaired(tournament)) return participants
  const excused = new Set(settingsOf(tournament).excused)
  return participants.filter((player) => excused.has(player.id) || !hasDefaulted(player))
}

const hasDefaulted = (player: Player): boolean => {
  const last = player.outcomes.findLast(wasPaired)
  return last?.kind === 'forfeit' && last.result === 'loss'
}
