/**
 * Maximum weight matching in a general graph, with weights that are vectors compared lexicographically.
 *
 * Edmonds' primal-dual method. Vertices enter with a dual large enough to respect every edge and take a free partner where that is tight; then, one
 * after the other, those whose dual is not yet paid for search for a partner (tree-search.ts). Duals, like weights, are vectors; all that the
 * method needs of numbers is that they can be added and compared. Weights are doubled inside, which keeps every dual whole.
 *
 * The solution can be changed afterwards (`reweigh`, `restrict`, `fix`) at the cost of a search or two; the optimum is then that of the changed
 * graph. Nothing here knows of chess.
 */
import { noVertex } from './blossom-forest.ts'
import type { PaidClasses } from './role-prices.ts'
import { TreeSearch } from './tree-search.ts'
import { isPositive, isTight, newWeightedGraph, type WeightedGraph } from './weighted-graph.ts'

export class LexicographicMatching {
  readonly size: number
  readonly limbs: number
  /** Partner of each vertex, or -1. */
  readonly mate: Int32Array
  /** Where all edges are just paid for by the limbs that are weighed so far: the classes of vertices. */
  paidClasses: PaidClasses | null = null
  private readonly graph: WeightedGraph
  private readonly search: TreeSearch
  private readonly trial: Float64Array

  constructor(size: number, limbs: number) {
    this.size = size
    this.limbs = limbs
    this.graph = newWeightedGraph(size, limbs)
    this.mate = this.graph.mate
    this.search = new TreeSearch(this.graph)
    this.trial = new Float64Array(limbs)
  }

  /** States an edge before `solve`. `weight` has one whole number a limb. */
  setEdge(i: number, j: number, weight: ArrayLike<number>): void {
    const { size, limbs, adjacent, weights } = this.graph
    adjacent[i * size + j] = adjacent[j * size + i] = 1
    for (let l = 0; l < limbs; l++) {
      const doubled = 2 * weight[l]!
      weights[(i * size + j) * limbs + l] = doubled
      weights[(j * size + i) * limbs + l] = doubled
    }
  }

  /** States the edges between vertices of classes before `solve`; null where two classes have none. A weight may leave out the last limbs, which are zero. */
  setEdgesOfClasses(classOf: ArrayLike<number>, classes: number, weight: (a: number, b: number) => ArrayLike<number> | null): void {
    const { size, limbs, adjacent, weights } = this.graph
    const given = new Uint8Array(classes * classes)
    const table = new Float64Array(classes * classes * limbs)
    for (let at = 0; at < given.length; at++) {
      const edge = weight(Math.floor(at / classes), at % classes)
      given[at] = edge === null ? 0 : 1
      for (let l = 0; edge !== null && l < edge.length; l++) table[at * limbs + l] = 2 * edge[l]!
    }
    // All of a class have the same row: made once, then copied.
    const first = new Int32Array(classes).fill(noVertex)
    for (let v = 0; v < size; v++) {
      const a = classOf[v]!
      if (first[a] === noVertex) {
        first[a] = v
        for (let w = 0; w < size; w++) {
          const at = a * classes + classOf[w]!
          if (given[at] === 0) continue
          adjacent[v * size + w] = 1
          for (let l = 0; l < limbs; l++) weights[(v * size + w) * limbs + l] = table[at * limbs + l]!
        }
      } else {
        adjacent.copyWithin(v * size, first[a]! * size, (first[a]! + 1) * size)
        weights.copyWithin(v * size * limbs, first[a]! * size * limbs, (first[a]! + 1) * size * limbs)
      }
    }
    for (let v = 0; v < size; v++) adjacent[v * size + v] = 0
  }

  /** Takes an edge back before `solve`. */
  removeEdge(i: number, j: number): void {
    this.graph.adjacent[i * this.size + j] = this.graph.adjacent[j * this.size + i] = 0
  }

  hasEdge(i: number, j: number): boolean {
    return this.graph.adjacent[i * this.size + j] === 1
  }

