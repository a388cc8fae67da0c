import type { Points } from '../../../model/points.ts'
import type { Budget } from '../../by-the-book/budget.ts'
import { combinations, countCombinations } from '../../by-the-book/combinations.ts'
import type { FollowingBracket } from '../../fide-dutch/by-the-book/following-bracket.ts'
import { compareLists, type LookAhead } from '../../fide-dutch/by-the-book/report-card.ts'
import type { Competitor } from '../../fide-dutch/competitor.ts'
import { type DutchEdition, mayMeet } from '../../fide-dutch/edition.ts'

/** Sets of players are kept as bits of a number. */
const largest = 30

/**
 * FIDE Dutch 2026, C8: what a set of downfloaters allows in the following bracket, where they are the MDPs of the next scoregroup's residents, under
 * C1 to C7: everybody it leaves unpaired can be paired further down, with the bye where C5 puts it (`completes`), their number is the smallest
 * possible (C6), and then their scores are the lowest, compared from the highest (C7). Their own following bracket is not looked at.
 *
 * Sets of players left unpaired are tried in that order; the first that can be had is the answer.
 */
export const lookAheadTo = (
  residents: readonly Competitor[],
  completes: (unpaired: readonly Competitor[]) => boolean,
  edition: DutchEdition,
  budget: Budget,
): LookAhead => {
  const known = new Map<string, FollowingBracket>()
  return (downfloaters) => {
    const key = downfloaters.map((player) => player.rank).join()
    const value = known.get(key) ?? bestOf(downfloaters, residents, completes, edition, budget)
    known.set(key, value)
    return value
  }
}

const bestOf = (
  movedDown: readonly Competitor[],
  residents: readonly Competitor[],
  completes: (unpaired: readonly Competitor[]) => boolean,
  edition: DutchEdition,
  budget: Budget,
): FollowingBracket => {
  const players = [...movedDown, ...residents]
  if (players.length > largest) budget.spend(Number.POSITIVE_INFINITY)
  const canAllBePaired = pairingWithin(players, movedDown.length, edition, budget)
  const everybody = players.map((_, index) => index)
  for (let size = players.length % 2; size <= players.length; size += 2) {
    budget.spend(countCombinations(players.length, size))
    const sets = combinations(everybody, size)
      .filter((set) => canAllBePaired(everybody.filter((index) => !set.includes(index))))
      .map((set) => set.map((index) => players[index]!))
      .sort((a, b) => compareLists(scoresOf(a), scoresOf(b)))
    const unpaired = sets.find(completes)
    if (unpaired !== undefined) return { unpaired: size, scores: scoresOf(unpaired) }
  }
  // These downfloaters break C4; such a candidate is refused for that.
  return { unpaired: Number.POSITIVE_INFINITY, scores: [] }
}

/** From the highest: players are in the order of 1.2. */
const scoresOf = (players: readonly Competitor[]): readonly Points[] => players.map((player) => player.score)

/** Can these players of the bracket all be paired with one another, MDPs with residents only? */
const pairingWithin = (players: readonly Competitor[], movedDown: number, edition: DutchEdition, budget: Budget) => {
  const known = new Map<number, boolean>([[0, true]])
  const possible = (open: number): boolean => {
    const before = known.get(open)
    if (before !== undefined) return before
    budget.spend()
    const first = 31 - Math.clz32(open & -open)
    const others = open & ~(1 << first)
    let found = false
    for (let index = Math.max(first + 1, movedDown); index < players.length && !found; index++)
      if ((others & (1 << index)) !== 0 && mayMeet(edition, players[first]!, players[index]!)) found = possible(others & ~(1 << index))
    known.set(open, found)
    return found
  }
  return (indices: readonly number[]): boolean => possible(indices.reduce((bits, index) => bits | (1 << index), 0))
}
