import { type BracketPairing, byRank, type Competitor, type Pair } from '../competitor.ts'
import type { Listener, PassedOver } from './event.ts'
import { againstRemaining, broken, concessions, objection, pairEvent, remainingAfter } from './objections.ts'
import { add, equal, least, nothing, ofPair, type Shortfall } from './shortfall.ts'
import { type FoundPair, type Subgroups, throughSubgroups } from './subgroups.ts'

/**
 * SSM C2 to C6 as `best` reads them, step by step.
 *
 * The S1 players from the top each take the first S2 player with whom all of B is met (C3, C4), else B without B5, else B without B4 and B5 (C5).
 *
 * "As much as possible" (B) and "all possibilities within S2" (C4) are taken at their word: a pair is refused when after it the others could no
 * longer be paired as well as the bracket can be at best (`goal`), and while that is possible between S1 and S2 as they stand, also when it
 * would take an exchange. So nobody has to start again.
 */
export const pairBracket = (players: readonly Competitor[], last: boolean, goal: Shortfall, tell?: Listener): BracketPairing => {
  let spent = nothing
  const shortfallWith = (pair: Pair, { s1, s2 }: Subgroups, exchanges: boolean): Shortfall => {
    const rest = [...s1, ...s2].filter((player) => player !== pair.higher && player !== pair.lower).sort(byRank)
    const upper = new Set(s1)
    const possible = least(rest, last, (a, b) => exchanges || upper.has(a) !== upper.has(b))
    return add(add(spent, ofPair(pair)), possible)
  }
  const firstFor = (player: Competitor, subgroups: Subgroups, exchanges: boolean): FoundPair | null => {
    for (const allowed of concessions)
      for (const other of subgroups.s2) {
        const reason = objection(player, other)
        if (reason === 'B1' || (reason !== null && !allowed.includes(reason))) continue
        const pair = { higher: player, lower: other }
        if (!equal(shortfallWith(pair, subgroups, exchanges), goal)) continue
        const before = spent
        spent = add(spent, ofPair(pair))
        const why = (one: Competitor): PassedOver => {
          const against = objection(player, one)
          if (against === 'B1' || (against !== null && !allowed.includes(against))) return { player: one.id, because: against }
          return { player: one.id, ...reasonOf({ higher: player, lower: one }, subgroups, before) }
        }
        return { pair, step: () => pairEvent(pair, broken(pair), subgroups.s2, why) }
      }
    return null
  }
  /** The first rule of which the bracket would fall short further than it needs. */
  const reasonOf = (pair: Pair, subgroups: Subgroups, before: Shortfall) => {
    const after = spent
    spent = before
    const short = shortfallWith(pair, subgroups, true)
    spent = after
    const rule = (['B3', 'B2', 'B4', 'B5'] as const).find((_, at) => short[at]! > goal[at]!)
    const remains = remainingAfter(pair, subgroups.s1, subgroups.s2)
    if (remains !== null && rule !== undefined && againstRemaining(remains, last) === rule)
      return { because: 'remains', rule, remains: remains.id } as const
    return { because: 'others', rule: rule ?? 'C6' } as const
  }
  const find = (player: Competitor, subgroups: Subgroups): FoundPair | null =>
    firstFor(player, subgroups, false) ?? firstFor(player, subgroups, true)
  return throughSubgroups(players, find, tell)
}
