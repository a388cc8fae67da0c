import { bestPairings } from './best-pairings.ts'
import { type BracketWeights, bracketWeights } from './bracket-weights.ts'
import type { BracketPairing, Competitor } from './competitor.ts'
import { flawlessWalk } from './flawless-walk.ts'
import { type Walk, walkSubgroups } from './walk-subgroups.ts'

export type FastBracketPairing = BracketPairing & { readonly freeOfBarred: boolean }

/**
 * SSM C2 to C6, the fast way: the same pairs as by the book.
 *
 * First without looking ahead: each S1 player takes the best S2 player there is. When that needs no exchange and comes out as good as the bracket
 * can be, nothing was to be refused for the sake of others, and it is the answer; no proof is needed when nothing falls short, and one
 * matching otherwise. Where S2 can be arranged so that nothing falls short, the first such arrangement is found by trying. Else matchings are kept and asked, player by player, for the first S2 player in order among all the best pairings.
 */
export const pairBracket = (players: readonly Competitor[], last: boolean): FastBracketPairing => {
  const weights = bracketWeights(players, last)
  const simple = walkSubgroups(players.length, (player, s2) => firstByConcession(weights, player, s2))
  if (simple.exchanges === 0 && isFlawless(simple, weights)) return result(players, last, simple)
  const flawless = flawlessWalk(players.length, weights)
  if (flawless !== null) return result(players, last, flawless)
  const best = bestPairings(players.length, weights)
  if (simple.exchanges === 0 && best.isReachedBy(simple.pairs)) return result(players, last, simple)
  return result(players, last, walkSubgroups(players.length, best.choose))
}

/** SSM C4, C5: the first S2 player with whom all of B is met; else the first without B5, else without B4. -1 when there is none. */
const firstByConcession = (weights: BracketWeights, player: number, s2: () => Iterable<number>): number => {
  let [best, least] = [-1, 3]
  for (const other of s2()) {
    if (!weights.mayMeet(player, other)) continue
    const concession = weights.concession(player, other)
    if (concession === 0) return other
    if (concession < least) [best, least] = [other, concession]
  }
  return best
}

const isFlawless = ({ pairs, free }: Walk, weights: BracketWeights): boolean =>
  free.length <= 1 && free.every(weights.mayBeFree) && pairs.every(([a, b]) => weights.concession(a, b) === 0)

const result = (players: readonly Competitor[], last: boolean, { pairs, free }: Walk): FastBracketPairing => ({
  pairs: pairs.map(([a, b]) => ({ higher: players[Math.min(a, b)]!, lower: players[Math.max(a, b)]! })),
  free: free.map((place) => players[place]!).sort((a, b) => a.rank - b.rank),
  freeOfBarred: !last || free.every((place) => players[place]!.mayTakeBye),
})
