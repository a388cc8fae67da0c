import type { PlayerId } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { settingsOf, uses } from './settings.ts'

/**
 * CFC 619.1: whom a player asked not to meet, in the first two rounds and where that is announced. What the request gives way to is said in pair-cost.ts for the
 * players of a group and in odd-men.ts for the opponents of an odd man.
 */
export const askedApart = (tournament: Tournament, round: number, player: PlayerId): ReadonlySet<PlayerId> => {
  const groups = uses(tournament, '619.1') && round <= 2 ? settingsOf(tournament).apart : []
  return new Set(groups.filter((group) => group.includes(player)).flatMap((group) => group.filter((id) => id !== player)))
}
