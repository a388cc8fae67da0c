import type { BracketPairing, Competitor, Pair } from '../competitor.ts'
import type { SsmReadings } from '../rules.ts'
import type { Listener, PassedOver } from './event.ts'
import { againstRemaining, broken, concessions, objection, pairEvent, remainingAfter } from './objections.ts'
import { type Subgroups, throughSubgroups } from './subgroups.ts'

/**
 * SSM C2 to C6 as `stepwise` reads them: the first S1 player takes the first S2 player with whom all of B is met (C3, C4); if there is none, the first without
 * B5, then the first without B4 too (C5); if there is none, C6. Nobody looks at what is left for the others, and no pair is undone.
 *
 * Where B is asked of whoever remains, it is asked with the last pair, which settles who that is: B5 until it is omitted (C5), and in the last bracket B2.
 */
export const stepThroughBracket = (
  players: readonly Competitor[],
  last: boolean,
  remaining: SsmReadings['remaining'],
  tell?: Listener,
): BracketPairing => {
  const against = (pair: Pair, { s1, s2 }: Subgroups, allowed: readonly ('B4' | 'B5')[]): PassedOver | null => {
    const player = pair.lower.id
    const because = objection(pair.higher, pair.lower)
    if (because === 'B1' || (because !== null && !allowed.includes(because))) return { player, because }
    const remains = remaining === 'asked' ? remainingAfter(pair, s1, s2) : null
    const rule = remains === null ? null : againstRemaining(remains, last)
    if (rule === null || (rule === 'B5' && allowed.includes('B5'))) return null
    return { player, because: 'remains', rule, remains: remains!.id }
  }
  return throughSubgroups(
    players,
    (higher, subgroups) => {
      for (const allowed of concessions) {
        const lower = subgroups.s2.find((other) => against({ higher, lower: other }, subgroups, allowed) === null)
        if (lower === undefined) continue
        const pair = { higher, lower }
        const remains = remaining === 'asked' ? remainingAfter(pair, subgroups.s1, subgroups.s2) : null
        const conceded = remains !== null && againstRemaining(remains, last) === 'B5' ? (['B5'] as const) : []
        const omitted = [...new Set([...broken(pair), ...conceded])]
        return {
          pair,
          step: () => pairEvent(pair, omitted, subgroups.s2, (other) => against({ higher, lower: other }, subgroups, allowed)!),
        }
      }
      return null
    },
    tell,
  )
}
