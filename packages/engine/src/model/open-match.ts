import type { PlayerId } from './ids.ts'
import type { TeamBoard } from './team.ts'

type Seat = PlayerId | null

/**
 * One side of a match before any game of it is over, board 1 first. A team that has nobody for a board loses it by forfeit;
 * a board that both teams leave empty is lost by both (CFC 616, C.04.6 1.6).
 */
export const openBoards = (own: readonly Seat[], theirs: readonly Seat[], boards: number): readonly TeamBoard[] =>
  Array.from({ length: boards }, (_, board): TeamBoard => {
    const player = own[board] ?? null
    if (player === null) return { player, result: 'forfeit-loss' }
    return { player, result: (theirs[board] ?? null) === null ? 'forfeit-win' : 'adjourned' }
  })
