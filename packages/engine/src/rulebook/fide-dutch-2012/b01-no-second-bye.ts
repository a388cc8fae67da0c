import type { Outcome } from '../../model/outcome.ts'
import { pointsFor, type ScoringSystem } from '../../model/scoring.ts'

/**
 * FIDE Dutch 2012, B.1.b, the part of B.1 that is not about rematches: whoever has received a point or half a point without playing, by a bye or by
 * an opponent's absence, counts as a downfloater of that round and gets no bye any more. The pairing-allocated bye does both whatever it is worth.
 */
export const receivedPointsUnplayed = (outcome: Outcome, scoring: ScoringSystem): boolean =>
  outcome.kind !== 'game' && ((outcome.kind === 'bye' && outcome.bye === 'pairing-allocated') || pointsFor(outcome, scoring) > 0)
