/**
 * Maximum cardinality matching in a general graph given by a predicate, and, where it is not perfect, why.
 *
 * A greedy start takes nearly everything in the nearly complete graphs that fields of players are; Edmonds' search does the rest. Vertices are
 * tried in the order of their index.
 *
 * A tree that found no way out stays shut: other trees enter it only where it is inner, and then do not leave it. So it need not be looked at
 * again, and all searches that fail cost no more than one.
 */
export type MaximumMatching = {
  readonly mate: Int32Array
  /** Vertices left alone. */
  readonly exposed: readonly number[]
}

const nobody = -1
/** Pairs of vertices that the search for a small stuck group may look at, about. */
const patience = 2 ** 23

export const maximumMatching = (size: number, adjacent: (i: number, j: number) => boolean): MaximumMatching => {
  const mate = startGreedily(size, adjacent, [])
  const exposed: number[] = []
  const shut = new Uint8Array(size)
  for (let v = 0; v < size; v++) {
    if (mate[v] !== nobody) continue
    const tree = growTree(v, size, adjacent, mate, shut)
    if (tree.end !== nobody) augment(tree, mate)
    else {
      exposed.push(v)
      shutDown(tree, shut)
    }
  }
  return { mate, exposed }
}

/** Does a matching leave nobody alone? `start` has pairs to begin with. */
export const hasPerfectMatching = (
  size: number,
  adjacent: (i: number, j: number) => boolean,
  start: Iterable<readonly [number, number]> = [],
): boolean => perfectMatching(size, adjacent, start) !== null

/** Mates in a matching that leaves nobody alone, null where there is none. Whoever finds no way out once never does. */
export const perfectMatching = (
  size: number,
  adjacent: (i: number, j: number) => boolean,
  start: Iterable<readonly [number, number]> = [],
): Int32Array | null => {
  const mate = startGreedily(size, adjacent, start)
  for (let v = 0; v < size; v++) {
    if (mate[v] !== nobody || takeShortWay(v, size, adjacent, mate)) continue
    const tree = growTree(v, size, adjacent, mate)
    if (tree.end === nobody) return null
    augment(tree, mate)
  }
  return mate
}

/**
 * Of a matching that leaves `alone` out and nobody else that can be reached from it: who may be left out instead, and the matching changed so that somebody of these is.
 */
export const leftOutInstead = (
  size: number,
  adjacent: (i: number, j: number) => boolean,
  mate: Int32Array,
  alone: number,
): { readonly may: (vertex: number) => boolean; readonly leaveOut: (vertex: number) => void } => {
  const tree = growTree(alone, size, adjacent, mate)
  return {
    may: (vertex) => tree.outer[vertex] === 1,
    leaveOut: (vertex) => augment({ ...tree, end: vertex }, mate, true),
  }
}

/** Two that are alone and a pair between them: mostly that is enough, and a tree need not be grown. */
const takeShortWay = (v: number, size: number, adjacent: (i: number, j: number) => boolean, mate: Int32Array): boolean => {
  let other = v + 1
  while (other < size && mate[other] !== nobody) other++
  if (other === size) return false
  for (let w = 0; w < size; w++) {
    const partner = mate[w]!
    if (partner === nobody || !adjacent(v, w) || !adjacent(partner, other)) continue
    mate[v] = w
    mate[w] = v
    mate[partner] = other
    mate[other] = partner
    return true
  }
  return false
}

/** Each vertex that is alone takes the next one that is. */
const startGreedily = (
  size: number,
  adjacent: (i: number, j: number) => boolean,
  start: Iterable<readonly [number, number]>,
): Int32Array => {
  const mate = new Int32Array(size).fill(nobody)
  for (const [v, w] of start) {
    mate[v] = w
    mate[w] = v
  }
  for (let v = 0; v < size; v++) {
    if (mate[v] !== nobody) continue
    for (let w = v + 1; w < size; w++) {
      if (mate[w] !== nobody || !adjacent(v, w)) continue
      mate[v] = w
      mate[w] = v
      break
    }
  }
  return mate
}

/**
 * A group that cannot be paired (a deficient set of the Gallai-Edmonds decomposition): `inside` falls into more odd islands than there are
 * vertices in `border`, the only ones outside that its islands reach. The smallest found over the vertices that some maximum matching leaves out,
 * all of them in small graphs, as many as patience allows in large ones.
 */
