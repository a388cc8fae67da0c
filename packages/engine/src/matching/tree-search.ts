import { noVertex } from './blossom-forest.ts'
import type { WeightedGraph } from './weighted-graph.ts'

const free = 0
const outer = 1
const inner = 2

/** What makes a dual change stop: an outer dual at zero, an edge out of the tree, an edge inside it, an inner blossom used up. */
const none = 0
const expose = 1
const arrive = 2
const meet = 3
const open = 4

/**
 * Edmonds' search for one exposed vertex: an alternating tree of tight edges is grown from it, and the duals are changed whenever it cannot grow,
 * until its dual is paid for: by an augmenting path, or by exposing a vertex whose dual is zero instead.
 */
export class TreeSearch {
  private readonly graph: WeightedGraph
  private readonly label: Int8Array
  /** For a vertex outside the outer part: its nearest outer vertex. For an outer vertex: the nearest outer vertex of another node. */
  private readonly nearest: Int32Array
  /** How far the edge to the nearest is from being tight; kept up to date with the duals. */
  private readonly slack: Float64Array
  private readonly queue: number[] = []
  /** Vertices that a scan passes over: not active, or inner by themselves, which they stay until a blossom takes them in. */
  private readonly passed: Uint8Array
  private readonly delta: Float64Array
  private readonly trial: Float64Array

  constructor(graph: WeightedGraph) {
    this.graph = graph
    this.label = new Int8Array(2 * graph.size)
    this.nearest = new Int32Array(graph.size)
    this.slack = new Float64Array(graph.size * graph.limbs)
    this.passed = new Uint8Array(graph.size)
    this.delta = new Float64Array(graph.limbs)
    this.trial = new Float64Array(graph.limbs)
  }

  run(root: number): void {
    const { forest } = this.graph
    this.label.fill(free)
    this.nearest.fill(noVertex)
    this.queue.length = 0
    for (let v = 0; v < this.graph.size; v++) this.passed[v] = 1 - this.graph.active[v]!
    this.makeOuter(forest.top[root]!, noVertex, noVertex)
    while (!this.step());
    forest.tidy()
  }

  /** Looks along the edges of every new outer vertex, then changes the duals. True when the search is over. */
  private step(): boolean {
    while (this.queue.length > 0) if (this.scan(this.queue.pop()!)) return true
    return this.adjust()
  }

  private makeOuter(node: number, from: number, to: number): void {
    this.label[node] = outer
    this.graph.forest.enterBy(node, from, to)
    this.lookFrom(node)
  }

  private makeInner(node: number, from: number, to: number): void {
    this.label[node] = inner
    this.graph.forest.enterBy(node, from, to)
    if (node < this.graph.size) this.passed[node] = 1
  }

  private lookFrom(node: number): void {
    for (const v of this.graph.forest.leaves(node)) {
      this.nearest[v] = noVertex
      this.passed[v] = 0
      this.queue.push(v)
    }
  }

  /** Looks along every edge of an outer vertex. True when the search is over. */
  private scan(v: number): boolean {
    const { size, limbs, adjacent, dual, weights, forest } = this.graph
    const { label, nearest, slack, passed } = this
    const top = forest.top
    for (let w = 0; w < size; w++) {
      if (passed[w] === 1 || adjacent[v * size + w] === 0) continue
      const node = top[w]!
      if (node === top[v]) continue
      const state = label[node]!
      const holder = state === outer ? v : w
      if (nearest[holder] !== noVertex) {
        const edge = (v * size + w) * limbs
        let farther = 0
        for (let l = 0; l < limbs && farther === 0; l++)
          farther = dual[v * limbs + l]! + dual[w * limbs + l]! - weights[edge + l]! - slack[holder * limbs + l]!
        if (farther > 0 || (farther === 0 && slack[holder * limbs] !== 0)) continue
      }
      const tight = this.measure(v, w)
      if (tight && state === outer) this.shrink(v, w)
      else if (tight && state === free) {
        if (this.reach(v, w)) return true
      } else this.remember(holder, state === outer ? w : v)
    }
    return false
  }

  /** Puts the slack of an edge into `trial`. True when it is tight. */
  private measure(v: number, w: number): boolean {
    const { size, limbs, dual, weights } = this.graph
    const { trial } = this
    const edge = (v * size + w) * limbs
    let tight = true
    for (let l = 0; l < limbs; l++) {
      const value = dual[v * limbs + l]! + dual[w * limbs + l]! - weights[edge + l]!
      trial[l] = value
      if (value !== 0) tight = false
    }
    return tight
  }

  /** Notes the edge just measured, from `holder` to `to`, if none known is nearer. Where a blossom has swallowed that one, `adjust` looks anew. */
  private remember(holder: number, to: number): void {
    const { nearest, slack, trial } = this
    const { limbs, forest } = this.graph
    const known = nearest[holder]!
    if (known !== noVertex) {
      if (forest.top[known] === forest.top[holder]) return
      let l = 0
      while (l < limbs && trial[l] === slack[holder * limbs + l]) l++
      if (l === limbs || trial[l]! > slack[holder * limbs + l]!) return
    }
    nearest[holder] = to
    slack.set(trial, holder * limbs)
  }

