import { opponentOf } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import type { Board } from '../../pairing/round-pairing.ts'

/** A round of the tables as it can still be played. `scheduled`: the games that the tables have in it, also those played already. */
export type RoundLeft = { readonly games: readonly Board[]; readonly scheduled: readonly Board[] }

/**
 * CFC 651: nobody meets another more often than there are cycles. Where a round was made by hand, games of the tables may have been played before their round: then
 * the round of the tables of which most is left takes its place, in a double round robin with the other colours where these were played. Who has no game in it is
 * paired by hand.
 */
export const roundLeft = (
  players: readonly Player[],
  table: readonly Board[],
  tables: Iterable<readonly Board[]>,
  round: number,
  double: boolean,
): RoundLeft => {
  const byId = new Map(players.map((player) => [player.id, player]))
  /** Colours that the first had against the second before this round. */
  const colours = ({ white, black }: Board): readonly (string | null)[] =>
    (byId.get(white)?.outcomes ?? []).slice(0, round - 1).flatMap((outcome) => {
      if (opponentOf(outcome) !== black) return []
      return [outcome.kind === 'game' || outcome.kind === 'forfeit' ? outcome.colour : null]
    })
  const isOpen = (board: Board): boolean => {
    const met = colours(board)
    return met.length < (double ? 2 : 1) && !met.includes('white')
  }
  /** What of a round can still be played, in a double round robin with the other colours where need be. */
  const openOf = (games: readonly Board[]): readonly Board[] =>
    games.flatMap((board) => (double ? [board, { white: board.black, black: board.white }] : [board]).filter(isOpen).slice(0, 1))
  let [most, open] = [table, openOf(table)]
  // No round has more games than one that is whole: the others are not made for it.
  if (open.length === table.length) return { games: open, scheduled: table }
  for (const games of tables) {
    const left = openOf(games)
    if (left.length > open.length) [most, open] = [games, left]
  }
  return { games: open, scheduled: most }
}