export const stuckGroup = (
  size: number,
  adjacent: (i: number, j: number) => boolean,
  { mate, exposed }: MaximumMatching,
): { readonly inside: readonly number[]; readonly border: readonly number[] } => {
  let best: { inside: number[]; border: number[] } | null = null
  const tried = new Set<number>()
  const mostTries = Math.max(1, Math.floor(patience / size ** 2))
  for (const root of exposed) {
    if (tried.size >= mostTries) break
    const tree = growTree(root, size, adjacent, mate)
    for (const other of outerOf(tree, size)) {
      if (tried.has(other) || tried.size >= mostTries) continue
      tried.add(other)
      const shifted = mate.slice()
      augment({ ...tree, end: other }, shifted, true)
      const own = growTree(other, size, adjacent, shifted)
      const inside = outerOf(own, size)
      if (best === null || inside.length < best.inside.length) best = { inside, border: borderOf(own, size) }
    }
  }
  return best ?? { inside: [], border: [] }
}

/** The vertices that one maximum matching or another leaves out: those an even alternating path leads to from one that this matching leaves out. */
export const leftOutBySome = (
  size: number,
  adjacent: (i: number, j: number) => boolean,
  { mate, exposed }: MaximumMatching,
): readonly number[] => {
  const shut = new Uint8Array(size)
  const found = exposed.flatMap((root) => {
    const tree = growTree(root, size, adjacent, mate, shut)
    shutDown(tree, shut)
    return outerOf(tree, size)
  })
  return found.sort((a, b) => a - b)
}

type Tree = {
  readonly root: number
  /** Exposed vertex reached by an augmenting path, or -1. */
  readonly end: number
  /** For a vertex reached along an edge out of the tree: the outer vertex it was reached from. */
  readonly from: Int32Array
  readonly outer: Uint8Array
  readonly reached: Uint8Array
}

const outerOf = (tree: Tree, size: number): number[] => Array.from({ length: size }, (_, v) => v).filter((v) => tree.outer[v] === 1)
const borderOf = (tree: Tree, size: number): number[] =>
  Array.from({ length: size }, (_, v) => v).filter((v) => tree.reached[v] === 1 && tree.outer[v] === 0)

const shutDown = ({ reached }: Tree, shut: Uint8Array): void => {
  for (let v = 0; v < reached.length; v++) if (reached[v] === 1) shut[v] = 1
}

/** Edmonds' search from one vertex that is alone; vertices that are `shut` are left aside. */
const growTree = (
  root: number,
  size: number,
  adjacent: (i: number, j: number) => boolean,
  mate: Int32Array,
  shut: Uint8Array | null = null,
): Tree => {
  const from = new Int32Array(size).fill(nobody)
  const outer = new Uint8Array(size)
  const reached = new Uint8Array(size)
  // Each vertex names the base of the blossom it has been shrunk into.
  const base = new Int32Array(size)
  for (let v = 0; v < size; v++) base[v] = v
  const queue = [root]
  outer[root] = reached[root] = 1

  const commonBase = (a: number, b: number): number => {
    const seen = new Set<number>()
    for (let v = base[a]!; ; v = base[from[mate[v]!]!]!) {
      seen.add(v)
      if (v === root || mate[v] === nobody) break
    }
    let v = base[b]!
    while (!seen.has(v)) v = base[from[mate[v]!]!]!
    return v
  }
  const shrinkPath = (start: number, bridge: number, stop: number, shrunk: Uint8Array): void => {
    let v = start
    let child = bridge
    while (base[v] !== stop) {
      shrunk[base[v]!] = shrunk[base[mate[v]!]!] = 1
      from[v] = child
      child = mate[v]!
      v = from[child]!
    }
  }

  for (let head = 0; head < queue.length; head++) {
    const v = queue[head]!
    for (let w = 0; w < size; w++) {
      if (w === v || base[v] === base[w] || mate[v] === w || shut?.[w] === 1 || !adjacent(v, w)) continue
      if (outer[w] === 1) {
        const stop = commonBase(v, w)
        const shrunk = new Uint8Array(size)
        shrinkPath(v, w, stop, shrunk)
        shrinkPath(w, v, stop, shrunk)
        for (let x = 0; x < size; x++) {
          if (shrunk[base[x]!] !== 1) continue
          base[x] = stop
          if (outer[x] === 1) continue
          outer[x] = 1
          queue.push(x)
        }
      } else if (reached[w] === 0) {
        reached[w] = 1
        from[w] = v
        const partner = mate[w]!
        if (partner === nobody) return { root, end: w, from, outer, reached }
        outer[partner] = reached[partner] = 1
        queue.push(partner)
      }
    }
  }
  return { root, end: nobody, from, outer, reached }
}

/** Flips the path from the root to `end`; with `expose`, `end` is an outer vertex that is left alone instead. */
const augment = (tree: Tree, mate: Int32Array, expose = false): void => {
  let v = tree.end
  if (expose) {
    const inner = mate[v]!
    mate[v] = nobody
    if (inner === nobody) return
    v = inner
  }
  while (v !== nobody) {
    const before = tree.from[v]!
    const next = mate[before]!
    mate[v] = before
    mate[before] = v
    v = next
  }
}
