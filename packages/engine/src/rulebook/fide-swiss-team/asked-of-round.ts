import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { AskedOfRound } from './criterion.ts'
import { isAmongTheLast } from './last-rounds.ts'
import type { CommonSettings } from './settings.ts'
import type { System } from './system.ts'

/** C.04.6 C7, C10, C.04.5 C7, C8: what the round itself says to the criteria. */
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
