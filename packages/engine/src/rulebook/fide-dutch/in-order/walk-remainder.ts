import type { Competitor } from '../competitor.ts'
import { haveNotMet } from '../no-rematch.ts'
import type { RemainderOption } from './bracket-bound.ts'
import { colourBound, colourClasses, colourClassOf, colourCostOfPair } from './colour-bound.ts'

export type WalkedRemainder = { readonly pairs: readonly (readonly [number, number])[]; readonly unpaired: number | null }

/**
 * D.1: the transpositions of S2 in order, skipping at once whatever cannot meet the bound. Each player of S1 takes the first player of S2 not met
 * before after whom the colours of all others can still cost no more than allowed, and somebody of a kind that may float is left; a dead end goes
 * back to the choice before. Null when nothing is found within a budget.
 */
export const walkRemainder = (
  players: readonly Competitor[],
  remainder: readonly number[],
  options: readonly RemainderOption[],
  kindOf: readonly number[],
): WalkedRemainder | null => {
  const budget = { steps: 8 * remainder.length + 200 }
  const half = Math.floor(remainder.length / 2)
  const classOf = remainder.map((i) => colourClassOf(players[i]!))
  const classes = new Int32Array(colourClasses)
  for (const c of classOf) classes[c]!++
  const kinds = new Map<number, number>()
  for (const i of remainder.slice(half)) kinds.set(kindOf[i]!, (kinds.get(kindOf[i]!) ?? 0) + 1)

  // S2 as a list in order; whoever is taken is unlinked, and linked in again when the choice is taken back.
  const end = remainder.length
  const head = end + 1 // stands before the first of S2
  const after = Int32Array.from({ length: end + 2 }, (_, v) => v + 1)
  const before = Int32Array.from({ length: end + 2 }, (_, v) => v - 1)
  after[head] = half
  before[half] = head
  const chosen = new Int32Array(half).fill(-1)
  let spent = 0

  const withinBound = (pairs: number): boolean => {
    for (const { floaterKind, floaterClass, colours } of options) {
      if (floaterKind === null) {
        if (spent + colourBound(classes, pairs) === colours) return true
      } else if (kinds.get(floaterKind)! > 0) {
        classes[floaterClass]!--
        const met = spent + colourBound(classes, pairs) === colours
        classes[floaterClass]!++
        if (met) return true
      }
    }
    return false
  }
  const take = (v: number, w: number): void => {
    after[before[w]!] = after[w]!
    before[after[w]!] = before[w]!
    classes[classOf[v]!]!--
    classes[classOf[w]!]!--
    kinds.set(kindOf[remainder[w]!]!, kinds.get(kindOf[remainder[w]!]!)! - 1)
    spent += colourCostOfPair(classOf[v]!, classOf[w]!)
  }
  const giveBack = (v: number, w: number): void => {
    after[before[w]!] = w
    before[after[w]!] = w
    classes[classOf[v]!]!++
    classes[classOf[w]!]!++
    kinds.set(kindOf[remainder[w]!]!, kinds.get(kindOf[remainder[w]!]!)! + 1)
    spent -= colourCostOfPair(classOf[v]!, classOf[w]!)
  }
  /** The next choice for `v` behind `from`, or `end`; kinds that failed once for `v` are not tried again. */
  const seek = (v: number, from: number, failed: Set<number>): number => {
    const player = players[remainder[v]!]!
    for (let w = after[from]!; w < end; w = after[w]!) {
      const kind = kindOf[remainder[w]!]!
      if (failed.has(kind) || !haveNotMet(player, players[remainder[w]!]!)) continue
      if (budget.steps-- <= 0) return end
      if (Number.isFinite(colourCostOfPair(classOf[v]!, classOf[w]!))) {
        take(v, w)
        if (withinBound(half - v - 1)) return w
        giveBack(v, w)
      }
      failed.add(kind)
    }
    return end
  }

  for (let v = 0; v < half; ) {
    const previous = chosen[v]!
    if (previous !== -1) giveBack(v, previous)
    const w = seek(v, previous === -1 ? head : previous, new Set())
    if (budget.steps <= 0) return null
    if (w < end) {
      chosen[v] = w
      v++
      continue
    }
    chosen[v] = -1
    if (v === 0) return null
    v--
  }
  const unpaired = after[head]!
  return {
    pairs: Array.from(chosen, (w, v) => [remainder[v]!, remainder[w]!] as const),
    unpaired: unpaired < end ? remainder[unpaired]! : null,
  }
}
