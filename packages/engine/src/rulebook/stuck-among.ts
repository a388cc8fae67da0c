import { maximumMatching, stuckGroup } from '../matching/maximum-matching.ts'
import type { PlayerId } from '../model/ids.ts'

type Entrant = { readonly id: PlayerId; readonly mayTakeBye: boolean }

/**
 * Not everybody can be paired: a smallest group found that cannot, and the only others its members could meet, with `bye` when nobody outside those
 * named may take it; null when everybody can be paired but one who may take the bye.
 */
export const stuckAmong = <Player extends Entrant>(
  players: readonly Player[],
  mayMeet: (a: Player, b: Player) => boolean,
): { readonly stuck: readonly PlayerId[]; readonly only: readonly PlayerId[]; readonly bye: boolean } | null => {
  const size = players.length + (players.length % 2)
  // An odd number gets one more place, which those who may take the bye can reach.
  const adjacent = (i: number, j: number): boolean => {
    const [a, b] = [players[i], players[j]]
    if (a === undefined || b === undefined) return (a ?? b)!.mayTakeBye
    return mayMeet(a, b)
  }
  const matching = maximumMatching(size, adjacent)
  if (matching.exposed.length === 0) return null
  const { inside, border } = stuckGroup(size, adjacent, matching)
  const idsOf = (vertices: readonly number[]): readonly PlayerId[] => vertices.flatMap((vertex) => players[vertex]?.id ?? [])
  return { stuck: idsOf(inside), only: idsOf(border), bye: inside.includes(players.length) }
}

/** The same of a round that cannot be paired, as its answer and its steps say it. */
export const stuckTold = <Player extends Entrant>(
  players: readonly Player[],
  mayMeet: (a: Player, b: Player) => boolean,
): { readonly stuck: readonly PlayerId[]; readonly only: readonly PlayerId[]; readonly bye?: true } => {
  const { bye, ...who } = stuckAmong(players, mayMeet)!
  return { ...who, ...(bye ? { bye } : {}) }
}
