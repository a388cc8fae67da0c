import type { Outcome } from '../../model/outcome.ts'
import type { Tournament } from '../../model/tournament.ts'
import { isCounted, isOpenGame } from './open-round.ts'
import type { Target } from './target.ts'

/**
 * Which rounds are in the points of 001: all of them, but for what the report it came from leaves out. An engine that is to pair verifies the points, and wants the
 * byes of the round to come in them.
 */
export const countedIn = (
  { players, notCounted: left = [] }: Tournament,
  { setup }: Pick<Target, 'setup'>,
): ((outcome: Outcome, round: number) => boolean) => {
  if (left.length === 0) return () => true
  const paired = players.reduce((most, { outcomes }) => Math.max(most, outcomes.length), 0)
  const isOpen = players.some(({ outcomes }) => isOpenGame(outcomes[paired - 1]))
  const announced = setup === 'x' || setup === 'bx' || !left.includes('announced-byes')
  return (outcome, round) => (round > paired ? announced : isCounted(outcome, isOpen && round === paired, left))
}
