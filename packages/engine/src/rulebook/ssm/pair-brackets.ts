import { scoreBrackets } from './a3-score-brackets.ts'
import { canMeetNobody } from './b1-no-rematch.ts'
import { byRank, type Competitor, type Pair } from './competitor.ts'
import { pairBracket } from './pair-bracket.ts'
import { pairUpperBracket } from './pair-upper-bracket.ts'
import { defaultSsmReadings, type SsmReadings } from './rules.ts'

/** A bracket as it was paired: those from above, its own players, pairs, and who is left free; `bye`: who had it there and then (C7). */
export type PairedBracket = {
  readonly incoming: readonly Competitor[]
  readonly residents: readonly Competitor[]
  readonly pairs: readonly Pair[]
  readonly free: readonly Competitor[]
  readonly bye: Competitor | null
}

export type PairedRound = {
  readonly brackets: readonly PairedBracket[]
  readonly pairs: readonly Pair[]
  readonly bye: Competitor | null
}

/** What is known above a bracket: who comes down, who of all players has gone down by C7, and whether the bye is still to be given. */
type Above = { readonly incoming: readonly Competitor[]; readonly sent: ReadonlySet<Competitor>; readonly byeLeft: boolean }

/**
 * SSM C7 to C9, A7: down through the brackets, and up again while the last one cannot be finished (B2, B3). Null when all of them combined
 * cannot either. Brackets that are not reached by a combination keep their pairs.
 */
export const pairBrackets = (competitors: readonly Competitor[], readings: SsmReadings = defaultSsmReadings): PairedRound | null => {
  if (competitors.length === 0) return { brackets: [], pairs: [], bye: null }
  const brackets = scoreBrackets(competitors)
  const frames: { readonly paired: PairedBracket; readonly above: Above }[] = []
  let above: Above = { incoming: [], sent: new Set(), byeLeft: readings.byePriority === 'at-once' && competitors.length % 2 === 1 }
  for (const residents of brackets.slice(0, -1)) {
    const { incoming } = above
    const { pairs, free, bye, sent } = pairUpperBracket(merged(incoming, residents), above, readings)
    frames.push({ paired: { incoming, residents, pairs, free, bye }, above })
    above = { incoming: free, sent, byeLeft: above.byeLeft && bye === null }
  }
  let lowest: readonly Competitor[] = brackets.at(-1)!
  for (;;) {
    const { incoming } = above
    const finished = pairLastBracket(merged(incoming, lowest), readings)
    if (finished !== null) {
      const paired = [...frames.map((frame) => frame.paired), { incoming, residents: lowest, ...finished, bye: null }]
      const bye = finished.free[0] ?? paired.find((bracket) => bracket.bye !== null)?.bye ?? null
      return { brackets: paired, pairs: paired.flatMap(({ pairs }) => pairs), bye }
    }
    const frame = frames.pop()
    if (frame === undefined) return null
    above = frame.above
    lowest = merged(frame.paired.residents, lowest)
  }
}

/**
 * C3 with C9: everybody but one who may have the bye. C7, stepwise: where that fails, whoever can meet nobody has the bye, and the others start again.
 * (The best pairing of the bracket has that player left over of itself.)
 */
const pairLastBracket = (
  players: readonly Competitor[],
  readings: SsmReadings,
): { readonly pairs: readonly Pair[]; readonly free: readonly Competitor[] } | null => {
  const { pairs, free, freeOfBarred } = pairBracket(players, true, readings)
  if (free.length <= 1) return freeOfBarred ? { pairs, free } : null
  if (readings.reading === 'best' || players.length % 2 === 0) return null
  const alone = players.find((player) => canMeetNobody(player, players))
  if (alone === undefined || !alone.mayTakeBye) return null
  const rest = pairBracket(
    players.filter((player) => player !== alone),
    true,
    readings,
  )
  return rest.free.length === 0 ? { pairs: rest.pairs, free: [alone] } : null
}

const merged = (a: readonly Competitor[], b: readonly Competitor[]): readonly Competitor[] =>
  a.length === 0 ? b : [...a, ...b].sort(byRank)
