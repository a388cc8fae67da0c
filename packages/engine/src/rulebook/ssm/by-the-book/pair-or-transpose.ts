import { canMeetNobody } from '../b1-no-rematch.ts'
import { byRank, type Competitor, type Pair } from '../competitor.ts'
import type { SsmReadings } from '../rules.ts'
import type { Listener } from './event.ts'
import { idsOf } from './objections.ts'
import { pairBracket } from './pair-bracket.ts'
import type { SoFar } from './pair-brackets.ts'
import { least } from './shortfall.ts'
import { stepThroughBracket } from './step-through-bracket.ts'

type Transposed = Omit<SoFar, 'odd'> & { readonly pairs: readonly Pair[] }

/**
 * A bracket that is not the last: p pairs (C3), else without those who can meet nobody in it (C7), else as many as there are (C8). `best` knows beforehand whether
 * p pairs can be had; `stepwise` finds out on the way, and then has one player go down at a time.
 */
export const pairOrTranspose = (players: readonly Competitor[], soFar: SoFar, readings: SsmReadings, tell?: Listener): Transposed => {
  const { sent, bye, odd } = soFar
  if (players.length === 0) return { pairs: [], incoming: [], sent, bye }
  const stepwise = readings.reading === 'stepwise'
  const goal = stepwise ? null : least(players, false)
  const walked = stepwise ? stepThroughBracket(players, false, readings.remaining, tell) : null
  const tooMany = (walked?.free.length ?? goal![0]) > players.length % 2
  const alone = tooMany ? players.filter((player) => canMeetNobody(player, players)) : []
  const withoutThem = (gone: readonly Competitor[], changed: Partial<SoFar>): Transposed =>
    pairOrTranspose(
      players.filter((player) => !gone.includes(player)),
      { ...soFar, ...changed },
      readings,
      tell,
    )

  const again = readings.byePriority === 'at-once' ? alone.find((player) => sent.includes(player)) : undefined
  if (again !== undefined && odd && bye === null && again.mayTakeBye) {
    tell?.({ kind: 'bye', article: 'C7', player: again.id })
    return withoutThem([again], { bye: again })
  }
  if (again === undefined && alone.length > 0) {
    const gone = stepwise ? alone.slice(0, 1) : alone
    tell?.({ kind: 'transposed', article: 'C7', players: idsOf(gone) })
    const rest = withoutThem(gone, { sent: [...sent, ...gone] })
    return { ...rest, incoming: [...gone, ...rest.incoming].sort(byRank) }
  }
  const { pairs, free } = walked ?? pairBracket(players, false, goal!, tell)
  if (free.length > 0) tell?.({ kind: 'transposed', article: free.length > 1 ? 'C8' : 'C3', players: idsOf(free) })
  return { pairs, incoming: free, sent, bye }
}