  /** Finds the optimum, entering the vertices in order of their index. */
  solve(): void {
    for (let v = 0; v < this.size; v++) {
      this.graph.active[v] = 1
      this.raiseDual(v)
      this.takeFreePartner(v)
    }
    this.settle()
  }

  /**
   * Finds the optimum from duals that respect every edge, limb l of vertex v at v * limbs + l, and pairs in which they are just paid for. The nearer
   * the duals are to the best ones the less there is to do.
   */
  solveFrom(duals: ArrayLike<number>, pairs: Iterable<readonly [number, number]>): void {
    const { active, dual, mate } = this.graph
    active.fill(1)
    dual.set(duals)
    for (const [v, w] of pairs) {
      mate[v] = w
      mate[w] = v
    }
    this.pairAnew()
  }

  /**
   * Gives a limb that has been zero its weights and restores the optimum. The caller knows duals for this limb: at least zero, and those of two
   * vertices together no less than the weight of an edge between them. The nearer they are to the best ones the less there is to do.
   */
  weigh(limb: number, weight: (v: number, w: number) => number, dual: (v: number) => number): void {
    const { size, limbs, weights, adjacent } = this.graph
    for (let v = 0; v < size; v++) this.dissolveAround(v)
    for (let v = 0; v < size; v++) {
      this.graph.dual[v * limbs + limb] = 2 * dual(v)
      const row = v * size
      for (let w = 0; w < size; w++) if (adjacent[row + w] === 1) weights[(row + w) * limbs + limb] = 2 * weight(v, w)
    }
    this.pairAnew()
  }

  /** Removes every edge for which `keep` is false and restores the optimum. Where all are useless, what is left is easier to search. */
  keepEdges(keep: (v: number, w: number) => boolean): void {
    const { size, adjacent } = this.graph
    for (let v = 0; v < size; v++) this.dissolveAround(v)
    for (let v = 0; v < size; v++)
      for (let w = v + 1; w < size; w++) {
        if (!this.hasEdge(v, w) || keep(v, w)) continue
        adjacent[v * size + w] = adjacent[w * size + v] = 0
        if (this.mate[v] === w) this.unmatch(v)
      }
    this.pairAnew()
  }

  /** After a change to the whole graph, with all blossoms gone: pairs that are not paid for come apart, others take each other, the rest searches. */
  private pairAnew(): void {
    const { size, mate, active } = this.graph
    for (let v = 0; v < size; v++) if (active[v] === 1 && mate[v] !== noVertex && !isTight(this.graph, v, mate[v]!)) this.unmatch(v)
    for (let v = 0; v < size; v++) if (active[v] === 1 && mate[v] === noVertex) this.takeFreePartner(v)
    this.settle()
  }

  /**
   * Changes limb `limb` of the edges of `v` to `value(w)`, where that is not null, and restores the optimum. Used to ask, among the optimal
   * matchings, for the one in which `v` fares best.
   */
  reweigh(v: number, limb: number, value: (w: number) => number | null): void {
    this.release(v)
    for (let w = 0; w < this.size; w++) {
      const changed = this.hasEdge(v, w) ? value(w) : null
      if (changed === null) continue
      const doubled = 2 * changed
      this.graph.weights[(v * this.size + w) * this.limbs + limb] = doubled
      this.graph.weights[(w * this.size + v) * this.limbs + limb] = doubled
    }
    this.raiseDual(v)
    this.settle()
  }

  /** Removes the edges of `v` for which `keep` is false and restores the optimum. */
  restrict(v: number, keep: (w: number) => boolean): void {
    const current = this.mate[v]!
    const harmless = this.graph.forest.isSingle(v) && (current === noVertex || keep(current))
    if (!harmless) this.release(v)
    for (let w = 0; w < this.size; w++) {
      if (this.hasEdge(v, w) && !keep(w)) this.graph.adjacent[v * this.size + w] = this.graph.adjacent[w * this.size + v] = 0
    }
    if (harmless) return
    this.raiseDual(v)
    this.settle()
  }