  /** A tight edge leads from the outer vertex `v` to `w` outside the tree. True when that ends the search. */
  private reach(v: number, w: number): boolean {
    const { forest, mate } = this.graph
    const node = forest.top[w]!
    const base = forest.base[node]!
    const partner = mate[base]!
    if (partner === noVertex) {
      forest.rebase(node, w)
      mate[w] = v
      forest.flip(v, w)
      return true
    }
    this.makeInner(node, v, w)
    this.makeOuter(forest.top[partner]!, base, partner)
    return false
  }

  private shrink(v: number, w: number): void {
    const { node, children } = this.graph.forest.shrink(v, w)
    this.label[node] = outer
    for (const child of children) if (this.label[child] === inner) this.lookFrom(child)
  }

  /** Changes the duals until something new is tight, and acts on it. True when the search is over. */
  private adjust(): boolean {
    const { size, limbs, active, forest, dual } = this.graph
    const { label, trial, nearest, slack } = this
    let event = none
    let at = noVertex
    const consider = (kind: number, where: number, from: Float64Array, factor: number): void => {
      const start = where * limbs
      if (event !== none && factor * from[start]! > this.delta[0]!) return
      for (let l = 0; l < limbs; l++) trial[l] = factor * from[start + l]!
      if (event !== none && !this.isLess()) return
      this.delta.set(trial)
      event = kind
      at = where
    }
    for (let v = 0; v < size; v++) {
      if (active[v] === 0) continue
      const state = label[forest.top[v]!]
      if (state === outer) {
        consider(expose, v, dual, 1)
        if (nearest[v] !== noVertex && forest.top[nearest[v]!] === forest.top[v]) this.findNearestOuter(v)
      }
      if (nearest[v] === noVertex || state === inner) continue
      if (state === outer) consider(meet, v, slack, 0.5)
      else consider(arrive, v, slack, 1)
    }
    for (const node of forest.topBlossoms()) if (label[node] === inner) consider(open, node, forest.dual, 0.5)
    this.applyDelta()
    switch (event) {
      case expose:
        forest.flip(at, noVertex)
        return true
      case arrive:
        return this.reachAll(at)
      case meet:
        this.shrink(at, nearest[at]!)
        return false
      default:
        this.open(at)
        return false
    }
  }

  /** Follows the edge to `first`, and all others out of the tree that have become tight with it. True when the search is over. */
  private reachAll(first: number): boolean {
    const { size, limbs, active, forest } = this.graph
    const { label, nearest, slack } = this
    for (let v = first; v < size; v++) {
      if (active[v] === 0 || nearest[v] === noVertex || label[forest.top[v]!] !== free) continue
      let l = 0
      while (l < limbs && slack[v * limbs + l] === 0) l++
      if (l === limbs && this.reach(nearest[v]!, v)) return true
    }
    return false
  }

  private isLess(): boolean {
    const { delta, trial } = this
    let l = 0
    while (l < trial.length && trial[l] === delta[l]) l++
    return l < trial.length && trial[l]! < delta[l]!
  }

  private applyDelta(): void {
    const { size, limbs, active, forest, dual } = this.graph
    const { label, delta, nearest, slack } = this
    let exact = true
    for (let v = 0; v < size; v++) {
      if (active[v] === 0) continue
      const state = label[forest.top[v]!]
      const sign = state === outer ? -1 : state === inner ? 1 : 0
      if (sign !== 0)
        for (let l = 0; l < limbs; l++) {
          const changed = dual[v * limbs + l]! + sign * delta[l]!
          dual[v * limbs + l] = changed
          if (!(Math.abs(changed) < exactUpTo)) exact = false
        }
      // The outer end of the edge has come down, and so has this one if it is outer too; an inner one has gone up.
      const nearer = state === outer ? 2 : state === inner ? 0 : 1
      if (nearer !== 0 && nearest[v] !== noVertex) for (let l = 0; l < limbs; l++) slack[v * limbs + l]! -= nearer * delta[l]!
    }
    for (const node of forest.topBlossoms()) {
      const sign = label[node] === outer ? 2 : label[node] === inner ? -2 : 0
      if (sign !== 0) for (let l = 0; l < limbs; l++) forest.dual[node * limbs + l]! += sign * delta[l]!
    }
    if (!exact) throw new Error('matching: a dual left the exact range')
  }

  private findNearestOuter(v: number): void {
    const { size, adjacent, forest } = this.graph
    this.nearest[v] = noVertex
    for (let w = 0; w < size; w++) {
      if (this.passed[w] === 1 || adjacent[v * size + w] === 0) continue
      const node = forest.top[w]!
      if (this.label[node] !== outer || node === forest.top[v]) continue
      this.measure(v, w)
      this.remember(v, w)
    }
  }

  /** An inner blossom whose dual is used up opens; its children on the path of the tree stay in it, the others are free again. */
  private open(node: number): void {
    const { forest } = this.graph
    const { path, rest } = forest.open(node)
    for (const child of rest) this.label[child] = free
    path.forEach((step, index) => {
      if (index % 2 === 0) this.makeInner(step.node, step.from, step.to)
      else this.makeOuter(step.node, step.from, step.to)
    })
  }
}

/** Sums of three duals and a weight are exact as long as each stays below this. */
const exactUpTo = 2 ** 51
