import type { PlayerId } from '../../model/ids.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { Points } from '../../model/points.ts'

const floats = ['down', 'up'] as const
export type Float = (typeof floats)[number]

/**
 * SSM A4 and A8: the remark a round leaves. Paired with a lower score is a downfloat, with a higher score an upfloat, and so it stays when the game
 * was then forfeited: the remark comes from the pairing. The bye is a downfloat. Whoever was not to be paired has none.
 *
 * `scores` are those with which the round was paired.
 */
export const floatOf = (player: PlayerId, outcome: Outcome, scores: ReadonlyMap<PlayerId, Points>): Float | null => {
  switch (outcome.kind) {
    case 'game':
    case 'forfeit': {
      const difference = (scores.get(player) ?? 0) - (scores.get(outcome.opponent) ?? 0)
      return difference > 0 ? 'down' : difference < 0 ? 'up' : null
    }
    case 'bye':
      return outcome.bye === 'pairing-allocated' ? 'down' : null
    case 'absent':
      return null
  }
}
