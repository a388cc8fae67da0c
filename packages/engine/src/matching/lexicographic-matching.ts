/**
 * Maximum weight matching in a general graph, with weights that are vectors compared lexicographically.
 *
 * Edmonds' primal-dual method, one vertex at a time: a vertex enters with a dual large enough to respect every edge, then one search tree is
 * grown from it until its dual is paid for, by an augmenting path or by exposing a vertex whose dual is zero. Duals, like weights, are vectors;
 * all that the method needs of numbers is that they can be added and compared. Weights are doubled inside, which keeps every dual whole.
 *
 * The solution can be changed afterwards (`reweigh`, `fix`) at the cost of a search or two; the optimum is then that of the changed graph.
 * Nothing here knows of chess.
 */
import { BlossomForest, noVertex } from './blossom-forest.ts'

const free = 0
const outer = 1
const inner = 2

export class LexicographicMatching {
  readonly size: number
  readonly limbs: number
  /** Partner of each vertex, or -1. */
  readonly mate: Int32Array
  /** Edge weights, doubled: limb l of edge (i, j) at (i * size + j) * limbs + l. */
  private readonly weights: Float64Array
  private readonly adjacent: Uint8Array
  private readonly active: Uint8Array
  private readonly dual: Float64Array
  private readonly forest: BlossomForest
  private readonly label: Int8Array
  /** For a vertex outside the outer part: its nearest outer vertex. For an outer vertex: the nearest outer vertex of another node. */
  private readonly nearest: Int32Array
  private readonly queue: number[] = []
  private readonly delta: Float64Array
  private readonly trial: Float64Array

  constructor(size: number, limbs: number) {
    this.size = size
    this.limbs = limbs
    this.mate = new Int32Array(size).fill(noVertex)
    this.weights = new Float64Array(size * size * limbs)
    this.adjacent = new Uint8Array(size * size)
    this.active = new Uint8Array(size)
    this.dual = new Float64Array(size * limbs)
    this.forest = new BlossomForest(size, limbs, this.mate)
    this.label = new Int8Array(2 * size)
    this.nearest = new Int32Array(size)
    this.delta = new Float64Array(limbs)
    this.trial = new Float64Array(limbs)
  }

  /** States an edge before `solve`. `weight` has one whole number a limb. */
  setEdge(i: number, j: number, weight: ArrayLike<number>): void {
    this.adjacent[i * this.size + j] = this.adjacent[j * this.size + i] = 1
    for (let l = 0; l < this.limbs; l++) {
      const doubled = 2 * weight[l]!
      this.weights[(i * this.size + j) * this.limbs + l] = doubled
      this.weights[(j * this.size + i) * this.limbs + l] = doubled
    }
  }

  hasEdge(i: number, j: number): boolean {
    return this.adjacent[i * this.size + j] === 1
  }

  /** Finds the optimum, entering the vertices in order of their index. */
  solve(): void {
    for (let v = 0; v < this.size; v++) this.enter(v)
  }

