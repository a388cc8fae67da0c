import { canMeetNobody } from '../b1-no-rematch.ts'
import type { Competitor, Pair } from '../competitor.ts'
import type { SsmReadings } from '../rules.ts'
import type { Listener } from './event.ts'
import { pairBracket } from './pair-bracket.ts'
import { least } from './shortfall.ts'
import { stepThroughBracket } from './step-through-bracket.ts'

type Paired = { readonly pairs: readonly Pair[]; readonly bye: Competitor | null }

/** SSM C9: the last bracket, with the bye for whoever remains; null where it has to be combined with the one above. */
export const pairLast = (players: readonly Competitor[], readings: SsmReadings, tell?: Listener): Paired | null =>
  readings.reading === 'stepwise' ? stepThroughLast(players, readings, tell) : bestOfLast(players, tell)

const bestOfLast = (players: readonly Competitor[], tell?: Listener): Paired | null => {
  const goal = least(players, true)
  if (goal[0] > players.length % 2 || goal[1] > 0) return null
  const { pairs, free } = pairBracket(players, true, goal, tell)
  return withBye(pairs, free[0] ?? null, 'C9', tell)
}

/** C3 to C6; then, if p pairs were not had, C7: somebody who can meet nobody has priority for the bye, and the others start again from C2. */
const stepThroughLast = (players: readonly Competitor[], { remaining }: SsmReadings, tell?: Listener): Paired | null => {
  const { pairs, free } = stepThroughBracket(players, true, remaining, tell)
  if (free.length === 0) return { pairs, bye: null }
  if (free.length === 1) return free[0]!.mayTakeBye ? withBye(pairs, free[0]!, 'C9', tell) : null
  if (players.length % 2 === 0) return null
  const alone = players.find((player) => canMeetNobody(player, players))
  if (alone === undefined || !alone.mayTakeBye) return null
  withBye([], alone, 'C7', tell)
  const rest = stepThroughBracket(
    players.filter((player) => player !== alone),
    true,
    remaining,
    tell,
  )
  return rest.free.length === 0 ? { pairs: rest.pairs, bye: alone } : null
}

const withBye = (pairs: readonly Pair[], bye: Competitor | null, article: 'C7' | 'C9', tell?: Listener): Paired => {
  if (bye !== null) tell?.({ kind: 'bye', article, player: bye.id })
  return { pairs, bye }
}
