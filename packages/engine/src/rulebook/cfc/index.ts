import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { articles } from './articles.ts'
import { pairRound, rulebookId } from './pair-round.ts'

export { assignPairingNumbers as assignCfcPairingNumbers, type UnratedPlace } from './pairing-order.ts'
export { scoringOf as cfcScoringOf } from './pairing-score.ts'
export { type KnownRatings, ratingOnCard } from './ratings.ts'
export { type CfcEvent, traceRound as traceCfcRound } from './trace.ts'

export const cfc: PairingSystem = {
  id: rulebookId,
  title: 'CFC handbook, individual Swiss (610 to 633)',
  articles,
  pairRound,
}
