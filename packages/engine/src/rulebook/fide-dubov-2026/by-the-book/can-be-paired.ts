import type { Budget } from '../../fide-dutch/by-the-book/budget.ts'
import { type Competitor, without } from '../competitor.ts'
import { mayMeet } from '../may-meet.ts'

/** Dubov C4, 2.2: can these be paired among themselves under C1 and C3? Tries everything, no dead end twice. */
export const completion = (budget: Budget): ((players: readonly Competitor[]) => boolean) => {
  const known = new Map<string, boolean>()
  const possible = (players: readonly Competitor[]): boolean => {
    const first = players[0]
    if (first === undefined) return true
    if (players.length % 2 === 1) return false
    const key = players.map(({ id }) => id).join()
    const before = known.get(key)
    if (before !== undefined) return before
    budget.spend()
    const answer = players.some((other) => other !== first && mayMeet(first, other) && possible(without(players, [first, other])))
    known.set(key, answer)
    return answer
  }
  return possible
}
