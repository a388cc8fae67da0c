import type { Outcome } from '../../model/outcome.ts'
import { pointsFor, type ScoringSystem, winValue } from '../../model/scoring.ts'

const isPairingBye = (outcome: Outcome): boolean => outcome.kind === 'bye' && outcome.bye === 'pairing-allocated'

/**
 * FIDE Dutch 1998, B.1: whoever has received a point without playing, by a bye or by an opponent's absence, gets no bye any more. Half a point is
 * no bar in this edition.
 */
export const receivedPointUnplayed = (outcome: Outcome, scoring: ScoringSystem): boolean =>
  isPairingBye(outcome) || (outcome.kind !== 'game' && pointsFor(outcome, scoring) >= winValue(scoring))

/** FIDE Dutch 1998, A.5: the bye is a downfloat. Nothing else that was not played leaves a float. */
export const byeFloatsDown = (outcome: Outcome): boolean => isPairingBye(outcome)
