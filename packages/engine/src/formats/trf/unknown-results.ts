import type { PlayerRecord, RoundCell } from './player-record.ts'

type Cell = RoundCell | null | 'broken'

/** A game of which one side has a sign that nobody knows is unknown to both, whatever the other side says; what points it brought nobody knows either. */
export const withUnknownResults = (players: readonly PlayerRecord[]): readonly PlayerRecord[] => {
  const isUnknown = (cell: Cell | undefined): cell is RoundCell =>
    cell !== null && cell !== undefined && cell !== 'broken' && cell.unknown === true
  const unknown = new Set(
    players.flatMap(({ id, cells }) => cells.flatMap((cell, at) => (isUnknown(cell) ? [`${at} ${id}`, `${at} ${cell.opponent}`] : []))),
  )
  if (unknown.size === 0) return players
  return players.map((player) => {
    if (!player.cells.some((_, at) => unknown.has(`${at} ${player.id}`))) return player
    const cells = player.cells.map((cell, at) =>
      cell !== null && cell !== 'broken' && cell.colour !== null && unknown.has(`${at} ${player.id}`) ? { ...cell, letter: '' } : cell,
    )
    return { ...player, cells, unsure: true }
  })
}
