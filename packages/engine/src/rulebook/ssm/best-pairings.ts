import { LexicographicMatching } from '../../matching/lexicographic-matching.ts'
import type { BracketWeights } from './bracket-weights.ts'
import type { Choose } from './walk-subgroups.ts'

type Places = readonly (readonly [number, number])[]

export type BestPairings = {
  /** Are these pairs among the best pairings of the bracket? */
  readonly isReachedBy: (pairs: Places) => boolean
  /** C3 to C5 with all the others in view, for one S1 player after the other. */
  readonly choose: Choose
}

/**
 * All best pairings of a bracket at once: matchings whose last limb is left to the order of C4 and C5, one player at a time.
 *
 * `open` takes any pair; `closed` only pairs of S1 with S2 as they stand, and is kept while it is as good as `open`. Once it is not, no pair
 * between S1 and S2 makes it so again, only an exchange can.
 */
export const bestPairings = (size: number, weights: BracketWeights): BestPairings => {
  const everybody = Array.from({ length: size }, (_, i) => i)
  const open = solved(size, weights, everybody, () => true)
  const optimum = total(weights, everybody, open)
  let closed: LexicographicMatching | null = null
  let closedAfter = -1

  const bestInOrder = (matching: LexicographicMatching, worth: ReadonlyMap<number, number>, player: number): number => {
    matching.reweigh(player, weights.limbs, (other) => worth.get(other) ?? 0)
    const mate = matching.mate[player]!
    if (worth.has(mate)) {
      matching.fix(player)
      return mate
    }
    matching.reweigh(player, weights.limbs, () => 0)
    return -1
  }

  const choose: Choose = (player, s2, { s1, exchanges }) => {
    const lower = [...s2()]
    if (closedAfter !== exchanges) {
      const upper = new Set([player, ...s1()])
      const left = [...upper, ...lower]
      const attempt = solved(size, weights, left, (i, j) => upper.has(i) !== upper.has(j))
      closed = same(total(weights, left, attempt), total(weights, left, open)) ? attempt : null
      closedAfter = exchanges
    }
    // The first in order is worth most; without B5, and without B4, everybody comes after those with whom less is omitted.
    const worth = new Map(lower.map((other, at) => [other, (3 - weights.concession(player, other)) * size - at]))
    if (closed !== null) {
      const mate = bestInOrder(closed, worth, player)
      if (mate !== -1) return bestInOrder(open, new Map([[mate, 1]]), player)
      closed = null
    }
    return bestInOrder(open, worth, player)
  }

  return {
    isReachedBy: (pairs) => {
      const sum = new Float64Array(weights.limbs)
      for (const [a, b] of pairs) weights.gain(a, b, sum)
      return same(sum, optimum)
    },
    choose,
  }
}

/** The last limb is for the order: all zero until a player is asked for. */
const solved = (
  size: number,
  weights: BracketWeights,
  players: readonly number[],
  isGiven: (i: number, j: number) => boolean,
): LexicographicMatching => {
  const matching = new LexicographicMatching(size, weights.limbs + 1)
  const gain = new Float64Array(weights.limbs + 1)
  for (const i of players)
    for (const j of players) {
      if (i >= j || !isGiven(i, j) || !weights.mayMeet(i, j)) continue
      gain.fill(0)
      weights.gain(i, j, gain)
      matching.setEdge(i, j, gain)
    }
  matching.solve()
  return matching
}

const total = (weights: BracketWeights, players: readonly number[], { mate }: LexicographicMatching): Float64Array => {
  const sum = new Float64Array(weights.limbs)
  for (const i of players) if (mate[i]! > i) weights.gain(i, mate[i]!, sum)
  return sum
}

const same = (a: Float64Array, b: Float64Array): boolean => a.every((value, limb) => value === b[limb])
