/**
 * A perfect matching of greatest worth in a general graph (Edmonds 1965, by duals that stay dual feasible), null where there is none. Worths are whole numbers of any length,
 * null where two vertices are not joined, so that criteria of every priority stand in one number. It is slow and plain, and nobody but the referee uses it.
 */
export const bestPerfectMatching = (size: number, worth: (a: number, b: number) => bigint | null): readonly number[] | null => {
  const joined: (bigint | null)[][] = Array.from({ length: size }, () => Array<bigint | null>(size).fill(null))
  let [least, most] = [0n, 0n]
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) {
      const value = worth(a, b)
      joined[a]![b] = joined[b]![a] = value
      if (value !== null && value < least) least = value
      if (value !== null && value > most) most = value
    }
  // Another pair is worth more than all that can be gained elsewhere.
  const bonus = (most - least + 1n) * BigInt(size + 1)
  const mate = heaviest(size, (a, b) => {
    const value = joined[a]![b]!
    return value === null ? 0n : value - least + bonus
  })
  return mate.includes(-1) ? null : mate
}

/** An edge between two vertices, which stands for one between the blossoms they are in. */
type Edge = { u: number; v: number; w: bigint }

/** Vertices are 1 … n, blossoms have numbers above; 0 is nobody. A worth of nothing is no edge. */
const heaviest = (n: number, worth: (a: number, b: number) => bigint): readonly number[] => {
  const all = 2 * n + 1
  const list = <T>(value: () => T): T[] => Array.from({ length: all + 1 }, value)
  const edge: Edge[][] = Array.from({ length: all + 1 }, (_, u) => Array.from({ length: all + 1 }, (_, v) => ({ u, v, w: 0n })))
  const [mate, slack, outer, parent, seen] = [list(() => 0), list(() => 0), list(() => 0), list(() => 0), list(() => 0)]
  const state = list(() => -1)
  const dual = list(() => 0n)
  const petals = list((): number[] => [])
  const within = Array.from({ length: all + 1 }, () => Array<number>(n + 1).fill(0))
  let [used, queue, mark, top] = [n, [] as number[], 0, 0n]

  for (let u = 1; u <= n; u++) {
    outer[u] = within[u]![u] = u
    for (let v = 1; v <= n; v++) if (u !== v) edge[u]![v]!.w = worth(u - 1, v - 1)
    for (let v = 1; v <= n; v++) if (edge[u]![v]!.w > top) top = edge[u]![v]!.w
  }
  for (let u = 1; u <= n; u++) dual[u] = top

  const gap = ({ u, v }: Edge): bigint => dual[u]! + dual[v]! - edge[u]![v]!.w * 2n
  const offer = (u: number, x: number): void => {
    if (slack[x] === 0 || gap(edge[u]![x]!) < gap(edge[slack[x]!]![x]!)) slack[x] = u
  }
  const offerAll = (x: number): void => {
    slack[x] = 0
    for (let u = 1; u <= n; u++) if (edge[u]![x]!.w > 0n && outer[u] !== x && state[outer[u]!] === 0) offer(u, x)
  }
  const enqueue = (x: number): void => {
    if (x <= n) queue.push(x)
    else for (const petal of petals[x]!) enqueue(petal)
  }
  const putInto = (x: number, blossom: number): void => {
    outer[x] = blossom
    if (x > n) for (const petal of petals[x]!) putInto(petal, blossom)
  }
  /** Turns the blossom so that the way from its base to the petal is even. */
  const wayTo = (blossom: number, petal: number): number => {
    const ring = petals[blossom]!
    const at = ring.indexOf(petal)
    if (at % 2 === 0) return at
    petals[blossom] = [ring[0]!, ...ring.slice(1).reverse()]
    return ring.length - at
  }
  const join = (u: number, v: number): void => {
    const { u: from, v: to } = edge[u]![v]!
    mate[u] = to
    if (u <= n) return
    const petal = within[u]![from]!
    const at = wayTo(u, petal)
    for (let i = 0; i < at; i++) join(petals[u]![i]!, petals[u]![i ^ 1]!)
    join(petal, v)
    petals[u] = [...petals[u]!.slice(at), ...petals[u]!.slice(0, at)]
  }
  const flip = (from: number, to: number): void => {
    for (let [u, v] = [from, to]; ; ) {
      const before = outer[mate[u]!]!
      join(u, v)
      if (before === 0) return
      join(before, outer[parent[before]!]!)
      ;[u, v] = [outer[parent[before]!]!, before]
    }
  }
  const common = (a: number, b: number): number => {
    mark++
    for (let [u, v] = [a, b]; u !== 0 || v !== 0; [u, v] = [v, u]) {
      if (u === 0) continue
      if (seen[u] === mark) return u
      seen[u] = mark
      u = outer[mate[u]!]!
      if (u !== 0) u = outer[parent[u]!]!
    }
    return 0
  }
  const shrink = (u: number, base: number, v: number): void => {
    let b = n + 1
    while (b <= used && outer[b] !== 0) b++
    used = Math.max(used, b)
    dual[b] = 0n
    state[b] = 0
    mate[b] = mate[base]!
    const branch = (from: number): number[] => {
      const way: number[] = []
      for (let x = from; x !== base; ) {
        const y = outer[mate[x]!]!
        way.push(x, y)
        enqueue(y)
        x = outer[parent[y]!]!
      }
      return way
    }
    petals[b] = [base, ...branch(u).reverse(), ...branch(v)]
    putInto(b, b)
    for (let x = 1; x <= used; x++) edge[b]![x] = { ...edge[b]![x]!, w: 0n }
    for (let x = 1; x <= used; x++) edge[x]![b] = { ...edge[x]![b]!, w: 0n }
    within[b]!.fill(0)
    for (const petal of petals[b]!) {
      for (let x = 1; x <= used; x++)
        if (edge[b]![x]!.w === 0n || gap(edge[petal]![x]!) < gap(edge[b]![x]!)) {
          edge[b]![x] = edge[petal]![x]!
          edge[x]![b] = edge[x]![petal]!
        }
      for (let x = 1; x <= n; x++) if (within[petal]![x] !== 0) within[b]![x] = petal
    }
    offerAll(b)
  }
  const expand = (b: number): void => {
    for (const petal of petals[b]!) putInto(petal, petal)
    const entry = within[b]![edge[b]![parent[b]!]!.u]!
    const at = wayTo(b, entry)
    const ring = petals[b]!
    for (let i = 0; i < at; i += 2) {
      const [x, y] = [ring[i]!, ring[i + 1]!]
      parent[x] = edge[y]![x]!.u
      state[x] = 1
      state[y] = 0
      slack[x] = 0
      offerAll(y)
      enqueue(y)
    }
    state[entry] = 1
    parent[entry] = parent[b]!
    for (const petal of ring.slice(at + 1)) {
      state[petal] = -1
      offerAll(petal)
    }
    outer[b] = 0
  }
  /** Whether a way was found that leads to another pair. */
  const follow = (found: Edge): boolean => {
    const [u, v] = [outer[found.u]!, outer[found.v]!]
    if (state[v] === -1) {
      parent[v] = found.u
      state[v] = 1
      const next = outer[mate[v]!]!
      slack[v] = slack[next] = 0
      state[next] = 0
      enqueue(next)
    } else if (state[v] === 0) {
      const base = common(u, v)
      if (base === 0) {
        flip(u, v)
        flip(v, u)
        return true
      }
      shrink(u, base, v)
    }
    return false
  }
  const vertexStep = (u: number): boolean => {
    if (state[outer[u]!] === 1) return false
    for (let v = 1; v <= n; v++) {
      if (edge[u]![v]!.w === 0n || outer[u] === outer[v]) continue
      if (gap(edge[u]![v]!) > 0n) offer(u, outer[v]!)
      else if (follow(edge[u]![v]!)) return true
    }
    return false
  }
  const oneMore = (): boolean => {
    state.fill(-1)
    slack.fill(0)
    queue = []
    for (let x = 1; x <= used; x++)
      if (outer[x] === x && mate[x] === 0) {
        parent[x] = 0
        state[x] = 0
        enqueue(x)
      }
    if (queue.length === 0) return false
    for (;;) {
      for (let head = 0; head < queue.length; head++) if (vertexStep(queue[head]!)) return true
      let step: bigint | null = null
      const atMost = (value: bigint): void => {
        if (step === null || value < step) step = value
      }
      for (let b = n + 1; b <= used; b++) if (outer[b] === b && state[b] === 1) atMost(dual[b]! / 2n)
      for (let x = 1; x <= used; x++) {
        if (outer[x] !== x || slack[x] === 0 || state[x] === 1) continue
        const free = gap(edge[slack[x]!]![x]!)
        atMost(state[x] === -1 ? free : free / 2n)
      }
      for (let u = 1; u <= n; u++) if (state[outer[u]!] === 0) atMost(dual[u]!)
      const by = step ?? 0n
      let spent = false
      for (let u = 1; u <= n; u++) {
        if (state[outer[u]!] === 0) {
          if (dual[u]! <= by) spent = true
          dual[u] = dual[u]! - by
        } else if (state[outer[u]!] === 1) dual[u] = dual[u]! + by
      }
      if (spent) return false
      for (let b = n + 1; b <= used; b++) {
        if (outer[b] !== b) continue
        if (state[b] === 0) dual[b] = dual[b]! + 2n * by
        else if (state[b] === 1) dual[b] = dual[b]! - 2n * by
      }
      queue = []
      for (let x = 1; x <= used; x++)
        if (outer[x] === x && slack[x] !== 0 && outer[slack[x]!] !== x && gap(edge[slack[x]!]![x]!) === 0n)
          if (follow(edge[slack[x]!]![x]!)) return true
      for (let b = n + 1; b <= used; b++) if (outer[b] === b && state[b] === 1 && dual[b] === 0n) expand(b)
    }
  }
  while (oneMore());
  return Array.from({ length: n }, (_, at) => mate[at + 1]! - 1)
}
