import type { Tournament } from '../api/types.ts'
import type { QueuedResult } from './outbox.ts'

/** The tournament as it will be once this device's results have arrived. */
export const withPending = (tournament: Tournament, pending: readonly QueuedResult[]): Tournament => {
  if (pending.length === 0) return tournament
  const rounds = tournament.rounds.map((round) => {
    const mine = pending.filter((entry) => entry.round === round.round)
    if (mine.length === 0) return round
    const latest = new Map(mine.map((entry) => [entry.board, entry.result]))
    return { ...round, boards: round.boards.map((board, index) => (latest.has(index) ? { ...board, result: latest.get(index)! } : board)) }
  })
  return { ...tournament, rounds }
}
