import type { RoundNumber } from '../../model/ids.ts'
import type { Player } from '../../model/player.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { Competitor } from './competitor.ts'
import { settingsOf } from './rules.ts'

/**
 * SSM B4: players of one small group (club, city, country) are kept apart for the number of rounds declared, but never in the last round. This is
 * the group of a player in `round`, or null. The last round is the one declared; a tournament that declares none has no last round.
 */
export const restrictedGroup = (tournament: Tournament, player: Player, round: RoundNumber): string | null => {
  const { numberOfRounds } = tournament
  const { restricted } = settingsOf(tournament)
  if (restricted === null || round > restricted.rounds || (numberOfRounds !== null && round >= numberOfRounds)) return null
  const group = player[restricted.by] ?? ''
  if (group === '' || (restricted.groups !== null && !restricted.groups.includes(group))) return null
  return group
}

export const sameGroup = (a: Competitor, b: Competitor): boolean => a.group !== null && a.group === b.group
