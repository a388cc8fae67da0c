import { scoreBrackets } from './a3-score-brackets.ts'
import { mayMeet } from './b1-no-rematch.ts'
import { type BracketPairing, byRank, type Competitor, type Pair } from './competitor.ts'
import { pairBracket } from './pair-bracket.ts'

/** A bracket as it was paired: those from above, its own players, pairs, and who is left free. */
export type PairedBracket = {
  readonly incoming: readonly Competitor[]
  readonly residents: readonly Competitor[]
  readonly pairs: readonly Pair[]
  readonly free: readonly Competitor[]
}

export type PairedRound = {
  readonly brackets: readonly PairedBracket[]
  readonly pairs: readonly Pair[]
  readonly bye: Competitor | null
}

/**
 * SSM C7 to C9, A7: down through the brackets, and up again while the last one cannot be finished (B2, B3). Null when all of them combined
 * cannot either. Brackets that are not reached by a combination keep their pairs.
 */
export const pairBrackets = (competitors: readonly Competitor[]): PairedRound | null => {
  if (competitors.length === 0) return { brackets: [], pairs: [], bye: null }
  const brackets = scoreBrackets(competitors)
  const frames: PairedBracket[] = []
  let incoming: readonly Competitor[] = []
  for (const residents of brackets.slice(0, -1)) {
    const { pairs, free } = pairUpperBracket(merged(incoming, residents))
    frames.push({ incoming, residents, pairs, free })
    incoming = free
  }
  let lowest: readonly Competitor[] = brackets.at(-1)!
  for (;;) {
    const players = merged(incoming, lowest)
    const { pairs, free, freeOfBarred } = pairBracket(players, true)
    if (free.length <= 1 && freeOfBarred) {
      const paired = [...frames, { incoming, residents: lowest, pairs, free }]
      return { brackets: paired, pairs: paired.flatMap((frame) => frame.pairs), bye: free[0] ?? null }
    }
    const frame = frames.pop()
    if (frame === undefined) return null
    incoming = frame.incoming
    lowest = merged(frame.residents, lowest)
  }
}

/** C7 when somebody can meet nobody and p pairs are out of reach; else C3 or C8, which pairBracket does alike. */
const pairUpperBracket = (players: readonly Competitor[]): BracketPairing => {
  const paired = pairBracket(players, false)
  if (paired.free.length <= 1) return paired
  const company = paired.free.map((player) => players.some((other) => other !== player && mayMeet(player, other)))
  if (!company.includes(false)) return paired
  const alone = new Set(paired.free.filter((_, at) => !company[at]))
  const rest = pairUpperBracket(players.filter((player) => !alone.has(player)))
  return { pairs: rest.pairs, free: merged([...alone], rest.free) }
}

const merged = (a: readonly Competitor[], b: readonly Competitor[]): readonly Competitor[] =>
  a.length === 0 ? b : [...a, ...b].sort(byRank)
