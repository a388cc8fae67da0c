import { opponentsBefore } from '../../model/history.ts'
import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Player } from '../../model/player.ts'

/**
 * Dubov 1.7, 1.7.1, 1.7.2, 1.7.3: the average rating of those met over the board before the round, by the ratings they have now, rounded, a half upwards; 0 before the
 * first game.
 */
export const averageRating = (player: Player, round: RoundNumber, ratingOf: (id: PlayerId) => number): number => {
  const met = opponentsBefore(player, round)
  return met.length === 0 ? 0 : Math.floor((2 * met.reduce((sum, id) => sum + ratingOf(id), 0) + met.length) / (2 * met.length))
}
