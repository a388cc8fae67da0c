/**
 * Maximum weight fractional matching between classes of like vertices: duals to start from, and how many of which classes are paired.
 *
 * Between like vertices all edges weigh the same, so a fractional matching is a flow: each class stands once on either side, with as many places as it
 * has members, and half of what flows from A to B and from B to A is the number of their pairs. It is found by successive augmenting paths, each of
 * which moves as many as it can: the work depends on the number of classes, not on that of vertices. The duals of the two sides together are doubled
 * duals of the vertices (lexicographic-matching.ts); they respect every edge between members, those that are there and those that are not.
 */
export type Classes = {
  /** Members of each class. */
  readonly counts: ArrayLike<number>
  readonly limbs: number
  /** Weight of an edge between members of two classes; null where there is none. */
  readonly weight: (a: number, b: number) => Float64Array | null
}

export type FractionalMatching = {
  /** Doubled dual of a member of each class, limb l of class a at a * limbs + l. */
  readonly duals: Float64Array
  /** Twice the number of pairs of members of two classes, a ≤ b. */
  readonly doubledPairs: (a: number, b: number) => number
}

export const fractionalMatching = (classes: Classes): FractionalMatching => {
  const count = classes.counts.length
  const { limbs } = classes
  const flow = new Transport(classes)
  for (let a = 0; a < count; a++) flow.place(a)
  const duals = new Float64Array(count * limbs)
  for (let i = 0; i < duals.length; i++) duals[i] = flow.left[i]! + flow.right[i]!
  return {
    duals,
    doubledPairs: (a, b) => (a === b ? flow.flow[a * count + a]! : flow.flow[a * count + b]! + flow.flow[b * count + a]!),
  }
}

const none = -1

class Transport {
  /** Members of a (left) paired with members of b (right), at a * count + b. */
  readonly flow: Int32Array
  readonly left: Float64Array
  readonly right: Float64Array
  private readonly count: number
  private readonly limbs: number
  private readonly weight: (ArrayLike<number> | null)[]
  private readonly waiting: Int32Array
  private readonly room: Int32Array
  /** In the tree: the right class through which a left one was reached, and the left class from which a right one is nearest. */
  private readonly via: Int32Array
  private readonly from: Int32Array
  private readonly inLeft: Uint8Array
  private readonly inRight: Uint8Array
  private readonly slack: Float64Array
  private readonly delta: Float64Array

  constructor({ counts, limbs, weight }: Classes) {
    const count = counts.length
    this.count = count
    this.limbs = limbs
    this.flow = new Int32Array(count * count)
    this.left = new Float64Array(count * limbs)
    this.right = new Float64Array(count * limbs)
    this.waiting = Int32Array.from(counts)
    this.room = Int32Array.from(counts)
    this.via = new Int32Array(count)
    this.from = new Int32Array(count)
    this.inLeft = new Uint8Array(count)
    this.inRight = new Uint8Array(count)
    this.slack = new Float64Array(count * limbs)
    this.delta = new Float64Array(limbs)
    this.weight = []
    for (let a = 0; a < count; a++) for (let b = 0; b < count; b++) this.weight.push(a === b && counts[a]! < 2 ? null : weight(a, b))
    for (let a = 0; a < count; a++)
      for (let b = 0; b < count; b++) {
        const edge = this.weight[a * count + b]!
        if (edge !== null && compareAt(edge, 0, this.left, a * limbs, limbs) > 0)
          for (let l = 0; l < limbs; l++) this.left[a * limbs + l] = edge[l]!
      }
  }

  /** Finds places for all members of a left class, or leaves those waiting whose dual is zero. */
  place(a: number): void {
    while (this.waiting[a]! > 0 && this.search(a));
  }

  /** One augmenting path from a left class. False when its members may stay without a place. */
  private search(root: number): boolean {
    const { count, inLeft, inRight, from, via, room } = this
    inLeft.fill(0)
    inRight.fill(0)
    from.fill(none)
    via.fill(none)
    this.enter(root)
    for (;;) {
      const [side, at] = this.nearest()
      this.lower()
      if (side === 'left') {
        if (at === root) return false
        this.move(root, at, none)
        return true
      }
      inRight[at] = 1
      if (room[at]! > 0) {
        this.move(root, from[at]!, at)
        return true
      }
      for (let a = 0; a < count; a++) {
        if (inLeft[a] === 1 || this.flow[a * count + at] === 0) continue
        via[a] = at
        this.enter(a)
      }
    }
  }

  private enter(a: number): void {
    const { count, limbs, left, right, slack, from, inRight } = this
    this.inLeft[a] = 1
    for (let b = 0; b < count; b++) {
      const edge = this.weight[a * count + b]!
      if (edge === null || inRight[b] === 1) continue
      let order = from[b] === none ? -1 : 0
      for (let l = 0; l < limbs && order === 0; l++) order = left[a * limbs + l]! + right[b * limbs + l]! - edge[l]! - slack[b * limbs + l]!
      if (order >= 0) continue
      from[b] = a
      for (let l = 0; l < limbs; l++) slack[b * limbs + l] = left[a * limbs + l]! + right[b * limbs + l]! - edge[l]!
    }
  }

  /** What stops the duals first, its distance being put into `delta`: the dual of a left class in the tree at zero, or an edge to a right class. */
  private nearest(): ['left' | 'right', number] {
    const { count, limbs, left, slack, delta, from, inLeft, inRight } = this
    let found: ['left' | 'right', number] | null = null
    for (let a = 0; a < count; a++) {
      if (inLeft[a] === 1 && (found === null || compareAt(left, a * limbs, delta, 0, limbs) < 0)) {
        found = ['left', a]
        delta.set(left.subarray(a * limbs, (a + 1) * limbs))
      }
      if (inRight[a] === 0 && from[a] !== none && (found === null || compareAt(slack, a * limbs, delta, 0, limbs) < 0)) {
        found = ['right', a]
        delta.set(slack.subarray(a * limbs, (a + 1) * limbs))
      }
    }
    return found!
  }

  private lower(): void {
    const { count, limbs, left, right, slack, delta, inLeft, inRight } = this
    for (let a = 0; a < count; a++)
      for (let l = 0; l < limbs; l++) {
        if (inLeft[a] === 1) left[a * limbs + l]! -= delta[l]!
        if (inRight[a] === 1) right[a * limbs + l]! += delta[l]!
        else slack[a * limbs + l]! -= delta[l]!
      }
  }

  /** Moves as many as possible along the tree from its root to a left class, and on to a right one with room, or out of their places. */
  private move(root: number, last: number, free: number): void {
    const { count, flow, via, from, waiting, room } = this
    let most = waiting[root]!
    if (free !== none) most = Math.min(most, room[free]!)
    for (let a = last; a !== root; a = from[via[a]!]!) most = Math.min(most, flow[a * count + via[a]!]!)
    if (free === none) waiting[last]! += most
    else {
      flow[last * count + free]! += most
      room[free]! -= most
    }
    for (let a = last; a !== root; a = from[via[a]!]!) {
      flow[a * count + via[a]!]! -= most
      flow[from[via[a]!]! * count + via[a]!]! += most
    }
    waiting[root]! -= most
  }
}

/** Lexicographic order of two vectors that begin at i and j. */
const compareAt = (a: ArrayLike<number>, i: number, b: ArrayLike<number>, j: number, limbs: number): number => {
  for (let l = 0; l < limbs; l++) if (a[i + l] !== b[j + l]) return a[i + l]! - b[j + l]!
  return 0
}
