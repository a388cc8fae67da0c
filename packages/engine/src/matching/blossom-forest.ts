export const noVertex = -1

/** One step of the path through an opened blossom: a child, and the edge by which the tree enters it. */
export type PathStep = { readonly node: number; readonly from: number; readonly to: number }

/**
 * Vertices and the odd sets (blossoms) around them, for one matching.
 *
 * Nodes 0 … size-1 are the vertices, the rest are blossoms. A blossom is an odd cycle of nodes, `children[0]` being the one that holds its base:
 * the only vertex that is not matched inside. `links` holds, for each child, the edge to the next child round the cycle.
 */
export class BlossomForest {
  /** Outermost node around each vertex. */
  readonly top: Int32Array
  readonly base: Int32Array
  /** Dual of each blossom, one number a limb. */
  readonly dual: Float64Array
  private readonly size: number
  private readonly limbs: number
  private readonly mate: Int32Array
  private readonly parent: Int32Array
  private readonly children: (number[] | null)[]
  private readonly links: (number[] | null)[]
  private readonly members: (number[] | null)[]
  /** Tree edge by which a node was entered: from a vertex of its tree parent to one of its own. */
  private readonly from: Int32Array
  private readonly to: Int32Array
  private readonly unused: number[] = []
  private readonly tops = new Set<number>()

  constructor(size: number, limbs: number, mate: Int32Array) {
    this.size = size
    this.limbs = limbs
    this.mate = mate
    this.top = Int32Array.from({ length: size }, (_, v) => v)
    this.base = Int32Array.from({ length: 2 * size }, (_, node) => (node < size ? node : noVertex))
    this.dual = new Float64Array(2 * size * limbs)
    this.parent = new Int32Array(2 * size).fill(noVertex)
    this.children = new Array(2 * size).fill(null)
    this.links = new Array(2 * size).fill(null)
    this.members = new Array(2 * size).fill(null)
    this.from = new Int32Array(2 * size).fill(noVertex)
    this.to = new Int32Array(2 * size).fill(noVertex)
    for (let node = 2 * size - 1; node >= size; node--) this.unused.push(node)
    for (let v = 0; v < size; v++) this.members[v] = [v]
  }

  isSingle(v: number): boolean {
    return this.top[v] === v
  }

  leaves(node: number): readonly number[] {
    return this.members[node]!
  }

  topBlossoms(): ReadonlySet<number> {
    return this.tops
  }

  enterBy(node: number, from: number, to: number): void {
    this.from[node] = from
    this.to[node] = to
  }

  /** Sum of the duals of all blossoms that hold both vertices, in one limb. */
  commonDual(v: number, w: number, limb: number): number {
    if (this.top[v] !== this.top[w]) return 0
    let common = this.innermostCommon(v, w)
    let sum = 0
    for (; common !== noVertex; common = this.parent[common]!) sum += this.dual[common * this.limbs + limb]!
    return sum
  }

  private innermostCommon(v: number, w: number): number {
    for (let a = this.parent[v]!; a !== noVertex; a = this.parent[a]!)
      for (let b = this.parent[w]!; b !== noVertex; b = this.parent[b]!) if (a === b) return a
    return noVertex
  }

  oddSets(): readonly { vertices: readonly number[]; dual: readonly number[] }[] {
    const sets: { vertices: readonly number[]; dual: readonly number[] }[] = []
    for (let node = this.size; node < 2 * this.size; node++) {
      if (this.children[node] === null) continue
      sets.push({ vertices: [...this.members[node]!], dual: [...this.dual.subarray(node * this.limbs, (node + 1) * this.limbs)] })
    }
    return sets
  }

  /** Matches the outer vertex `v` with `partner` (or exposes it) and passes the change up the tree to its root. */
  flip(v: number, partner: number): void {
    let vertex = v
    let mate = partner
    for (;;) {
      const node = this.top[vertex]!
      const above = this.from[node]!
      this.rebase(node, vertex)
      this.mate[vertex] = mate
      if (above === noVertex) return
      const innerNode = this.top[above]!
      const entry = this.to[innerNode]!
      this.rebase(innerNode, entry)
      mate = entry
      vertex = this.from[innerNode]!
      this.mate[entry] = vertex
    }
  }

