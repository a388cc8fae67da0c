import type { Outcome } from '../../model/outcome.ts'
import { pointsFor, type ScoringSystem, winValue } from '../../model/scoring.ts'

/**
 * FIDE Dutch 2026, C2, C.04.1 4: nobody gets the pairing-allocated bye who has had it, or who in a single round scored the points of a
 * win, or more, without playing: a win by forfeit, a full-point bye. Half-point byes, however many, are no bar.
 */
export const barsFromBye = (outcome: Outcome, scoring: ScoringSystem): boolean =>
  (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated') ||
  (outcome.kind !== 'game' && pointsFor(outcome, scoring) >= winValue(scoring))
