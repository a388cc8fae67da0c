import { type Competitor, without } from './competitor.ts'
import { inDirection } from './direction.ts'
import { floatersInOrder } from './floater-order.ts'
import { compareDisadvantages, type FloaterType, type JudgedFloaters, judgeFloaters, judgeWith, type Neighbour } from './floater-type.ts'
import { mayStandFor } from './maxi.ts'

/** Why one floats: nobody in the group is compatible, the number must be even, or exchanges left it over. */
export type FloatReason = 'alone' | 'evenness' | 'left-over'
export type Floater = { readonly player: Competitor; readonly type: FloaterType; readonly reason: FloatReason }

/** Who leaves a group so that as many pairs as possible stay. */
export type Leaving = {
  /** So many still have to leave. */
  readonly left: number
  /** Those of whom each can be the next. */
  readonly mayLeave: () => readonly Competitor[]
  readonly leave: (one: Competitor) => Leaving
}

/**
 * Lim 2.3, 2.3.1, 2.3.2, 2.3.3, 2.3.4, 3.1, 4.4, 4.4.1, 4.4.2: the floaters of a group: those without a compatible opponent in it; one that makes the number even; those whom
 * exchanges leave over. Everybody else can be paired, and no pairing is lost.
 */
export const chooseFloaters = (
  group: readonly Competitor[],
  arrived: ReadonlySet<Competitor>,
  all: Leaving,
  next: Neighbour,
): readonly Floater[] => {
  const { compatible, facts } = next
  const reasons = new Map<Competitor, FloatReason>()
  const gone = (): readonly Competitor[] => [...reasons.keys()]
  let leaving = all
  const add = (player: Competitor, reason: FloatReason): void => {
    leaving = leaving.leave(player)
    reasons.set(player, reason)
  }
  const alone = leaving.left === 0 ? [] : group.filter((one) => !group.some((other) => other !== one && compatible(one, other)))
  for (const one of alone.toSorted(floatersInOrder(next.direction))) add(one, 'alone')
  if (leaving.left % 2 === 1) {
    const least = leastDisadvantage(leaving.mayLeave(), judgeWith(gone(), arrived, next))
    add(evening(least, without(group, gone()), next), 'evenness')
  }
  while (leaving.left > 0) {
    const pick = (among: readonly Competitor[]): Competitor =>
      facts.floaterOrder === 'every' ? evening(among, without(group, gone()), next) : lastPaired(among, arrived, next)
    const companions = leavingTogether(leaving, gone(), arrived, next)
    const first = pick([...companions.keys()])
    add(first, 'left-over')
    add(pick(companions.get(first)!), 'left-over')
  }
  const { types } = judgeFloaters(gone(), arrived, next)
  return [...reasons].map(([player, reason]) => ({ player, type: types.get(player)!, reason }))
}

/** Lim 3.9.2, 4.4.2: who can leave next in company with whom, so that all floaters so far have the least disadvantage. */
const leavingTogether = (
  leaving: Leaving,
  gone: readonly Competitor[],
  arrived: ReadonlySet<Competitor>,
  next: Neighbour,
): ReadonlyMap<Competitor, readonly Competitor[]> => {
  const companions = new Map<Competitor, readonly Competitor[]>()
  let least: JudgedFloaters | null = null
  for (const one of leaving.mayLeave()) {
    const judge = judgeWith([...gone, one], arrived, next)
    const others = leastDisadvantage(leaving.leave(one).mayLeave(), judge)
    const both = judge(others[0]!)
    const difference = least === null ? -1 : compareDisadvantages(both, least)
    if (difference > 0) continue
    if (difference < 0) companions.clear()
    least = both
    companions.set(one, others)
  }
  return companions
}

/** Lim 3.9.2: those with whom all floaters so far have the least disadvantage. */
const leastDisadvantage = (candidates: readonly Competitor[], judge: (one: Competitor) => JudgedFloaters): readonly Competitor[] => {
  const all = candidates.map((one) => ({ one, with: judge(one) }))
  const least = all.reduce((best, other) => (compareDisadvantages(other.with, best.with) < 0 ? other : best))
  return all.filter((other) => compareDisadvantages(other.with, least.with) === 0).map(({ one }) => one)
}

/** Lim 3.6, 3.7, 4.4: boards found first are retained, so that of those left over the one floats who would be paired last: floaters into the group come before its own players. */
const lastPaired = (among: readonly Competitor[], arrived: ReadonlySet<Competitor>, { direction }: Neighbour): Competitor => {
  const own = among.filter((one) => !arrived.has(one)).toSorted(inDirection(direction))
  return (own.at(-1) ?? among.toSorted(floatersInOrder(direction)).at(-1))!
}

/** Lim 3.10, 3.10.1, 3.10.2, 3.2.2, 3.2.3, 3.2.4: not who floated in the round before; then the first whose leaving makes the numbers of those due White and Black more alike. */
const evening = (least: readonly Competitor[], stay: readonly Competitor[], { direction, facts }: Neighbour): Competitor => {
  const lastFirst = least.toSorted(inDirection(direction)).reverse()
  const rested = lastFirst.filter(({ floatedLast }) => !floatedLast)
  const among = rested.length > 0 ? rested : lastFirst
  const due = (colour: 'white' | 'black'): number => stay.filter(({ preference }) => preference.colour === colour).length
  const [white, black] = [due('white'), due('black')]
  const first = among[0]!
  if (white === black) return first
  const colour = white > black ? 'white' : 'black'
  const chosen = among.find(({ preference }) => preference.colour === colour)
  return chosen !== undefined && mayStandFor(chosen, first, facts) ? chosen : first
}
