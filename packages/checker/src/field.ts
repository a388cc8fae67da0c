import { demand } from './refuse.ts'

type Pairs = readonly (readonly [number, number])[]
/** Prices. `p`: a value, then the vertices that have it; `q`: a set and its value. `bound`, of a refutation: by how much they ask for more than there is. */
export type Dual = { readonly p?: readonly (readonly number[])[]; readonly q?: Pairs; readonly bound?: number }
/** Costs: whole numbers. A solution costs the sum over its pairs and over those who are alone in it. */
export type Limb = { readonly pair: (i: number, j: number) => number; readonly alone: (i: number) => number }
export const free: Limb = { pair: () => 0, alone: () => 0 }
type OfTwo = (i: number, j: number) => boolean
/** The claimed solution: the partner of each vertex, itself where it is alone; whether anybody may be; and sets of vertices. */
export type Claim = { readonly mate: readonly number[]; readonly lone: boolean; readonly sets: readonly (readonly number[])[] }
/** Vertices of the same kind are alike to every limb, and to `joined`. `apart`: single pairs that are missing although the kinds are joined. */
export type Graph = Claim & { readonly size: number; readonly kind: (i: number) => string; readonly joined: OfTwo; readonly apart: OfTwo }

/**
 * All solutions that are as good as the claimed one, as far as is known: they use open pairs only, leave alone only whom they may, and fill every full set: all its
 * members but at most one are paired inside. Prices from the certificate close what is worse (proofs/certificate.md). Vertices that nothing has told apart are a group.
 */
export class Field {
  readonly graph: Graph
  readonly group: number[]
  readonly gone: boolean[]
  readonly full = new Set<number>()
  members: number[][] = [[]]
  open: boolean[][] = [[true]] // Between groups, both ways.
  mayBeAlone: boolean[] = [true]

  constructor(graph: Graph) {
    this.graph = graph
    this.group = new Array<number>(graph.size).fill(0)
    this.gone = new Array<boolean>(graph.size).fill(false)
    demand(Array.isArray(graph.sets) && graph.sets.every((s) => new Set(s.filter(this.isVertex)).size === s.length), 'set', 'of others')
    this.divide(graph.kind)
    const isMissing: OfTwo = (i, j) => !graph.joined(i, j)
    this.close(isMissing, () => !graph.lone)
    this.demandClaimed('allowed', '')
  }
  private isVertex = (v: number): boolean => Number.isInteger(v) && v >= 0 && v < this.graph.size
  private membersOf = (set: number): ReadonlySet<number> => new Set(this.graph.sets[set]!.filter((v) => !this.gone[v]))
  private joins = (i: number, j: number): boolean => this.open[this.group[i]!]![this.group[j]!]!
  isOpen: OfTwo = (i, j) => i !== j && !this.gone[i] && !this.gone[j] && this.joins(i, j) && !this.graph.apart(i, j)

  /** Tells vertices apart by a key. */
  divide(key: (v: number) => string | number): void {
    const known = this.members.map(() => new Map<string | number, number>())
    const [parents, members]: [number[], number[][]] = [[], []]
    for (let v = 0; v < this.group.length; v++) {
      const parent = this.group[v]!
      const name = key(v)
      const g = known[parent]!.get(name) ?? parents.push(parent) - 1
      if (g === members.length) known[parent]!.set(name, members.push([]) - 1)
      if (!this.gone[v]) members[g]!.push(v)
      this.group[v] = g
    }
    this.members = members
    this.open = parents.map((a) => parents.map((b) => this.open[a]![b]!))
    this.mayBeAlone = parents.map((a) => this.mayBeAlone[a]!)
  }
  /** Closes pairs of groups, both ways, and whom to leave alone; what is asked is the same for all members. */
  close(pair: OfTwo, alone: (v: number) => boolean): void {
    for (const [g, [a]] of this.members.entries()) {
      if (a === undefined) continue
      if (alone(a)) this.mayBeAlone[g] = false
      for (let h = g; h < this.members.length; h++) {
        const b = this.members[h]![0]
        if (b !== undefined && this.open[g]![h] && pair(a, b)) this.open[g]![h] = this.open[h]![g] = false
      }
    }
  }

