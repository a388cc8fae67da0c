import type { Tournament } from '../api/types.ts'
import type { LandedResult, QueuedResult } from './entry.ts'

type Change = Pick<QueuedResult, 'round' | 'board' | 'result' | 'ratingOnly'> & Partial<Pick<LandedResult, 'landed'>>

/** The tournament as it will be once this device's results have arrived. What has arrived counts until it was read back. */
export const withPending = (tournament: Tournament, all: readonly Change[]): Tournament => {
  const pending = all.filter(({ landed }) => landed === undefined || landed > tournament.sequence)
  if (pending.length === 0) return tournament
  const rounds = tournament.rounds.map((round) => {
    const mine = pending.filter((entry) => entry.round === round.round)
    if (mine.length === 0) return round
    const latest = new Map(mine.map((entry) => [entry.board, entry]))
    return {
      ...round,
      boards: round.boards.map((board, index) => {
        const entry = latest.get(index)
        if (entry === undefined) return board
        return entry.ratingOnly === true ? { ...board, ratingResult: entry.result } : { ...board, result: entry.result }
      }),
    }
  })
  return { ...tournament, rounds }
}
