import { scoreBrackets } from '../a3-score-brackets.ts'
import { byRank, type Competitor, type Pair } from '../competitor.ts'
import { defaultSsmReadings, type SsmReadings } from '../rules.ts'
import type { Listener } from './event.ts'
import { idsOf } from './objections.ts'
import { pairLast } from './pair-last.ts'
import { pairOrTranspose } from './pair-or-transpose.ts'

export type PairedRound = { readonly pairs: readonly Pair[]; readonly bye: Competitor | null }

/** How far the round has come above a bracket: who comes down to it, who has gone down by C7, and who has the bye already (C7, at once). */
export type SoFar = {
  readonly incoming: readonly Competitor[]
  readonly sent: readonly Competitor[]
  readonly bye: Competitor | null
  readonly odd: boolean
}

/**
 * SSM C1 and C7 to C9: the brackets from the top. Whoever is left free goes down; when the last bracket cannot be paired with at most one player
 * left, who may take the bye, it is combined with the one above it, and both are paired anew. Null when even all players together cannot.
 */
export const pairBrackets = (
  competitors: readonly Competitor[],
  readings: SsmReadings = defaultSsmReadings,
  tell?: Listener,
): PairedRound | null => {
  if (competitors.length === 0) return { pairs: [], bye: null }
  const residents = scoreBrackets(competitors)
  const above: { readonly before: SoFar; readonly pairs: readonly Pair[] }[] = []
  let soFar: SoFar = { incoming: [], sent: [], bye: null, odd: competitors.length % 2 === 1 }
  for (;;) {
    const level = above.length
    const players = [...soFar.incoming, ...residents[level]!].sort(byRank)
    const last = level === residents.length - 1
    tell?.({ kind: 'bracket', article: 'C1', score: residents[level]![0]!.score, players: idsOf(players), last })
    if (!last) {
      const { pairs, ...after } = pairOrTranspose(players, soFar, readings, tell)
      above.push({ before: soFar, pairs })
      soFar = { ...after, odd: soFar.odd }
      continue
    }
    const paired = pairLast(players, readings, tell)
    if (paired !== null) return { pairs: [...above.flatMap(({ pairs }) => pairs), ...paired.pairs], bye: paired.bye ?? soFar.bye }
    if (level === 0) {
      tell?.({ kind: 'end', article: 'C9', players: idsOf(players) })
      return null
    }
    // C9, A7: the bracket above gets its own players back, with those who had come down to it.
    const lowest = residents.pop()!
    residents[level - 1] = [...residents[level - 1]!, ...lowest]
    soFar = above.pop()!.before
    const together = [...soFar.incoming, ...residents[level - 1]!].sort(byRank)
    tell?.({ kind: 'combination', article: 'C9', score: residents[level - 1]![0]!.score, players: idsOf(together) })
  }
}
