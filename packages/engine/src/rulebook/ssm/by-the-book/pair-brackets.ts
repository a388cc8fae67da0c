import { scoreBrackets } from '../a3-score-brackets.ts'
import { mayMeet } from '../b1-no-rematch.ts'
import { type BracketPairing, byRank, type Competitor, type Pair } from '../competitor.ts'
import type { Listener } from './event.ts'
import { pairBracket } from './pair-bracket.ts'
import { least } from './shortfall.ts'

const idsOf = (players: readonly Competitor[]) => players.map(({ id }) => id)

export type PairedRound = { readonly pairs: readonly Pair[]; readonly bye: Competitor | null }

/**
 * SSM C1 and C7 to C9: the brackets from the top. Whoever is left free goes down; when the last bracket cannot be paired with at most one player
 * left, who may take the bye, it is combined with the one above it, and both are paired anew. Null when even all players together cannot.
 */
export const pairBrackets = (competitors: readonly Competitor[], tell?: Listener): PairedRound | null => {
  if (competitors.length === 0) return { pairs: [], bye: null }
  const residents = scoreBrackets(competitors)
  const above: { readonly incoming: readonly Competitor[]; readonly pairs: readonly Pair[] }[] = []
  let incoming: readonly Competitor[] = []
  for (;;) {
    const level = above.length
    const players = [...incoming, ...residents[level]!].sort(byRank)
    const last = level === residents.length - 1
    const score = residents[level]![0]!.score
    tell?.({ kind: 'bracket', article: 'C1', score, players: idsOf(players), last })
    if (!last) {
      const { pairs, free } = pairOrTranspose(players, tell)
      above.push({ incoming, pairs })
      incoming = free
      continue
    }
    const goal = least(players, true)
    if (goal[0] <= players.length % 2 && goal[1] === 0) {
      const { pairs, free } = pairBracket(players, true, goal, tell)
      if (free[0] !== undefined) tell?.({ kind: 'bye', article: 'C9', player: free[0].id })
      return { pairs: [...above.flatMap((bracket) => bracket.pairs), ...pairs], bye: free[0] ?? null }
    }
    if (level === 0) return null
    // C9, A7: the bracket above gets its own players back, with those who had come down to it.
    const lowest = residents.pop()!
    residents[level - 1] = [...residents[level - 1]!, ...lowest]
    incoming = above.pop()!.incoming
    const together = [...incoming, ...residents[level - 1]!].sort(byRank)
    tell?.({ kind: 'combination', article: 'C9', score: residents[level - 1]![0]!.score, players: idsOf(together) })
  }
}

/** A bracket that is not the last: p pairs (C3), else without those who can meet nobody in it (C7), else as many as there can be (C8). */
const pairOrTranspose = (players: readonly Competitor[], tell?: Listener): BracketPairing => {
  if (players.length === 0) return { pairs: [], free: [] }
  const goal = least(players, false)
  if (goal[0] > players.length % 2) {
    const isAlone = (player: Competitor): boolean => !players.some((other) => other !== player && mayMeet(player, other))
    const alone = players.filter(isAlone)
    if (alone.length > 0) {
      tell?.({ kind: 'transposed', article: 'C7', players: idsOf(alone) })
      const { pairs, free } = pairOrTranspose(
        players.filter((player) => !alone.includes(player)),
        tell,
      )
      return { pairs, free: [...alone, ...free].sort(byRank) }
    }
  }
  const result = pairBracket(players, false, goal, tell)
  if (result.free.length > 0) tell?.({ kind: 'transposed', article: result.free.length > 1 ? 'C8' : 'C3', players: idsOf(result.free) })
  return result
}
