import type { Field, Limb } from '@zug/checker'

/** Of groups by their number, and of the set of all. */
export type GroupPrices = { readonly groups: readonly number[]; readonly all: number }

/**
 * Prices that the claimed solution itself suggests: two who meet in it share the cost of their pair, whoever is alone pays for that, and where an odd number leaves one
 * alone the set of all has the difference. Null where somebody asks for more than that: then prices are to be found.
 */
export const claimedPrices = (field: Field, active: readonly number[], { cost }: Limb, allIsFull: boolean): GroupPrices | null => {
  const pair = (i: number, j: number): number => cost(Math.min(i, j), Math.max(i, j))
  const alone = (v: number): number => cost(v, v)
  const { group, members, open, mayBeAlone, graph } = field
  const shares = new Array<number>(members.length).fill(Number.NaN)
  const meets = members.map((): Map<number, number> => new Map())
  let [single, lonely] = [-1, 0]
  for (const v of active) {
    const w = graph.mate[v]!
    if (w === v) {
      single = v
      lonely++
    } else if (!meets[group[v]!]!.has(group[w]!)) meets[group[v]!]!.set(group[w]!, pair(v, w))
  }
  const ofAll = active.length % 2 === 1 && lonely === 1
  const spread = (g: number, share: number): boolean => {
    if (!Number.isNaN(shares[g]!)) return shares[g] === share
    shares[g] = share
    for (const [h, cost] of meets[g]!) if (!spread(h, 2 * cost - share)) return false
    return true
  }
  // First whose share is certain: of two alike it is half of the cost.
  for (const [g, partners] of meets.entries()) if (partners.has(g) && !spread(g, partners.get(g)!)) return null
  if (!ofAll) for (const v of active) if (graph.mate[v] === v && !spread(group[v]!, 2 * alone(v))) return null
  for (const [g, partners] of meets.entries())
    for (const cost of partners.values()) if (Number.isNaN(shares[g]!) && !spread(g, cost)) return null
  if (ofAll && Number.isNaN(shares[group[single]!]!)) spread(group[single]!, 2 * alone(single))
  const extra = ofAll ? 2 * alone(single) - shares[group[single]!]! : 0
  if (extra < 0 && !allIsFull) return null
  const firsts = members.map(([v = -1]) => v)
  for (const [g, a] of firsts.entries()) {
    if (a === -1) continue
    if (mayBeAlone[g] && 2 * alone(a) < shares[g]! + extra) return null
    for (let h = g; h < firsts.length; h++) {
      const b = g === h ? (members[g]![1] ?? -1) : firsts[h]!
      if (b !== -1 && open[g]![h] && 2 * pair(a, b) < shares[g]! + shares[h]!) return null
    }
  }
  return { groups: shares.map((share) => share + extra), all: 2 * extra }
}