  /** The theorem: of the solutions left the claimed one costs least, and those that cost as much use only what is just paid for. */
  narrow(limb: Limb, dual: Dual, where: string): void {
    const { worth } = this.respect(limb, dual, where)
    this.demandClaimed('tight', where)
    for (const [set, value] of worth) {
      if (value <= 0) continue
      const members = this.membersOf(set)
      const inside = [...members].filter((v) => this.graph.mate[v] !== v && members.has(this.graph.mate[v]!))
      demand(inside.length >= members.size - 1, 'full', where)
      this.full.add(set)
    }
  }
  /** Prices that are all respected where everything costs nothing, and that ask for more: there is no solution at all. */
  refute(dual: Dual, where: string): void {
    const { price, worth } = this.respect(free, dual, where)
    const inSets = [...worth].map(([set, value]) => value * Math.floor(this.membersOf(set).size / 2))
    const bound = sumOf(price) - sumOf(inSets)
    demand(bound > 0 && bound === dual.bound, 'bound', where)
  }
  private respect(limb: Limb, dual: Dual, where: string) {
    const { p = [], q = [] } = dual
    const worth = new Map(q)
    const values = [...p.flatMap(([value, ...vertices]) => vertices.map(() => value!)), ...worth.values()]
    const whole =
      [...values, ...worth.keys()].every(Number.isInteger) && worth.size === q.length && q.every(([, , ...more]) => more.length === 0)
    const named = !Array.isArray(dual) && p.every(([value, ...vertices]) => Number.isInteger(value) && vertices.every(this.isVertex))
    demand(whole && named && sumOf(values.map(Math.abs)) < 2 ** 40, 'price', where) // So small together that no sum of them is rounded.
    const price = new Array<number>(this.graph.size).fill(0)
    for (const [value, ...vertices] of p) for (const v of vertices) price[v]! += value!
    const around = new Map<number, number[]>()
    for (const [set, value] of worth) {
      const members = this.membersOf(set)
      // An even set proves nothing that its members do not; so none is taken.
      demand(value > 0 ? members.size % 2 === 1 : value === 0 || this.full.has(set), 'set', where)
      for (const v of members) if (around.get(v)?.push(set) === undefined) around.set(v, [set])
    }
    const common = (a: number, b: number): number =>
      around.get(a)?.reduce((sum, set) => sum + (around.get(b)?.includes(set) ? worth.get(set)! : 0), 0) ?? 0
    if (values.length > 0) this.divide((v) => (around.has(v) ? `${price[v]} ${around.get(v)}` : price[v]!))
    const pairIsWorse: OfTwo = (a, b) => {
      const slack = 2 * limb.pair(a, b) - price[a]! - price[b]! + common(a, b)
      const [here, there] = [this.members[this.group[a]!]!, this.members[this.group[b]!]!]
      if (slack < 0) demand(!here.some((i) => there.some((j) => this.isOpen(i, j))), 'edge', where)
      return slack !== 0
    }
    const aloneIsWorse = (v: number): boolean => {
      const slack = 2 * limb.alone(v) - price[v]!
      demand(slack >= 0 || !this.mayBeAlone[this.group[v]!], 'alone', where)
      return slack !== 0
    }
    this.close(pairIsWorse, aloneIsWorse)
    return { price, worth }
  }
  /** After the first time, which looks at single pairs too, only groups can have been closed. */
  private demandClaimed(condition: string, where: string): void {
    const { mate, apart } = this.graph
    const isClosed = (w: number, v: number): boolean => !this.joins(v, w) || (condition === 'allowed' && apart(v, w))
    const wrong = mate.findIndex((w, v) => !this.gone[v] && (v === w ? !this.mayBeAlone[this.group[v]!] : isClosed(w, v)))
    if (wrong !== -1) demand(false, condition, `${where}: ${wrong}`)
  }

  /** Could `v` still meet one of `from` … `to - 1`? */
  anyOpen(v: number, from: number, to: number): boolean {
    return this.members.some((list, g) => {
      if (!this.open[this.group[v]!]![g]) return false
      while (list.length > 0 && this.gone[list[0]!]) list.shift()
      const end = list.findIndex((w) => w >= to || (w >= from && this.isOpen(v, w)))
      return end !== -1 && list[end]! < to
    })
  }
  /** A choice that is made: `v` has no partner but those that `keep` names, and is not alone where `alone` is false. */
  keep(v: number, keep: (w: number) => boolean, alone: boolean): void {
    this.divide((w) => (w === v ? 2 : Number(keep(w))))
    const g = this.group[v]!
    for (const [h, [w]] of this.members.entries()) if (w !== undefined && !keep(w)) this.open[g]![h] = this.open[h]![g] = false
    this.mayBeAlone[g] &&= alone
  }
}
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