  /** Makes the present partner of `v` (or its being alone) final: both leave the graph. */
  fix(v: number): void {
    const partner = this.mate[v]!
    this.dissolveAround(v)
    if (partner !== noVertex) this.dissolveAround(partner)
    this.graph.active[v] = 0
    if (partner !== noVertex) {
      this.graph.active[partner] = 0
      this.unmatch(v)
      this.unmatch(partner)
      this.mate[v] = partner
      this.mate[partner] = v
    } else this.unmatch(v)
    this.settle()
  }

  /** Could (v, w) be in some matching that is optimal in the first `limbs` limbs? False is certain, true is not. */
  mayBeOptimal(v: number, w: number, limbs: number): boolean {
    if (!this.hasEdge(v, w) || this.graph.active[v] === 0 || this.graph.active[w] === 0) return false
    for (let l = 0; l < limbs; l++) {
      const slack =
        this.graph.dual[v * this.limbs + l]! +
        this.graph.dual[w * this.limbs + l]! +
        this.graph.forest.commonDual(v, w, l) -
        this.graph.weights[(v * this.size + w) * this.limbs + l]!
      if (slack !== 0) return false
    }
    return true
  }

  /** Could `v` stay alone in some matching that is optimal in the first `limbs` limbs? False is certain, true is not. */
  mayBeAlone(v: number, limbs: number): boolean {
    for (let l = 0; l < limbs; l++) if (this.graph.dual[v * this.limbs + l] !== 0) return false
    return true
  }

  /** What proves the optimum: vertex duals, and odd sets with theirs (both doubled, as weights are inside). */
  certificate(): { readonly duals: Float64Array; readonly oddSets: readonly { vertices: readonly number[]; dual: readonly number[] }[] } {
    return { duals: this.graph.dual.slice(), oddSets: this.graph.forest.oddSets() }
  }

  private release(v: number): void {
    this.dissolveAround(v)
    this.unmatch(v)
  }

  /** Vertices whose dual is not paid for search for a partner, one after the other, until none is left. */
  private settle(): void {
    for (let v = 0; v < this.size; v++) {
      if (this.graph.active[v] === 1 && this.mate[v] === noVertex && isPositive(this.graph, v)) this.search.run(v)
    }
  }

  /** The smallest dual of `v`, at least zero, that respects all its edges. */
  private raiseDual(v: number): void {
    const { limbs, size, dual, weights, adjacent, active } = this.graph
    const { trial } = this
    dual.fill(0, v * limbs, (v + 1) * limbs)
    for (let w = 0; w < size; w++) {
      if (w === v || active[w] === 0 || adjacent[v * size + w] === 0) continue
      for (let l = 0; l < limbs; l++) trial[l] = weights[(v * size + w) * limbs + l]! - dual[w * limbs + l]!
      for (let l = 0; l < limbs; l++) {
        const difference = trial[l]! - dual[v * limbs + l]!
        if (difference === 0) continue
        if (difference > 0) dual.set(trial, v * limbs)
        break
      }
    }
  }

  /** Pairs `v`, which is alone, with the first other such vertex where the edge is just paid for. Nobody is in a blossom. */
  private takeFreePartner(v: number): void {
    const { size, mate, active } = this.graph
    for (let w = 0; w < size; w++) {
      if (mate[w] !== noVertex || active[w] === 0 || w === v || !this.hasEdge(v, w) || !isTight(this.graph, v, w)) continue
      mate[v] = w
      mate[w] = v
      return
    }
  }

  private unmatch(v: number): void {
    const partner = this.mate[v]!
    if (partner === noVertex) return
    this.mate[v] = noVertex
    if (this.mate[partner] === v) this.mate[partner] = noVertex
  }

  /** Breaks up the blossom around `v`: its dual moves to its vertices, and pairs that are no longer tight come apart. */
  private dissolveAround(v: number): void {
    const top = this.graph.forest.top[v]!
    if (top < this.size) return
    const vertices = this.graph.forest.dissolve(top, this.graph.dual)
    for (const x of vertices) {
      const y = this.mate[x]!
      if (y !== noVertex && !isTight(this.graph, x, y)) this.unmatch(x)
    }
  }
}
