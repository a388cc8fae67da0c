import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { AskedOfRound } from './criterion.ts'
import { isAmongTheLast } from './last-rounds.ts'
import type { CommonSettings } from './settings.ts'
import type { System } from './system.ts'

/** C.04.6 2.3.4, 2.3.7, C.04.5 2.3.4, 2.3.5: what the round itself says to the criteria. */
export const askedOfRound = (
  tournament: Tournament,
  round: RoundNumber,
  { roundsSpared }: System,
  { following, followingGroup }: CommonSettings,
): AskedOfRound => ({
  floatsSpared: isAmongTheLast(tournament, round, roundsSpared),
  following,
  followingGroup,
})
