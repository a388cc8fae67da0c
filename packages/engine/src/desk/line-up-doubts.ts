import type { PlayerId } from '../model/ids.ts'
import type { DeskTeam } from './entrant.ts'

/**
 * What is unusual about a line-up. Boards count from 1.
 *
 * - `out-of-order`: `player` plays above `other`, who comes first in the declared order; `reserve`: a reserve above a regular player.
 * - `empty`: nobody plays on a board although the team has players left.
 */
export type LineUpDoubt =
  | {
      readonly kind: 'out-of-order'
      readonly board: number
      readonly player: PlayerId
      readonly other: PlayerId
      readonly reserve: boolean
    }
  | { readonly kind: 'empty'; readonly board: number }

/** A line-up compared with the declared order of the team: regular players from board 1, then reserves (CFC 643, 662). */
export const lineUpDoubts = (
  { boards, alternates }: Pick<DeskTeam, 'boards' | 'alternates'>,
  seats: readonly (PlayerId | null)[],
  boardsPerMatch: number | undefined,
): readonly LineUpDoubt[] => {
  const place = new Map([...boards, ...alternates].map((id, at) => [id, at] as const))
  const placeOf = (id: PlayerId): number => place.get(id) ?? place.size
  const doubts = seats.flatMap((player, at): readonly LineUpDoubt[] => {
    if (player === null) return []
    const [other] = seats
      .slice(at + 1)
      .filter((below) => below !== null && placeOf(below) < placeOf(player))
      .toSorted((a, b) => placeOf(a!) - placeOf(b!))
    if (other === undefined || other === null) return []
    const reserve = placeOf(player) >= boards.length && placeOf(other) < boards.length
    return [{ kind: 'out-of-order', board: at + 1, player, other, reserve }]
  })
  if (boardsPerMatch === undefined) return doubts
  const expected = Math.min(boardsPerMatch, place.size)
  const filled = seats.filter((player) => player !== null).length
  const empty = Array.from({ length: Math.max(boardsPerMatch, seats.length) }, (_, at) => at).filter((at) => (seats[at] ?? null) === null)
  return [...doubts, ...(filled < expected ? empty : []).map((at): LineUpDoubt => ({ kind: 'empty', board: at + 1 }))]
}
