import { LexicographicMatching } from '../../matching/lexicographic-matching.ts'
import type { ProcedureBracket } from '../fide-dutch/procedure/bracket.ts'
import { isUnfulfilled } from './b04-unfulfilled.ts'
import { type FloatLevel, mayFloat } from './b05-floats.ts'
import { mayMeet } from './edition.ts'

export type S1Pairing = { readonly pairs: readonly (readonly [number, number])[]; readonly unfulfilled: number }

/**
 * FIDE Dutch 1998, C.6, C.7 and C.10 for S1 of a heterogeneous bracket, the highest `size` of those moved down: the first transposition of S2 that
 * pairs all of S1 with at most `x` preferences unfulfilled and with B.5, B.6 for upfloats as `level` has them; then, by C.10, every other
 * opponent for the lowest of S1, the others keeping theirs. Nothing when S1 cannot be paired so.
 */
export function* s1Pairings(bracket: ProcedureBracket, size: number, x: number, level: FloatLevel): Generator<S1Pairing> {
  const { players } = bracket
  const s2 = players.map((_, i) => i).slice(size)
  const mayBePair = (i: number, j: number): boolean => {
    const a = players[i]!
    const b = players[j]!
    return mayMeet(a, b) && (a.score === b.score || mayFloat(b, 'up', level))
  }
  const costs = (i: number, j: number): number => (isUnfulfilled(players[i]!, players[j]!) ? 1 : 0)

  const chosen: (readonly [number, number])[] = []
  let spent = 0
  for (let i = 0; i < size; i++) {
    const rest = Array.from({ length: size - i - 1 }, (_, k) => i + 1 + k)
    const isFree = (j: number): boolean => !chosen.some(([, taken]) => taken === j)
    const fits = (j: number): boolean => {
      if (!isFree(j) || !mayBePair(i, j)) return false
      const left = s2.filter((k) => k !== j && isFree(k))
      return spent + costs(i, j) + fewestUnfulfilled(rest, left, mayBePair, costs) <= x
    }
    if (i < size - 1) {
      const partner = s2.find(fits)
      if (partner === undefined) return
      chosen.push([i, partner])
      spent += costs(i, partner)
    } else for (const j of s2) if (fits(j)) yield { pairs: [...chosen, [i, j]], unfulfilled: spent + costs(i, j) }
  }
}

/** The fewest unfulfilled preferences when all of `s1` are paired with `s2`; infinite when they cannot be. */
const fewestUnfulfilled = (
  s1: readonly number[],
  s2: readonly number[],
  mayBePair: (i: number, j: number) => boolean,
  costs: (i: number, j: number) => number,
): number => {
  if (s1.length === 0) return 0
  // Vertices of S2 first: S1 then enters one by one, each with its own search.
  const matching = new LexicographicMatching(s2.length + s1.length, 2)
  s1.forEach((i, v) => {
    s2.forEach((j, w) => {
      if (mayBePair(i, j)) matching.setEdge(s2.length + v, w, [1, 1 - costs(i, j)])
    })
  })
  matching.solve()
  let total = 0
  for (const [v, i] of s1.entries()) {
    const w = matching.mate[s2.length + v]!
    if (w === -1) return Number.POSITIVE_INFINITY
    total += costs(i, s2[w]!)
  }
  return total
}