  /** Moves the base of a node to one of its vertices, matching the others inside anew. */
  rebase(node: number, v: number): void {
    this.base[node] = v
    if (node < this.size) return
    const children = this.children[node]!
    const links = this.links[node]!
    const count = children.length
    let child = v
    while (this.parent[child] !== node) child = this.parent[child]!
    const start = children.indexOf(child)
    this.rebase(child, v)
    // From the new base child back to the old one, an even number of steps: the pairs on that way shift by one.
    const step = start % 2 === 0 ? -1 : 1
    for (let i = start; i % count !== 0; i += 2 * step) {
      const a = (((i + step) % count) + count) % count
      const b = (((i + 2 * step) % count) + count) % count
      const link = step === 1 ? a : b
      const first = links[2 * link]!
      const second = links[2 * link + 1]!
      this.rebase(children[link]!, first)
      this.rebase(children[(link + 1) % count]!, second)
      this.mate[first] = second
      this.mate[second] = first
    }
    this.children[node] = [...children.slice(start), ...children.slice(0, start)]
    this.links[node] = [...links.slice(2 * start), ...links.slice(0, 2 * start)]
  }

  /** Makes a blossom of the cycle that the edge between two outer vertices closes. */
  shrink(v: number, w: number): { readonly node: number; readonly children: readonly number[] } {
    const up = this.pathToRoot(this.top[v]!)
    const down = this.pathToRoot(this.top[w]!)
    while (up.length > 1 && down.length > 1 && up.at(-2) === down.at(-2)) {
      up.pop()
      down.pop()
    }
    const apex = up.pop()!
    down.pop()
    const children = [apex, ...up.toReversed(), ...down]
    const links: number[] = []
    for (const node of up.toReversed()) links.push(this.from[node]!, this.to[node]!)
    links.push(v, w)
    for (const node of down) links.push(this.to[node]!, this.from[node]!)
    const node = this.unused.pop()!
    this.children[node] = children
    this.links[node] = links
    this.members[node] = children.flatMap((child) => this.members[child]!)
    this.base[node] = this.base[apex]!
    this.parent[node] = noVertex
    this.enterBy(node, this.from[apex]!, this.to[apex]!)
    this.dual.fill(0, node * this.limbs, (node + 1) * this.limbs)
    for (const child of children) {
      this.parent[child] = node
      this.tops.delete(child)
    }
    for (const x of this.members[node]!) this.top[x] = node
    this.tops.add(node)
    return { node, children }
  }

  private pathToRoot(node: number): number[] {
    const path = [node]
    for (let at = node; this.from[at] !== noVertex; ) {
      at = this.top[this.from[at]!]!
      path.push(at)
    }
    return path
  }

  /** Takes an inner blossom apart. `path` leads from the child the tree enters to the one with the base; `rest` are the others. */
  open(node: number): { readonly path: readonly PathStep[]; readonly rest: readonly number[] } {
    const children = this.children[node]!
    const links = this.links[node]!
    const count = children.length
    let entry = this.to[node]!
    while (this.parent[entry] !== node) entry = this.parent[entry]!
    const start = children.indexOf(entry)
    const path: PathStep[] = [{ node: entry, from: this.from[node]!, to: this.to[node]! }]
    const step = start % 2 === 0 ? -1 : 1
    for (let i = start; i % count !== 0; i += step) {
      const next = (((i + step) % count) + count) % count
      const link = step === 1 ? i % count : next
      const ends = [links[2 * link]!, links[2 * link + 1]!] as const
      path.push({ node: children[next]!, from: ends[step === 1 ? 0 : 1], to: ends[step === 1 ? 1 : 0] })
    }
    const onPath = new Set(path.map((s) => s.node))
    this.release(node)
    return { path, rest: children.filter((child) => !onPath.has(child)) }
  }

  /** Takes apart outermost blossoms whose dual is zero. */
  tidy(): void {
    for (const node of [...this.tops]) this.openIfSpent(node)
  }

  private openIfSpent(node: number): void {
    if (node < this.size) return
    for (let l = 0; l < this.limbs; l++) if (this.dual[node * this.limbs + l] !== 0) return
    const children = this.children[node]!
    this.release(node)
    for (const child of children) this.openIfSpent(child)
  }

  /** Takes a whole nest apart, giving half of every blossom's dual to each of its vertices, so that all edges stay respected. */
  dissolve(node: number, duals: Float64Array): readonly number[] {
    const { limbs } = this
    const members = this.members[node]!
    if (node < this.size) return members
    for (const v of members) for (let l = 0; l < limbs; l++) duals[v * limbs + l]! += this.dual[node * limbs + l]! / 2
    const children = this.children[node]!
    this.release(node)
    for (const child of children) this.dissolve(child, duals)
    return members
  }

  private release(node: number): void {
    for (const child of this.children[node]!) {
      this.parent[child] = noVertex
      for (const v of this.members[child]!) this.top[v] = child
      if (child >= this.size) this.tops.add(child)
    }
    this.tops.delete(node)
    this.children[node] = null
    this.links[node] = null
    this.members[node] = null
    this.unused.push(node)
  }
}
