import type { PlayerId } from '../../model/ids.ts'
import type { Budget } from './budget.ts'

type Entrant = { readonly id: PlayerId }

/** Can these be paired among themselves, nobody left over? Tries everything, no dead end twice. */
export const pairableByTrying = <Player extends Entrant>(
  mayMeet: (a: Player, b: Player) => boolean,
  budget: Budget,
): ((players: readonly Player[]) => boolean) => {
  const known = new Map<string, boolean>()
  const possible = (players: readonly Player[]): boolean => {
    const [first, ...others] = players
    if (first === undefined) return true
    if (players.length % 2 === 1) return false
    const key = players.map(({ id }) => id).join()
    const before = known.get(key)
    if (before !== undefined) return before
    budget.spend()
    const answer = others.some((other) => mayMeet(first, other) && possible(others.filter((one) => one !== other)))
    known.set(key, answer)
    return answer
  }
  return possible
}
