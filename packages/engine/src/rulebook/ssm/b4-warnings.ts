import { participantsOf } from '../../model/history.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { RulebookWarning } from '../../model/issues/rulebook.ts'
import type { Tournament } from '../../model/tournament.ts'
import { warning } from '../warning.ts'
import { restrictedGroup } from './b4-restricted.ts'
import { settingsOf } from './rules.ts'

const largestShare = 0.2

/**
 * SSM B4: groups of more than a fifth of the field should not be kept apart, and no group in the last round; where no number of rounds is declared, nobody knows
 * which that is. All is said, nothing refused.
 */
export const restrictedWarnings = (tournament: Tournament, round: RoundNumber): readonly RulebookWarning[] => {
  const { restricted } = settingsOf(tournament)
  if (restricted === null) return []
  const players = participantsOf(tournament, round)
  const sizes = new Map<string, number>()
  for (const player of players) {
    const group = restrictedGroup(tournament, player, round)
    if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  }
  const place = { article: 'B4', round }
  const large = [...sizes]
    .filter(([, size]) => size > largestShare * players.length)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, size]) => warning('restricted-group-large', { ...place, group, size, players: players.length }))
  if (tournament.numberOfRounds === null && round <= restricted.rounds)
    return [...large, warning('last-round-unknown', { ...place, rounds: restricted.rounds })]
  const toTheEnd = tournament.numberOfRounds !== null && restricted.rounds >= tournament.numberOfRounds
  return toTheEnd ? [...large, warning('restricted-to-the-end', place)] : large
}
