import type { TeamBoards } from '../rule.ts'

/** Tenths a team scored on each board, board 1 first, in all rounds or only in those asked for (from 0). */
export const boardSums = (boards: TeamBoards, team: number, only: (round: number) => boolean = () => true): readonly number[] => {
  const sums = Array.from({ length: boards.count }, () => 0)
  for (const [round, results] of boards.results[team]!.entries()) {
    if (!only(round)) continue
    for (const [board, tenths] of results.entries()) sums[board] = (sums[board] ?? 0) + tenths
  }
  return sums
}

/** C.07 12.1: board number times points, the lower the better: points on the top boards cost least. */
export const boardCountOf = (sums: readonly number[]): number => sums.reduce((count, tenths, board) => count + (board + 1) * tenths, 0)

/** C.07 12.3: totals without the last board, without the last two, and so on. */
export const eliminations = (sums: readonly number[]): readonly number[] => {
  const totals: number[] = []
  for (let kept = sums.length - 1; kept > 0; kept--) totals.push(sums.slice(0, kept).reduce((a, b) => a + b, 0))
  return totals
}

/** Lexicographic, the higher first. */
export const compareVectors = (a: readonly number[], b: readonly number[]): number => {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (b[at] ?? 0) - (a[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
