import type { PlayerId } from '../../model/ids.ts'
import { opponentOf } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import type { Tournament } from '../../model/tournament.ts'
import { uses } from './settings.ts'

/**
 * CFC 624.2: has a player been an odd man, or paired with one, and does that count in this round? Not in the last quarter of the rounds, where their number is
 * known. What it means for the choice of odd men and of their opponents: odd-men.ts. `scores` are those for pairing, by round.
 */
export const wasOddBefore = (
  tournament: Tournament,
  round: number,
  player: Player,
  scores: ReadonlyMap<PlayerId, readonly number[]>,
): boolean => {
  if (!(uses(tournament, '624.2') || uses(tournament, '624.2-down')) || isLastQuarter(tournament, round)) return false
  // In its second round 633.2 pairs groups, not scores: nobody is an odd man for that.
  const from = uses(tournament, '633.2') ? 3 : 1
  const own = scores.get(player.id)!
  return player.outcomes.slice(0, round - 1).some((outcome, index) => {
    const opponent = opponentOf(outcome)
    return opponent !== null && index + 1 >= from && scores.get(opponent)?.[index] !== own[index]
  })
}

/** The last quarter of the rounds, rounded up; down under 624.2-down. */
const isLastQuarter = (tournament: Tournament, round: number): boolean => {
  const { numberOfRounds } = tournament
  if (numberOfRounds === null) return false
  const quarter = numberOfRounds / 4
  return round > numberOfRounds - (uses(tournament, '624.2-down') ? Math.floor(quarter) : Math.ceil(quarter))
}
