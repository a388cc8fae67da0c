import { demand } from './refuse.ts'

export type Sets = readonly (readonly number[])[]
/** Prices. `p`: a value, then the vertices that have it; `q`: a set and its value. `bound`, of a refutation: by how much they ask for more than there is. */
export type Dual = { readonly p?: Sets; readonly q?: readonly (readonly [number, number])[]; readonly bound?: number }
type OfTwo<T> = (i: number, j: number) => T
/** Costs, whole numbers: of a pair, the higher ranked first, or of one who is alone, named twice. A solution costs the sum over its parts. */
export type Limb = { readonly name: string; readonly cost: OfTwo<number> }
export const free = (name: string): Limb => ({ name, cost: () => 0 })
/** `mate`, the claimed solution: the partner of each vertex, itself where it is alone. Vertices of the same kind are alike to every limb. */
type Claim = { readonly size: number; readonly mate: readonly number[]; readonly sets: Sets; readonly kind: (v: number) => string }
/** `joined`: which kinds may meet, and who may be alone. `apart`: single pairs that are missing although their kinds are joined. */
export type Graph = Claim & { readonly joined: OfTwo<boolean>; readonly apart: OfTwo<boolean> }
/** Parts of a list: what is alike by a key. */
export const partsOf = <T>(list: readonly T[], key: (one: T) => string | number): T[][] => {
  const parts = new Map<string | number, T[]>()
  for (const one of list) if (parts.get(key(one))?.push(one) === undefined) parts.set(key(one), [one])
  return [...parts.values()]
}

/**
 * All solutions that are as good as the claimed one, as far as is known: they use open pairs only, leave alone only whom they may, and fill every full set: all its
 * members but at most one are paired inside. Prices from the certificate close what is worse (proofs/certificate.md). Vertices that nothing has told apart are a group.
 */
export class Field {
  readonly graph: Graph
  readonly group: number[] = []
  readonly gone: boolean[] = []
  readonly full = new Set<number>()
  members: number[][]
  open = [[true]] // Between groups, both ways.
  mayBeAlone = [true]

  constructor(graph: Graph) {
    this.graph = graph
    this.members = [Array.from({ length: graph.size }, (_, v) => v)]
    demand(!graph.sets.some((set) => new Set(set.filter((v) => v < graph.size)).size < set.length), 'set', 'of others')
    this.divide(graph.kind)
    this.close((i, j) => !graph.joined(i, j))
    demand(!graph.mate.some((w, v) => !this.isOpen(v, w)), 'allowed', 'pairs of the round')
  }
  isOpen: OfTwo<boolean> = (i, j) => {
    if (this.gone[i] || this.gone[j]) return false
    const [g, h] = [this.group[i]!, this.group[j]!]
    return i === j ? this.mayBeAlone[g]! : this.open[g]![h]! && !this.graph.apart(i, j)
  }

  /** Tells vertices apart by a key. */
  divide(key: (v: number) => string | number): void {
    const parts = this.members.flatMap((vertices, parent) => partsOf(vertices, key).map((part) => ({ part, parent })))
    this.members = parts.map(({ part }) => part)
    for (const [g, part] of this.members.entries()) for (const v of part) this.group[v] = g
    this.open = parts.map(({ parent: a }) => parts.map(({ parent: b }) => this.open[a]![b]!))
    this.mayBeAlone = parts.map(({ parent }) => this.mayBeAlone[parent]!)
  }
  /** Closes pairs of groups, both ways, and whom to leave alone; what is asked is the same for all members. */
  close(isClosed: OfTwo<boolean>): void {
    for (const [g, [a]] of this.members.entries()) if (a !== undefined && this.mayBeAlone[g] && isClosed(a, a)) this.mayBeAlone[g] = false
    for (const [g, [a, second]] of this.members.entries())
      for (let h = g; a !== undefined && h < this.members.length; h++) {
        const b = g === h ? second : this.members[h]![0]
        if (b !== undefined && this.open[g]![h] && isClosed(Math.min(a, b), Math.max(a, b))) this.open[g]![h] = this.open[h]![g] = false
      }
  }

