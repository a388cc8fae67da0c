import type { Tournament } from '../../model/tournament.ts'
import type { Board } from '../../pairing/round-pairing.ts'

/**
 * CFC 643, 646: the games of a match between two teams, board by board in the fixed order. The team named White has White on board 1, and colours alternate
 * down the boards. Only regular members are seated; alternates come in as the regulations announce.
 */
export const matchBoards = ({ teams }: Tournament, match: Board): readonly Board[] => {
  const boardsOf = (id: number) => teams?.find((team) => team.id === id)?.boards ?? []
  const [white, black] = [boardsOf(match.white), boardsOf(match.black)]
  return Array.from({ length: Math.min(white.length, black.length) }, (_, board) =>
    board % 2 === 0 ? { white: white[board]!, black: black[board]! } : { white: black[board]!, black: white[board]! },
  )
}
