import { LexicographicMatching } from '../../matching/lexicographic-matching.ts'
import { type BracketWeights, bracketWeights } from './bracket-weights.ts'
import type { BracketPairing, Competitor } from './competitor.ts'
import { type Walk, walkSubgroups } from './walk-subgroups.ts'

export type FastBracketPairing = BracketPairing & { readonly freeOfBarred: boolean }

/**
 * SSM C2 to C6, the fast way: the same pairs as by the book.
 *
 * First without looking ahead: each S1 player takes the best S2 player there is. When the outcome is as good as the bracket can be, nothing was
 * refused for the sake of others, so it is the answer; that needs no proof when nothing falls short, and one matching otherwise. Else that
 * matching is kept and asked, player by player, which S2 player is the first in order among all the best pairings.
 */
export const pairBracket = (players: readonly Competitor[], last: boolean): FastBracketPairing => {
  const weights = bracketWeights(players, last)
  const simple = walkSubgroups(players.length, (player, s2) => firstByConcession(weights, player, s2))
  if (isFlawless(simple, weights)) return result(players, last, simple)
  const matching = solved(players.length, weights)
  const best = total(weights, matchedPairs(matching))
  if (same(total(weights, simple.pairs), best)) return result(players, last, simple)
  return result(players, last, walkWith(matching, weights, players.length))
}

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

/** The last limb is for the order: all zero until a player is asked for. */
const solved = (size: number, weights: BracketWeights): LexicographicMatching => {
  const matching = new LexicographicMatching(size, weights.limbs + 1)
  const gain = new Float64Array(weights.limbs + 1)
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) {
      if (!weights.mayMeet(i, j)) continue
      gain.fill(0)
      weights.gain(i, j, gain)
      matching.setEdge(i, j, gain)
    }
  matching.solve()
  return matching
}

const walkWith = (matching: LexicographicMatching, weights: BracketWeights, size: number): Walk => {
  const order = weights.limbs
  return walkSubgroups(size, (player, s2) => {
    // The first in order is worth most; without B5, and without B4, everybody comes after those with whom less is omitted.
    const worth = new Map([...s2()].map((other, at) => [other, (3 - weights.concession(player, other)) * size - at]))
    matching.reweigh(player, order, (other) => worth.get(other) ?? 0)
    const mate = matching.mate[player]!
    if (worth.has(mate)) {
      matching.fix(player)
      return mate
    }
    matching.reweigh(player, order, () => 0)
    return -1
  })
}

const matchedPairs = ({ mate, size }: LexicographicMatching): readonly (readonly [number, number])[] =>
  Array.from({ length: size }, (_, i) => [i, mate[i]!] as const).filter(([i, j]) => i < j)

const total = (weights: BracketWeights, pairs: readonly (readonly [number, number])[]): Float64Array => {
  const sum = new Float64Array(weights.limbs)
  for (const [a, b] of pairs) weights.gain(a, b, sum)
  return sum
}

const same = (a: Float64Array, b: Float64Array): boolean => a.every((value, limb) => value === b[limb])

const result = (players: readonly Competitor[], last: boolean, { pairs, free }: Walk): FastBracketPairing => ({
  pairs: pairs.map(([a, b]) => ({ higher: players[Math.min(a, b)]!, lower: players[Math.max(a, b)]! })),
  free: free.map((place) => players[place]!).sort((a, b) => a.rank - b.rank),
  freeOfBarred: !last || free.every((place) => players[place]!.mayTakeBye),
})
