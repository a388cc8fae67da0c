import { participantsOf } from '../../model/history.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { Issue } from '../../model/issue.ts'
import type { Tournament } from '../../model/tournament.ts'
import { restrictedGroup } from './b4-restricted.ts'
import { settingsOf } from './rules.ts'

const largestShare = 0.2

/** SSM B4: groups of more than a fifth of the field should not be kept apart, and no group in the last round. Both are said, neither is refused. */
export const restrictedWarnings = (tournament: Tournament, round: RoundNumber): readonly Issue[] => {
  const { restricted } = settingsOf(tournament)
  if (restricted === null) return []
  const players = participantsOf(tournament, round)
  const sizes = new Map<string, number>()
  for (const player of players) {
    const group = restrictedGroup(tournament, player, round)
    if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  }
  const warning = (code: string, message: string): Issue => ({ code, message, article: 'B4', severity: 'warning', round })
  const large = [...sizes]
    .filter(([, size]) => size > largestShare * players.length)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, size]) =>
      warning(
        'restricted-group-large',
        `The group ${group} has ${size} of ${players.length} players; B4 is meant for groups of up to 20 %.`,
      ),
    )
  const toTheEnd = tournament.numberOfRounds !== null && restricted.rounds >= tournament.numberOfRounds
  return toTheEnd ? [...large, warning('restricted-to-the-end', 'Groups are not kept apart in the last round.')] : large
}
