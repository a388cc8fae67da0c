import type { Budget } from '../../by-the-book/budget.ts'
import { byRank, type Competitor } from '../competitor.ts'
import { type BracketPairing, compareLists, deniedIn, floaterScores, following, type Shortfall } from '../criteria.ts'
import { mayMeet } from '../may-meet.ts'
import type { BracketAndBelow } from '../procedure.ts'
import { orderedPairings } from './pairings.ts'

type CanBePaired = (players: readonly Competitor[]) => boolean

/** Burstein 3.2.1, 2.2.1, C1 to C5: the pairings of a bracket with the most pairs that leave a complete round possible, in the order of 4. */
const fullestPairings = (
  players: readonly Competitor[],
  below: readonly Competitor[],
  canBePaired: CanBePaired,
  budget: Budget,
): readonly BracketPairing[] => {
  for (let count = players.length % 2; count <= players.length; count += 2) {
    const found: BracketPairing[] = []
    for (const { pairs, floaters } of orderedPairings(players, count, mayMeet)) {
      budget.spend()
      if (canBePaired([...floaters, ...below])) found.push({ pairs: pairs.map(([higher, lower]) => ({ higher, lower })), floaters })
    }
    if (found.length > 0) return found
  }
  return []
}

/** Burstein C7: the best of C5, then C6, that the following bracket can have with these floaters. */
const bestFollowing = (
  floaters: readonly Competitor[],
  { next, rest }: BracketAndBelow,
  canBePaired: CanBePaired,
  budget: Budget,
): Shortfall =>
  fullestPairings([...floaters, ...next].sort(byRank), rest, canBePaired, budget)
    .map(following)
    .reduce((best, one) => (compareLists(one, best) < 0 ? one : best))

/** Burstein 3.2, 3.2.1, 3.2.2, 2.3, C5 to C8: of the fullest pairings the best by C6, C7 and C8, one after the other; of those that are left the first. */
export const pairBracket = (bracket: BracketAndBelow, canBePaired: CanBePaired, budget: Budget): BracketPairing => {
  const known = new Map<string, Shortfall>()
  const followed = ({ floaters }: BracketPairing): Shortfall => {
    if (floaters.length === 0) return []
    const key = floaters.map(({ id }) => id).join()
    const found = known.get(key) ?? bestFollowing(floaters, bracket, canBePaired, budget)
    known.set(key, found)
    return found
  }
  let left = fullestPairings(bracket.players, [...bracket.next, ...bracket.rest], canBePaired, budget)
  for (const shortfall of [floaterScores, followed, (pairing: BracketPairing): Shortfall => [deniedIn(pairing)]]) {
    const judged = left.map((pairing) => ({ pairing, value: shortfall(pairing) }))
    const best = judged.map(({ value }) => value).reduce((least, value) => (compareLists(value, least) < 0 ? value : least))
    left = judged.filter(({ value }) => compareLists(value, best) === 0).map(({ pairing }) => pairing)
  }
  return left[0]!
}