  /** The theorem: of the solutions left the claimed one costs least, and those that cost as much use only what is just paid for. */
  narrow(limb: Limb, dual: Dual): void {
    demand(this.surplusOf(limb, dual) === 0, 'bound', limb.name)
  }
  /** Prices that ask for more where everything costs nothing: there is no solution at all. */
  refute(name: string, dual: Dual): void {
    demand(this.surplusOf(free(name), dual) === dual.bound && dual.bound > 0, 'bound', name)
  }
  /** What prices ask for beyond what the claimed solution costs and sets can bring. They must be respected; what is not just paid for is closed. */
  private surplusOf({ name, cost }: Limb, dual: Dual): number {
    const [{ p = [], q = [] }, worth] = [dual, new Map(dual.q)]
    const named = p.flatMap(([value, ...vertices]) => vertices.map((v) => [v, value!] as const))
    const sum = sumOf([...named, ...q].map(([, value]) => Math.abs(value))) // So small that no sum of prices is rounded.
    const known = named.every(([v]) => v < this.graph.size) && q.every(([set]) => set in this.graph.sets)
    demand(known && worth.size === q.length && sum < 2 ** 40, 'price', name)
    const price = new Array<number>(this.graph.size).fill(0)
    for (const [v, value] of named) price[v]! += value
    const [around, costs] = [new Map<number, number[]>(), this.graph.mate.map((w, v) => (v > w || this.gone[v] ? 0 : 2 * cost(v, w)))]
    let surplus = sumOf(price.filter((_, v) => !this.gone[v])) - sumOf(costs)
    for (const [set, value] of worth) {
      const members = this.graph.sets[set]!.filter((v) => !this.gone[v])
      // An even set proves nothing that its members do not; so none is taken.
      demand(value > 0 ? members.length % 2 === 1 : value === 0 || this.full.has(set), 'set', name)
      for (const v of members) if (around.get(v)?.push(set) === undefined) around.set(v, [set])
      surplus -= value * Math.floor(members.length / 2)
      if (value > 0) this.full.add(set)
    }
    const common: OfTwo<number> = (a, b) =>
      around.get(a)?.reduce((sum, set) => sum + (around.get(b)?.includes(set) ? worth.get(set)! : 0), 0) ?? 0
    if (sum > 0) this.divide((v) => (around.has(v) ? `${price[v]} ${around.get(v)}` : price[v]!))
    this.close((a, b) => {
      const slack = 2 * cost(a, b) - (a === b ? price[a]! : price[a]! + price[b]! - common(a, b))
      const [here, there] = [this.members[this.group[a]!]!, this.members[this.group[b]!]!]
      if (a === b) demand(slack >= 0, 'alone', name)
      else demand(slack >= 0 || !here.some((i) => there.some((j) => i !== j && this.isOpen(i, j))), 'edge', name)
      return slack !== 0
    })
    return surplus
  }

  /** Could `v` still meet one of `from` … `to - 1`, or, if it is of them, be alone? */
  anyOpen(v: number, from: number, to: number): boolean {
    const firstOf = (list: readonly number[]): number => list.find((w) => w >= to || (w >= from && this.isOpen(v, w))) ?? to
    return this.members.some((list, g) => this.open[this.group[v]!]![g] && firstOf(list) < to) || (from <= v && v < to && this.isOpen(v, v))
  }
  /** A choice that is made: `v` has no partner but those that `kept` names; itself: it may be alone. */
  keep(v: number, kept: (w: number) => boolean): void {
    this.divide((w) => (w === v ? 2 : Number(kept(w))))
    this.close((a, b) => (a === v && !kept(b)) || (b === v && !kept(a)))
  }
  /** Two who are paired for good leave. */
  leave(...pair: readonly [number, number]): void {
    for (const v of pair) {
      this.members[this.group[v]!] = this.members[this.group[v]!]!.filter((w) => w !== v)
      this.gone[v] = true
    }
  }
}
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
