/**
 * A perfect matching of greatest worth in a general graph (Edmonds 1965, by duals that stay dual feasible), null where there is none. Worths are whole numbers of any length, so that
 * criteria of every priority stand in one number; `which` says the place of a pair's among them, null where two vertices are not joined. It is plain, and nobody but the
 * referee uses it.
 */
export const bestPerfectMatching = (
  size: number,
  worths: readonly bigint[],
  which: (a: number, b: number) => number | null,
): BestMatching | null => {
  const none = worths.length
  const joined = Array.from({ length: size }, () => new Int32Array(size).fill(none))
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) joined[a]![b] = joined[b]![a] = which(a, b) ?? none
  const [least, most] = worths.reduce(([low, high], one) => [one < low ? one : low, one > high ? one : high], [0n, 0n])
  // Another pair is worth more than all that can be gained elsewhere.
  const bonus = (most - least + 1n) * BigInt(size + 1)
  const raised = [...worths.map((value) => value - least + bonus), 0n]
  const { mate, dual } = heaviest(size, joined, raised)
  return mate.includes(-1) ? null : { mate, justPaid: (a, b) => dual[a]! + dual[b]! === 2n * raised[joined[a]![b]!]! }
}

export type BestMatching = {
  readonly mate: readonly number[]
  /** Whether the duals just pay for a pair: in a graph without odd circles the best matchings are those of such pairs. */
  readonly justPaid: (a: number, b: number) => boolean
}

/** An edge between two vertices, which stands for one between the blossoms they are in, as one number; 0: there is none. */
type Edge = number

/** Vertices are 1 … n, blossoms have numbers above; 0 is nobody. The last of the worths is that of no edge. */
const heaviest = (
  n: number,
  joined: readonly Int32Array[],
  worths: readonly bigint[],
): { readonly mate: readonly number[]; readonly dual: readonly bigint[] } => {
  const all = 2 * n + 1
  const list = <T>(value: () => T): T[] => Array.from({ length: all + 1 }, value)
  const [mate, slack, outer, parent, seen] = [list(() => 0), list(() => 0), list(() => 0), list(() => 0), list(() => 0)]
  const state = list(() => -1)
  const dual = list(() => 0n)
  const petals = list((): number[] => [])
  /** Of a blossom: its petal with a vertex, and its edge to everybody else. */
  const within: Int32Array[] = []
  const edges: Int32Array[] = []
  let [used, queue, mark] = [n, [] as number[], 0]

  const doubled = worths.map((worth) => 2n * worth)
  const none = worths.length - 1
  const top = worths.reduce((most, worth) => (worth > most ? worth : most), 0n)
  for (let u = 1; u <= n; u++) outer[u] = u
  for (let u = 1; u <= n; u++) dual[u] = top
  // Whom these duals just pay for are paired at once.
  for (let u = 1; u <= n; u++)
    for (let v = u + 1; v <= n && mate[u] === 0; v++)
      if (mate[v] === 0 && worths[joined[u - 1]![v - 1]!] === top && top > 0n) [mate[u], mate[v]] = [v, u]

  const edgeOf = (u: number, v: number): Edge => u * (n + 1) + v
  const from = (edge: Edge): number => Math.trunc(edge / (n + 1))
  const to = (edge: Edge): number => edge % (n + 1)
  const turned = (edge: Edge): Edge => (edge === 0 ? 0 : edgeOf(to(edge), from(edge)))
  const between = (x: number, y: number): Edge => {
    if (x > n) return edges[x]![y]!
    if (y > n) return turned(edges[y]![x]!)
    return x === y || joined[x - 1]![y - 1] === none ? 0 : edgeOf(x, y)
  }
  const petalWith = (x: number, vertex: number): number => (x <= n ? (x === vertex ? x : 0) : within[x]![vertex]!)
  const gap = (edge: Edge): bigint => {
    const [u, v] = [from(edge), to(edge)]
    return dual[u]! + dual[v]! - doubled[joined[u - 1]![v - 1]!]!
  }
  const offer = (u: number, x: number): void => {
    if (slack[x] === 0 || gap(between(u, x)) < gap(between(slack[x]!, x))) slack[x] = u
  }
  const offerAll = (x: number): void => {
    slack[x] = 0
    for (let u = 1; u <= n; u++) if (outer[u] !== x && state[outer[u]!] === 0 && between(u, x) !== 0) offer(u, x)
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
    const edge = between(u, v)
    mate[u] = to(edge)
    if (u <= n) return
    const petal = petalWith(u, from(edge))
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
    const own = new Int32Array(all + 1)
    edges[b] = own
    within[b] = new Int32Array(n + 1)
    for (const petal of petals[b]!) {
      for (let x = 1; x <= used; x++) {
        if (x === b || outer[x] === b) continue
        const edge = between(petal, x)
        if (edge !== 0 && (own[x] === 0 || gap(edge) < gap(own[x]!))) own[x] = edge
      }
      for (let x = 1; x <= n; x++) if (petalWith(petal, x) !== 0) within[b]![x] = petal
    }
    for (let x = n + 1; x <= used; x++) if (edges[x] !== undefined) edges[x]![b] = turned(own[x]!)
    offerAll(b)
  }
  const expand = (b: number): void => {
    for (const petal of petals[b]!) putInto(petal, petal)
    const entry = petalWith(b, from(between(b, parent[b]!)))
    const at = wayTo(b, entry)
    const ring = petals[b]!
    for (let i = 0; i < at; i += 2) {
      const [x, y] = [ring[i]!, ring[i + 1]!]
      parent[x] = from(between(y, x))
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
    const [u, v] = [outer[from(found)]!, outer[to(found)]!]
    if (state[v] === -1) {
      parent[v] = from(found)
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
      if (outer[u] === outer[v]) continue
      const edge = between(u, v)
      if (edge === 0) continue
      if (gap(edge) > 0n) offer(u, outer[v]!)
      else if (follow(edge)) return true
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
        const free = gap(between(slack[x]!, x))
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
        if (outer[x] === x && slack[x] !== 0 && outer[slack[x]!] !== x && gap(between(slack[x]!, x)) === 0n)
          if (follow(between(slack[x]!, x))) return true
      for (let b = n + 1; b <= used; b++) if (outer[b] === b && state[b] === 1 && dual[b] === 0n) expand(b)
    }
  }
  while (oneMore());
  return { mate: Array.from({ length: n }, (_, at) => mate[at + 1]! - 1), dual: dual.slice(1, n + 1) }
}