  private enter(v: number): void {
    this.active[v] = 1
    this.raiseDual(v)
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
      this.weights[(v * this.size + w) * this.limbs + limb] = doubled
      this.weights[(w * this.size + v) * this.limbs + limb] = doubled
    }
    this.raiseDual(v)
    this.settle()
  }

  /** Removes the edges of `v` for which `keep` is false and restores the optimum. */
  restrict(v: number, keep: (w: number) => boolean): void {
    const current = this.mate[v]!
    const harmless = this.forest.isSingle(v) && (current === noVertex || keep(current))
    if (!harmless) this.release(v)
    for (let w = 0; w < this.size; w++) {
      if (this.hasEdge(v, w) && !keep(w)) this.adjacent[v * this.size + w] = this.adjacent[w * this.size + v] = 0
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
    this.active[v] = 0
    if (partner !== noVertex) {
      this.active[partner] = 0
      this.unmatch(v)
      this.unmatch(partner)
      this.mate[v] = partner
      this.mate[partner] = v
    } else this.unmatch(v)
    this.settle()
  }

  /** Could (v, w) be in some matching that is optimal in the first `limbs` limbs? False is certain, true is not. */
  mayBeOptimal(v: number, w: number, limbs: number): boolean {
    if (!this.hasEdge(v, w) || this.active[v] === 0 || this.active[w] === 0) return false
    for (let l = 0; l < limbs; l++) {
      const slack =
        this.dual[v * this.limbs + l]! +
        this.dual[w * this.limbs + l]! +
        this.forest.commonDual(v, w, l) -
        this.weights[(v * this.size + w) * this.limbs + l]!
      if (slack !== 0) return false
    }
    return true
  }

  /** Could `v` stay alone in some matching that is optimal in the first `limbs` limbs? False is certain, true is not. */
  mayBeAlone(v: number, limbs: number): boolean {
    for (let l = 0; l < limbs; l++) if (this.dual[v * this.limbs + l] !== 0) return false
    return true
  }

  /** What proves the optimum: vertex duals, and odd sets with theirs (both doubled, as weights are inside). */
  certificate(): { readonly duals: Float64Array; readonly oddSets: readonly { vertices: readonly number[]; dual: readonly number[] }[] } {
    return { duals: this.dual.slice(), oddSets: this.forest.oddSets() }
  }

  private release(v: number): void {
    this.dissolveAround(v)
    this.unmatch(v)
  }

  /** Vertices whose dual is not paid for search for a partner, one after the other, until none is left. */
  private settle(): void {
    for (let v = 0; v < this.size; v++) {
      if (this.active[v] === 1 && this.mate[v] === noVertex && this.isPositive(this.dual, v * this.limbs)) this.search(v)
    }
  }

  private isPositive(vector: Float64Array, at: number): boolean {
    for (let l = 0; l < this.limbs; l++) if (vector[at + l] !== 0) return true
    return false
  }

  /** The smallest dual of `v`, at least zero, that respects all its edges. */
  private raiseDual(v: number): void {
    const { limbs, size, dual, weights, trial } = this
    dual.fill(0, v * limbs, (v + 1) * limbs)
    for (let w = 0; w < size; w++) {
      if (w === v || this.active[w] === 0 || !this.hasEdge(v, w)) continue
      for (let l = 0; l < limbs; l++) trial[l] = weights[(v * size + w) * limbs + l]! - dual[w * limbs + l]!
      for (let l = 0; l < limbs; l++) {
        const difference = trial[l]! - dual[v * limbs + l]!
        if (difference === 0) continue
        if (difference > 0) dual.set(trial, v * limbs)
        break
      }
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
    const top = this.forest.top[v]!
    if (top < this.size) return
    const vertices = this.forest.dissolve(top, this.dual)
    for (const x of vertices) {
      const y = this.mate[x]!
      if (y !== noVertex && !this.isTight(x, y)) this.unmatch(x)
    }
  }

  private isTight(i: number, j: number): boolean {
    const { limbs, dual, weights } = this
    const edge = (i * this.size + j) * limbs
    for (let l = 0; l < limbs; l++) if (dual[i * limbs + l]! + dual[j * limbs + l]! !== weights[edge + l]!) return false
    return true
  }

  /** Grows one tree from the exposed vertex `root` until its dual is paid for. */
  private search(root: number): void {
    this.label.fill(free)
    this.nearest.fill(noVertex)
    this.queue.length = 0
    this.makeOuter(this.forest.top[root]!, noVertex, noVertex)
    while (!this.step());
    this.forest.tidy()
  }

  /** Looks along the edges of every new outer vertex, then changes the duals. True when the search is over. */
  private step(): boolean {
    while (this.queue.length > 0) if (this.scan(this.queue.pop()!)) return true
    return this.adjust()
  }

  private makeOuter(node: number, from: number, to: number): void {
    this.label[node] = outer
    this.forest.enterBy(node, from, to)
    for (const v of this.forest.leaves(node)) {
      this.nearest[v] = noVertex
      this.queue.push(v)
    }
  }

  /** Looks along every edge of an outer vertex. True when the search is over. */
  private scan(v: number): boolean {
    const { size, label, forest, nearest } = this
    const top = forest.top
    for (let w = 0; w < size; w++) {
      if (this.adjacent[v * size + w] === 0 || this.active[w] === 0) continue
      const node = top[w]!
      if (node === top[v]) continue
      if (label[node] === outer) {
        if (this.isTight(v, w)) this.shrink(v, w)
        else if (nearest[v] === noVertex || top[nearest[v]!] === top[v] || this.compareFrom(v, w, nearest[v]!) < 0) nearest[v] = w
      } else if (label[node] === free && this.isTight(v, w)) {
        if (this.reach(v, w)) return true
      } else if (nearest[w] === noVertex || this.compareFrom(w, v, nearest[w]!) < 0) nearest[w] = v
    }
    return false
  }

  /** A tight edge leads from the outer vertex `v` to `w` outside the tree. True when that ends the search. */
  private reach(v: number, w: number): boolean {
    const node = this.forest.top[w]!
    const base = this.forest.base[node]!
    const partner = this.mate[base]!
    if (partner === noVertex) {
      this.forest.rebase(node, w)
      this.mate[w] = v
      this.forest.flip(v, w)
      return true
    }
    this.label[node] = inner
    this.forest.enterBy(node, v, w)
    this.makeOuter(this.forest.top[partner]!, base, partner)
    return false
  }

  private shrink(v: number, w: number): void {
    const { forest } = this
    const { node, children } = forest.shrink(v, w)
    this.label[node] = outer
    for (const child of children) {
      if (this.label[child] !== inner) continue
      for (const x of forest.leaves(child)) {
        this.nearest[x] = noVertex
        this.queue.push(x)
      }
    }
  }

  /** Which of two edges of `v` has less slack? The dual of `v` is in both and cancels. */
  private compareFrom(v: number, w: number, x: number): number {
    const { limbs, size, dual, weights } = this
    const vw = (v * size + w) * limbs
    const vx = (v * size + x) * limbs
    for (let l = 0; l < limbs; l++) {
      const difference = dual[w * limbs + l]! - weights[vw + l]! - (dual[x * limbs + l]! - weights[vx + l]!)
      if (difference !== 0) return difference
    }
    return 0
  }

  /** Changes the duals until something new is tight, and acts on it. True when the search is over. */
  private adjust(): boolean {
    const { size, limbs, label, forest, dual, delta, trial, nearest, weights } = this
    let event = none
    let at = noVertex
    const consider = (kind: number, where: number): void => {
      if (event !== none) {
        let l = 0
        while (l < limbs && trial[l] === delta[l]) l++
        if (l === limbs || trial[l]! > delta[l]!) return
      }
      delta.set(trial)
      event = kind
      at = where
    }
    for (let v = 0; v < size; v++) {
      if (this.active[v] === 0) continue
      const state = label[forest.top[v]!]
      if (state === outer) {
        for (let l = 0; l < limbs; l++) trial[l] = dual[v * limbs + l]!
        consider(expose, v)
        if (nearest[v] !== noVertex && forest.top[nearest[v]!] === forest.top[v]) this.findNearestOuter(v)
      }
      const w = nearest[v]!
      if (w === noVertex || state === inner) continue
      const half = state === outer ? 0.5 : 1
      const edge = (v * size + w) * limbs
      for (let l = 0; l < limbs; l++) trial[l] = half * (dual[v * limbs + l]! + dual[w * limbs + l]! - weights[edge + l]!)
      consider(state === outer ? meet : arrive, v)
    }
    for (const node of forest.topBlossoms()) {
      if (label[node] !== inner) continue
      for (let l = 0; l < limbs; l++) trial[l] = forest.dual[node * limbs + l]! / 2
      consider(open, node)
    }
    this.applyDelta()
    switch (event) {
      case expose:
        forest.flip(at, noVertex)
        return true
      case arrive:
        return this.reach(nearest[at]!, at)
      case meet:
        this.shrink(at, nearest[at]!)
        return false
      default:
        this.open(at)
        return false
    }
  }

  private applyDelta(): void {
    const { size, limbs, label, forest, dual, delta } = this
    for (let v = 0; v < size; v++) {
      if (this.active[v] === 0) continue
      const state = label[forest.top[v]!]
      if (state === outer) for (let l = 0; l < limbs; l++) dual[v * limbs + l]! -= delta[l]!
      else if (state === inner) for (let l = 0; l < limbs; l++) dual[v * limbs + l]! += delta[l]!
    }
    for (const node of forest.topBlossoms()) {
      const sign = label[node] === outer ? 2 : label[node] === inner ? -2 : 0
      if (sign !== 0) for (let l = 0; l < limbs; l++) forest.dual[node * limbs + l]! += sign * delta[l]!
    }
    if (!Number.isSafeInteger(dual[0]) || !delta.every(Number.isSafeInteger)) throw new Error('matching: a dual left the exact range')
  }

  private findNearestOuter(v: number): void {
    const { size, forest, label, nearest } = this
    nearest[v] = noVertex
    for (let w = 0; w < size; w++) {
      if (this.adjacent[v * size + w] === 0 || this.active[w] === 0) continue
      const node = forest.top[w]!
      if (label[node] !== outer || node === forest.top[v]) continue
      if (nearest[v] === noVertex || this.compareFrom(v, w, nearest[v]!) < 0) nearest[v] = w
    }
  }

  /** An inner blossom whose dual is used up opens; its children on the path of the tree stay in it, the others are free again. */
  private open(node: number): void {
    const { path, rest } = this.forest.open(node)
    for (const child of rest) this.label[child] = free
    path.forEach((step, index) => {
      if (index % 2 === 0) {
        this.label[step.node] = inner
        this.forest.enterBy(step.node, step.from, step.to)
      } else this.makeOuter(step.node, step.from, step.to)
    })
  }
}

/** What makes a dual change stop: an outer dual at zero, an edge out of the tree, an edge inside it, an inner blossom used up. */
const none = 0
const expose = 1
const arrive = 2
const meet = 3
const open = 4
