import { participantsOf, roundsPaired } from '../../model/history.ts'
import type { RoundNumber } from '../../model/ids.ts'
import { type Outcome, wasPaired } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import type { Tournament } from '../../model/tournament.ts'
import { settingsOf } from './settings.ts'

/**
 * CFC 615a, 616: who is to be paired. Not those with a half-point bye, nor those who have said that they cannot play; and not a player who has defaulted
 * without notice, unless the director accepts his excuse for it: the next default wants another. Whoever was paired again after a default had been excused.
 * (What is scored: pairing-score.ts.)
 */
export const toBePaired = (tournament: Tournament, round: RoundNumber): readonly Player[] => {
  const participants = participantsOf(tournament, round)
  if (round <= roundsPaired(tournament)) return participants
  return participants.filter((player) => unexcusedDefault(tournament, player) === null)
}

/** CFC 616: the round of the default for which a player is not paired in the round to come; null when there is none, or it is excused. */
export const unexcusedDefault = (tournament: Tournament, player: Player): RoundNumber | null => {
  const index = player.outcomes.findLastIndex(wasPaired)
  const last = player.outcomes[index]
  if (last === undefined || !isDefault(last)) return null
  const round = index + 1
  const excused = settingsOf(tournament).excused.some((excuse) =>
    typeof excuse === 'number'
      ? excuse === player.id && index === player.outcomes.findIndex(isDefault)
      : excuse.player === player.id && excuse.round === round,
  )
  return excused ? null : (round as RoundNumber)
}

const isDefault = (outcome: Outcome): boolean => outcome.kind === 'forfeit' && outcome.result === 'loss'
