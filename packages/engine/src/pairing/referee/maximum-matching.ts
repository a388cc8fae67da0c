/**
 * A largest set of disjoint edges in a graph (Edmonds 1965): grow an alternating tree from every vertex that is still free, shrink the odd cycles
 * it meets into their bases, and flip the path when another free vertex is reached. Returns the mate of every vertex, -1 for none.
 *
 * Vertices are taken in order, and one that has a mate keeps having one. A free vertex before the root has been tried in vain, so it is no
 * neighbour of the root; the first free one behind it, if there is any, will do without a tree.
 */
export const maximumMatching = (size: number, joined: Joined): readonly number[] => matched(size, joined).mate

type Joined = (a: number, b: number) => boolean

/** Beside the mates: which vertices some largest set of edges leaves out. They are reached from a free one by a path of even length that alternates. */
export const matched = (
  size: number,
  joined: Joined,
): { readonly mate: readonly number[]; readonly mayBeFree: () => readonly boolean[] } => {
  const vertices = Array.from({ length: size }, (_, index) => index)
  const mate = vertices.map(() => -1)
  const known: (readonly number[] | undefined)[] = []
  const neighbours = (a: number): readonly number[] => {
    known[a] ??= vertices.filter((b) => a !== b && joined(Math.min(a, b), Math.max(a, b)))
    return known[a]
  }

  /** The free vertex at the end of a path that can be flipped, -1 when there is none; and the tree. */
  const treeOf = (root: number): { readonly end: number; readonly parent: readonly number[]; readonly reached: readonly boolean[] } => {
    const parent = vertices.map(() => -1)
    const base = [...vertices]
    const reached = vertices.map(() => false)
    reached[root] = true
    const queue = [root]

    const commonBase = (a: number, b: number): number => {
      const above = new Set<number>()
      for (let at = a; ; at = parent[mate[base[at]!]!]!) {
        above.add(base[at]!)
        if (mate[base[at]!] === -1) break
      }
      let at = b
      while (!above.has(base[at]!)) at = parent[mate[base[at]!]!]!
      return base[at]!
    }

    const mark = (from: number, top: number, child: number, shrunk: Set<number>): void => {
      for (let at = from, next = child; base[at] !== top; at = parent[mate[at]!]!) {
        shrunk.add(base[at]!).add(base[mate[at]!]!)
        parent[at] = next
        next = mate[at]!
      }
    }

    const grow = (): number => {
      for (let head = 0; head < queue.length; head++) {
        const a = queue[head]!
        for (const b of neighbours(a)) {
          if (base[a] === base[b] || mate[a] === b) continue
          if (b === root || (mate[b] !== -1 && parent[mate[b]!] !== -1)) {
            const top = commonBase(a, b)
            const shrunk = new Set<number>()
            mark(a, top, b, shrunk)
            mark(b, top, a, shrunk)
            for (const v of vertices) {
              if (!shrunk.has(base[v]!)) continue
              base[v] = top
              if (reached[v]) continue
              reached[v] = true
              queue.push(v)
            }
          } else if (parent[b] === -1) {
            parent[b] = a
            if (mate[b] === -1) return b
            reached[mate[b]!] = true
            queue.push(mate[b]!)
          }
        }
      }
      return -1
    }

    return { end: grow(), parent, reached }
  }

  for (const root of vertices) {
    if (mate[root] !== -1) continue
    let next = root + 1
    while (next < size && (mate[next] !== -1 || !joined(root, next))) next++
    if (next < size) {
      mate[root] = next
      mate[next] = root
      continue
    }
    const { end, parent } = treeOf(root)
    for (let at = end; at !== -1; ) {
      const before = parent[at]!
      const freed = mate[before]!
      mate[at] = before
      mate[before] = at
      at = freed
    }
  }
  const mayBeFree = (): readonly boolean[] => {
    const trees = vertices.filter((root) => mate[root] === -1).map((root) => treeOf(root).reached)
    return vertices.map((v) => trees.some((reached) => reached[v]))
  }
  return { mate, mayBeFree }
}
