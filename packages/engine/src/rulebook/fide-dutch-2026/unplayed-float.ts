import type { Outcome } from '../../model/outcome.ts'
import { lossValue, pointsFor, type ScoringSystem } from '../../model/scoring.ts'

/** FIDE Dutch 2026, 1.4.3, 1.4.4: without a game the bye, whatever it is worth, and a round worth more than a loss leave a downfloat; nothing else does. */
export const unplayedFloatsDown = (outcome: Outcome, scoring: ScoringSystem): boolean =>
  (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated') || pointsFor(outcome, scoring) > lossValue(scoring)
