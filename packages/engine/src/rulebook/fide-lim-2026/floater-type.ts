import type { Compatible, RoundFacts } from './compatible.ts'
import type { Competitor } from './competitor.ts'
import { type Direction, inDirection } from './direction.ts'
import { opponentFor } from './floater-opponent.ts'
import { floatersInOrder } from './floater-order.ts'

/** From the greatest disadvantage to the least (3.9.1). */
export type FloaterType = 'a' | 'b' | 'c' | 'd'

/** The group after this one on the way, and what is known of it. */
export type Neighbour = {
  readonly direction: Direction
  readonly players: readonly Competitor[]
  readonly compatible: Compatible
  readonly facts: RoundFacts
}

/** How many floaters are of types a, b and c: first as few as possible of a, then of b, then of c (3.9.2). */
type Disadvantages = readonly [a: number, b: number, c: number]

/** Floaters who leave a group together, each with its type. */
export type JudgedFloaters = { readonly types: ReadonlyMap<Competitor, FloaterType>; readonly disadvantages: Disadvantages }

export const compareDisadvantages = (one: JudgedFloaters, other: JudgedFloaters): number => {
  const [[a, b, c], [otherA, otherB, otherC]] = [one.disadvantages, other.disadvantages]
  return a - otherA || b - otherB || c - otherC
}

/**
 * Lim 3.3, 3.4, 3.5, 3.9: of which types floaters are who leave a group together: a and b have floated into this group, c and a find no compatible opponent in the next one. Whoever
 * goes before has taken an opponent there (3.8), whether chosen earlier or later.
 */
export const judgeFloaters = (floaters: readonly Competitor[], arrived: ReadonlySet<Competitor>, next: Neighbour): JudgedFloaters => {
  const meets = opponentsTaken(floaters, next)
  return judged(new Map([...meets].map(([floater, opponent]) => [floater, typeOf(floater, opponent, arrived)])))
}

/** The same of those who are floaters already, with one more. */
export const judgeWith = (
  chosen: readonly Competitor[],
  arrived: ReadonlySet<Competitor>,
  next: Neighbour,
): ((one: Competitor) => JudgedFloaters) => {
  const { types } = judgeFloaters(chosen, arrived, next)
  const takers = new Map(
    [...opponentsTaken(chosen, next)].flatMap(([floater, opponent]) => (opponent === null ? [] : [[opponent, floater]])),
  )
  const before = floatersInOrder(next.direction)
  const order = next.players.toSorted(inDirection(next.direction))
  return (one) => {
    const free = (other: Competitor): boolean => {
      const taker = takers.get(other)
      return taker === undefined || before(one, taker) < 0
    }
    const opponent = firstFree(one, order, free, next)
    // Only where it takes an opponent from another the others are to be judged anew.
    if (opponent !== null && takers.has(opponent)) return judgeFloaters([...chosen, one], arrived, next)
    return judged(new Map(types).set(one, typeOf(one, opponent, arrived)))
  }
}

const judged = (types: ReadonlyMap<Competitor, FloaterType>): JudgedFloaters => {
  const count = (type: FloaterType): number => [...types.values()].filter((one) => one === type).length
  return { types, disadvantages: [count('a'), count('b'), count('c')] }
}

const typeOf = (one: Competitor, opponent: Competitor | null, arrived: ReadonlySet<Competitor>): FloaterType =>
  arrived.has(one) ? (opponent === null ? 'a' : 'b') : opponent === null ? 'c' : 'd'

/** Whom each of these floaters meets in the next group; null for nobody. */
const opponentsTaken = (floaters: readonly Competitor[], next: Neighbour): ReadonlyMap<Competitor, Competitor | null> => {
  const meets = new Map<Competitor, Competitor | null>()
  const taken = new Set<Competitor>()
  const order = next.players.toSorted(inDirection(next.direction))
  for (const floater of floaters.toSorted(floatersInOrder(next.direction))) {
    const opponent = firstFree(floater, order, (other) => !taken.has(other), next)
    if (opponent !== null) taken.add(opponent)
    meets.set(floater, opponent)
  }
  return meets
}

const firstFree = (
  floater: Competitor,
  order: readonly Competitor[],
  free: (one: Competitor) => boolean,
  { compatible, facts }: Neighbour,
): Competitor | null =>
  opponentFor(floater, (holds) => order.find((one) => free(one) && compatible(floater, one) && holds(one)) ?? null, facts)
