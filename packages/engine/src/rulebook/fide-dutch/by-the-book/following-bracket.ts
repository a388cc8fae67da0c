import type { Points } from '../../../model/points.ts'
import type { Budget } from '../../by-the-book/budget.ts'
import type { Competitor } from '../competitor.ts'
import { type DutchEdition, mayMeet } from '../edition.ts'
import { compareLists, type LookAhead } from './report-card.ts'

/** The best the following bracket could do: how many stay unpaired, and their scores from the highest. */
export type FollowingBracket = { readonly unpaired: number; readonly scores: readonly Points[] }

/** Larger brackets have more subsets than this implementation cares to look at. */
const largest = 20

/** In the last bracket somebody who may not take the bye weighs as much as three unpaired players. */
const barredWeighs = 3

/**
 * FIDE Dutch 2017 C.7: what a set of downfloaters allows in the following bracket, where they are the MDPs of the next scoregroup's residents.
 *
 * Most pairs come first, so fewest unpaired players. The PSD comes second; among candidates of equal PSD in this bracket the MDPs have equal
 * scores, and then the smaller PSD there is the one whose unpaired players have the lower scores, compared from the highest.
 */
export const lookAheadTo = (residents: readonly Competitor[], last: boolean, edition: DutchEdition, budget: Budget): LookAhead => {
  const known = new Map<string, FollowingBracket>()
  return (downfloaters) => {
    const key = downfloaters.map((player) => player.rank).join()
    const value = known.get(key) ?? bestOf(downfloaters, residents, last, edition, budget)
    known.set(key, value)
    return value
  }
}

/** Every way to pair the bracket, by the first player not dealt with; what is best for a set of players is found once. */
const bestOf = (
  movedDown: readonly Competitor[],
  residents: readonly Competitor[],
  last: boolean,
  edition: DutchEdition,
  budget: Budget,
): FollowingBracket => {
  const players = [...movedDown, ...residents]
  if (players.length > largest) budget.spend(Number.POSITIVE_INFINITY)
  const known = new Map<number, FollowingBracket>([[0, { unpaired: 0, scores: [] }]])

  const best = (open: number): FollowingBracket => {
    const before = known.get(open)
    if (before !== undefined) return before
    budget.spend()
    const first = 31 - Math.clz32(open & -open)
    const player = players[first]!
    const others = open & ~(1 << first)

    const without = best(others)
    const weight = last && !player.mayTakeBye ? barredWeighs : 1
    // Players are taken in the order of A.2, so that this one has the highest score of those that stay unpaired.
    let value: FollowingBracket = { unpaired: without.unpaired + weight, scores: [player.score, ...without.scores] }
    for (let index = first + 1; index < players.length; index++) {
      if ((others & (1 << index)) === 0 || index < movedDown.length || !mayMeet(edition, player, players[index]!)) continue
      const rest = best(others & ~(1 << index))
      if ((rest.unpaired - value.unpaired || compareLists(rest.scores, value.scores)) < 0) value = rest
    }
    known.set(open, value)
    return value
  }
  return best((1 << players.length) - 1)
}
