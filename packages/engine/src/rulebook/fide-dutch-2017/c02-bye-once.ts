import type { Outcome } from '../../model/outcome.ts'

/**
 * FIDE Dutch 2017, C.2: nobody gets the pairing-allocated bye who has had it already, or who has won by an opponent's absence (C.04.1.d).
 * A bye that was asked for, even a full point, is no bar in this edition.
 */
export const barsFromBye = (outcome: Outcome): boolean =>
  (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated') || (outcome.kind === 'forfeit' && outcome.result === 'win')
