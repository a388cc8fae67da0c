import { pricesOf, type Way } from './cheapest-circulation.ts'

/** Classes of like vertices among which every edge is just paid for. */
export type PaidClasses = {
  readonly classOf: readonly number[]
  readonly joined: (a: number, b: number) => boolean
  /** Members of a class that must not be alone. */
  readonly needed: readonly boolean[]
}

/** The places of a class: on the left and on the right side all members, those above their partner, those below. */
const [left, leftAbove, leftBelow, rightBelow, rightAbove, right] = [0, 1, 2, 3, 4, 5]
const placesOfClass = 6
const unlimited = Number.POSITIVE_INFINITY

/**
 * Doubled duals for a limb in which an edge weighs what its first vertex is worth, if both are among the first `worth.length`, and nothing otherwise; `worth` falls.
 * Null where classes do not keep apart those who count and those who do not, or where it takes too long.
 *
 * Which of its members a class has above their partners is clear once it is known how many: the first ones. So, fractionally, matchings are flows between classes by
 * role: how many of one class are above how many of another. What flows comes from a matching that is there already and is improved (cheapest-circulation.ts). A place in
 * a class below somebody then has a price, and so has one above; the dual of a vertex is the better of its two roles. An edge is paid for by what the upper one is worth
 * less the price of a place below, and that price. So the duals respect every edge whatever the prices are, and with the best prices are the best, but for edges that are
 * missing and odd numbers.
 */
export const roleDuals = (
  { classOf, joined, needed }: PaidClasses,
  worth: ArrayLike<number>,
  mate: ArrayLike<number>,
): Float64Array | null => {
  const classes = needed.length
  const members: number[][] = Array.from({ length: classes }, () => [])
  for (const [v, a] of classOf.entries()) members[a]!.push(v)
  const own = members.map((list) => list[0]! < worth.length)
  if (members.some((list, a) => list.at(-1)! < worth.length !== own[a])) return null
  const ways: Way[] = []
  const wayAt = new Map<number, number>()
  const places = placesOfClass * classes + 1
  const outside = places - 1
  const at = (a: number, place: number): number => placesOfClass * a + place
  const add = (from: number, to: number, most: number, least = 0, gains: ArrayLike<number> | null = null): void => {
    wayAt.set(from * places + to, ways.length)
    ways.push({ from, to, least, most, gains })
  }
  for (let a = 0; a < classes; a++) {
    const count = members[a]!.length
    const gains = own[a] ? members[a]!.map((v) => worth[v]!) : null
    if (gains !== null) {
      add(at(a, left), at(a, leftAbove), count, 0, gains)
      add(at(a, rightAbove), at(a, right), count, 0, gains)
    }
    add(at(a, left), at(a, leftBelow), unlimited)
    add(at(a, rightBelow), at(a, right), unlimited)
    add(at(a, left), outside, needed[a] ? 0 : unlimited)
    add(at(a, right), outside, count, needed[a] ? count : 0)
    for (let b = 0; b < classes; b++) {
      if (!joined(a, b)) continue
      if (own[a] && own[b]) {
        add(at(a, leftAbove), at(b, rightBelow), unlimited)
        add(at(a, leftBelow), at(b, rightAbove), unlimited)
      } else add(at(a, leftBelow), at(b, rightBelow), unlimited)
    }
  }
  const flow = new Int32Array(ways.length)
  const move = (...path: readonly number[]): void => {
    for (let step = 1; step < path.length; step++) flow[wayAt.get(path[step - 1]! * places + path[step]!)!]!++
  }
  for (const [v, a] of classOf.entries()) {
    const w = mate[v]!
    if (w === -1) {
      move(at(a, left), outside)
      continue
    }
    const b = classOf[w]!
    const roles = !own[a] || !own[b] ? [leftBelow, rightBelow] : v < w ? [leftAbove, rightBelow] : [leftBelow, rightAbove]
    move(at(a, left), at(a, roles[0]!), at(b, roles[1]!), at(b, right), outside)
  }
  const prices = pricesOf(places, ways, flow, classOf.length)
  if (prices === null) return null
  const price = (a: number, place: number): number => prices[at(a, place)]! - prices[outside]!
  return Float64Array.from(classOf, (a, v) => {
    const onLeft = price(a, left)
    const onRight = -price(a, right)
    const dual = own[a]
      ? Math.max(worth[v]! + price(a, leftAbove), onLeft) + Math.max(worth[v]! - price(a, rightAbove), onRight)
      : onLeft + onRight
    return needed[a] ? dual : Math.max(0, dual)
  })
}
