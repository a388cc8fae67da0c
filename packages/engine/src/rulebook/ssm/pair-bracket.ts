import { bestPairings } from './best-pairings.ts'
import { type BracketWeights, bracketWeights } from './bracket-weights.ts'
import type { BracketPairing, Competitor } from './competitor.ts'
import { flawlessWalk } from './flawless-walk.ts'
import type { SsmReadings } from './rules.ts'
import { type Choose, type Walk, walkSubgroups } from './walk-subgroups.ts'

export type FastBracketPairing = BracketPairing & { readonly freeOfBarred: boolean }

/**
 * SSM C2 to C6, the fast way: the same pairs as by the book, in either reading. Stepwise, that is one walk.
 *
 * Else first without looking ahead: each S1 player takes the best S2 player there is. When that needs no exchange and comes out as good as the bracket
 * can be, nothing was to be refused for the sake of others, and it is the answer; no proof is needed when nothing falls short, and one
 * matching otherwise. Where S2 can be arranged so that nothing falls short, the first such arrangement is found by trying. Else matchings are kept and asked, player by player, for the first S2 player in order among all the best pairings.
 */
export const pairBracket = (players: readonly Competitor[], last: boolean, readings: SsmReadings): FastBracketPairing => {
  const weights = bracketWeights(players, last)
  if (readings.reading === 'stepwise')
    return result(
      players,
      last,
      walkSubgroups(players.length, readings.remaining === 'asked' ? withRemaining(weights) : withoutRemaining(weights)),
    )
  const simple = walkSubgroups(players.length, withoutRemaining(weights))
  if (simple.exchanges === 0 && isFlawless(simple, weights)) return result(players, last, simple)
  const flawless = flawlessWalk(players.length, weights)
  if (flawless !== null) return result(players, last, flawless)
  const best = bestPairings(players.length, weights)
  if (simple.exchanges === 0 && best.isReachedBy(simple.pairs)) return result(players, last, simple)
  return result(players, last, walkSubgroups(players.length, best.choose))
}

type Concession = (player: number, other: number) => number
const none = 3

/** SSM C4, C5: the first S2 player with whom all of B is met; else the first without B5, else without B4. -1 when there is none. */
const firstByConcession = (player: number, s2: Iterable<number>, concession: Concession): number => {
  let [best, least] = [-1, none]
  for (const other of s2) {
    const conceded = concession(player, other)
    if (conceded === 0) return other
    if (conceded < least) [best, least] = [other, conceded]
  }
  return best
}

const withoutRemaining = (weights: BracketWeights): Choose => {
  const concession = ofPair(weights)
  return (player, s2) => firstByConcession(player, s2(), concession)
}

/** The last pair of an odd bracket settles who remains: B is asked of that player with the pair, B2 always, B5 until it is omitted. */
const withRemaining = (weights: BracketWeights): Choose => {
  const concession = ofPair(weights)
  return (player, s2, { s1 }) => {
    const left = [...s2()]
    const isLast = left.length === 2 && s1().next().done === true
    if (!isLast) return firstByConcession(player, left, concession)
    return firstByConcession(player, left, (one, other) => {
      const remains = left[0] === other ? left[1]! : left[0]!
      return Math.max(concession(one, other), weights.mayBeFree(remains) ? 0 : weights.isBarred(remains) ? none : 1)
    })
  }
}

const ofPair =
  (weights: BracketWeights): Concession =>
  (player, other) =>
    weights.mayMeet(player, other) ? weights.concession(player, other) : none

const isFlawless = ({ pairs, free }: Walk, weights: BracketWeights): boolean =>
  free.length <= 1 && free.every(weights.mayBeFree) && pairs.every(([a, b]) => weights.concession(a, b) === 0)

const result = (players: readonly Competitor[], last: boolean, { pairs, free }: Walk): FastBracketPairing => ({
  pairs: pairs.map(([a, b]) => ({ higher: players[Math.min(a, b)]!, lower: players[Math.max(a, b)]! })),
  free: free.map((place) => players[place]!).sort((a, b) => a.rank - b.rank),
  freeOfBarred: !last || free.every((place) => players[place]!.mayTakeBye),
})
