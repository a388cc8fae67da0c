import { sizeOfS1 } from './a5-subgroups.ts'
import type { BracketWeights } from './bracket-weights.ts'
import type { Walk } from './walk-subgroups.ts'

/** Pairs tried before the search gives up, beside a few for each player. */
const patience = 20_000

/**
 * SSM C3 and C4 where nothing has to be omitted: the first arrangement of S2, in order, in which every pair meets all of B and whoever remains may
 * remain. The S1 players take their turns, and the last ones go back on their choices first. Null when there is none, or not within reason.
 */
export const flawlessWalk = (size: number, weights: BracketWeights): Walk | null => {
  const half = sizeOfS1(size)
  const chosen = new Int32Array(half).fill(-1)
  // The free S2 players as a list in both directions; `size` is its end, `half - 1` its head.
  const next = Int32Array.from({ length: size + 1 }, (_, i) => i + 1)
  const before = Int32Array.from({ length: size + 1 }, (_, i) => i - 1)
  const head = half - 1
  const first = (): number => (head < 0 ? 0 : next[head]!)
  const take = (i: number): void => {
    if (before[i]! >= 0) next[before[i]!] = next[i]!
    before[next[i]!] = before[i]!
  }
  const giveBack = (i: number): void => {
    if (before[i]! >= 0) next[before[i]!] = i
    before[next[i]!] = i
  }

  let player = 0
  for (let tries = patience + 8 * size; tries > 0; ) {
    if (player === half) {
      const left = first()
      if (left === size || weights.mayBeFree(left))
        return { pairs: Array.from(chosen, (other, i) => [i, other] as const), free: left === size ? [] : [left], exchanges: 0 }
      player--
      if (player < 0) return null
    }
    const last = chosen[player]!
    if (last !== -1) giveBack(last)
    let other = last === -1 ? first() : next[last]!
    while (other !== size && (weights.concession(player, other) > 0 || !weights.mayMeet(player, other))) {
      other = next[other]!
      tries--
    }
    tries--
    if (other === size) {
      chosen[player] = -1
      if (player === 0) return null
      player--
    } else {
      chosen[player] = other
      take(other)
      player++
    }
  }
  return null
}
