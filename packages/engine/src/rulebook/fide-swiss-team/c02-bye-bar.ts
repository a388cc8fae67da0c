import type { Outcome } from '../../model/outcome.ts'

/** C.04.6 C2, C.04.5 C2: no bye after a bye, a match won by forfeit, or a full-point bye. */
export const barsFromBye = (outcome: Outcome): boolean =>
  outcome.kind === 'forfeit'
    ? outcome.result === 'win'
    : outcome.kind === 'bye' && (outcome.bye === 'pairing-allocated' || outcome.bye === 'full-point')
