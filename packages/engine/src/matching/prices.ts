import { LexicographicMatching } from './lexicographic-matching.ts'

/** Costs: whole numbers. */
export type PricedLimb = { readonly pair: (i: number, j: number) => number; readonly alone: (i: number) => number }

/** A graph in which everybody is paired or, where that may be, alone; of the solutions only those that fill every full set: of all its members but at most one the partner is inside. */
export type PricedGraph = {
  readonly size: number
  /** Vertices of one class cost the same, and may all be alone or none. */
  readonly classOf: readonly number[]
  readonly edge: (i: number, j: number) => boolean
  readonly alone: (i: number) => boolean
  readonly full: readonly (readonly number[])[]
  /** The first counts most. */
  readonly limbs: readonly PricedLimb[]
  /** One of its solutions: the partner of each vertex, itself where it is alone. */
  readonly mate: readonly number[]
}

/** Prices of vertices and of sets, which are those of the graph (by their number) or new ones. */
export type Prices = { readonly vertices: readonly number[]; readonly sets: readonly (readonly [number | readonly number[], number])[] }

/**
 * Prices that prove a solution to be the cheapest, first for a limb in which everything costs nothing, then for each limb of costs among those that are as cheap in the
 * limbs before it; null where another is cheaper.
 *
 * A pair asks for no more than twice its cost and what the sets around it have; one who may be alone for no more than twice that cost; and all that the solution uses
 * asks for just as much. The sets it must fill, and who must not be alone, are weights above the costs in one maximum matching: its duals are the prices.
 */
export const pricesOf = ({ size, classOf, edge, alone, full, limbs, mate }: PricedGraph): readonly Prices[] | null => {
  const matching = new LexicographicMatching(size, limbs.length + 1)
  const before = Array.from({ length: size }, (_, v) =>
    alone(v) ? [0, ...limbs.map((limb) => limb.alone(v))] : [1, ...limbs.map(() => 0)],
  )
  const around = before.map((): Set<number> => new Set())
  for (const [set, members] of full.entries()) for (const v of members) around[v]!.add(set)
  const both = (i: number, j: number): number => {
    let sets = 0
    for (const set of around[i]!) if (around[j]!.has(set)) sets++
    return sets
  }
  const classes = classOf.reduce((most, a) => Math.max(most, a + 1), 0)
  const weights = new Array<number[] | undefined>(classes * classes)
  const weightOf = (i: number, j: number): number[] => {
    const at = classOf[i]! * classes + classOf[j]!
    weights[at] ??= before[i]!.map((x, l) => x + before[j]![l]! - (l === 0 ? 0 : limbs[l - 1]!.pair(i, j)))
    return weights[at]
  }
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++)
      if (edge(i, j)) {
        const weight = weightOf(i, j)
        matching.setEdge(i, j, full.length === 0 ? weight : [weight[0]! + both(i, j), ...weight.slice(1)])
      }
  matching.solve()
  if (isCheaper(limbs, matching.mate, mate)) return null
  const { duals, oddSets } = matching.certificate()
  const numberOf = new Map(full.map((members, set) => [key(members), set]))
  const keyed = oddSets.map(({ vertices, dual }) => ({ name: key(vertices), vertices, dual }))
  return Array.from({ length: limbs.length + 1 }, (_, limb): Prices => {
    const sets = new Map<string, [number | readonly number[], number]>()
    for (const { name, vertices, dual } of keyed) sets.set(name, [numberOf.get(name) ?? vertices, dual[limb]!])
    if (limb === 0) for (const [set, members] of full.entries()) sets.set(key(members), [set, (sets.get(key(members))?.[1] ?? 0) - 2])
    const vertices = before.map((own, v) => 2 * own[limb]! - duals[v * (limbs.length + 1) + limb]!)
    return { vertices, sets: [...sets.values()].filter(([, value]) => value !== 0) }
  })
}

/** Of a solution in which whoever is alone is so by its own number, or by -1. */
const totalOf = ({ pair, alone }: PricedLimb, mate: ArrayLike<number>): number => {
  let sum = 0
  for (let v = 0; v < mate.length; v++) sum += mate[v] === v || mate[v] === -1 ? alone(v) : v < mate[v]! ? pair(v, mate[v]!) : 0
  return sum
}

const isCheaper = (limbs: readonly PricedLimb[], one: ArrayLike<number>, other: ArrayLike<number>): boolean => {
  for (const limb of limbs) {
    const difference = totalOf(limb, one) - totalOf(limb, other)
    if (difference !== 0) return difference < 0
  }
  return false
}

/** Prices that no pair can pay where everything costs nothing, though together they ask for more than that: so nothing pairs everybody. Null where something does. */
export const refutationOf = ({ size, edge }: Pick<PricedGraph, 'size' | 'edge'>): Prices | null => {
  const matching = new LexicographicMatching(size, 1)
  for (let i = 0; i < size; i++) for (let j = i + 1; j < size; j++) if (edge(i, j)) matching.setEdge(i, j, [1])
  matching.solve()
  if (matching.mate.every((partner) => partner !== -1)) return null
  const { duals, oddSets } = matching.certificate()
  return {
    vertices: Array.from(duals, (dual) => 1 - dual),
    sets: oddSets.flatMap(({ vertices, dual }) => (dual[0] === 0 ? [] : [[vertices, dual[0]!] as const])),
  }
}

const key = (members: readonly number[]): string => members.toSorted((a, b) => a - b).join()
