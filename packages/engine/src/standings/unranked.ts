import type { PlayerId } from '../model/ids.ts'
import type { Standings } from './standings.ts'

/** FIDE C.05 6.6, CFC 653: these stay in the table but not in the standings. They come last without a rank, and the others move up. */
export const withoutRank = (table: Standings, out: ReadonlySet<PlayerId>): Standings => {
  const last = table.rows.filter(({ player }) => out.has(player.id))
  if (last.length === 0) return table
  const ranked = table.rows.filter(({ player }) => !out.has(player.id))
  const moveUp = (rank: number): number => rank - last.filter((row) => row.rank < rank).length
  return {
    ...table,
    rows: [
      ...ranked.map((row) => ({
        ...row,
        rank: moveUp(row.rank),
        shared: ranked.some((other) => other !== row && other.rank === row.rank),
      })),
      ...last.map((row) => ({ ...row, rank: ranked.length + 1, shared: false, unranked: true as const })),
    ],
  }
}
