import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { articles } from './articles.ts'
import { unratedPlace } from './competitors.ts'
import { explainer } from './explain/index.ts'
import { pairRound, rulebookId } from './pair-round.ts'
import { assignPairingNumbers } from './pairing-order.ts'
import { scoringOf } from './pairing-score.ts'
import { settingsOf } from './settings.ts'
import { settingsIssues } from './settings-issues.ts'
import { stepText } from './step-text.ts'
import { traceRound } from './trace.ts'

export { assignPairingNumbers as assignCfcPairingNumbers, type UnratedPlace } from './pairing-order.ts'
export { unexcusedDefault } from './participants.ts'
export { type KnownRatings, ratingOnCard } from './ratings.ts'
export { type CfcEvent, traceRound as traceCfcRound } from './trace.ts'

export const cfc: PairingSystem = {
  id: rulebookId,
  title: 'CFC handbook, individual Swiss (610 to 633)',
  articles,
  scoringOf,
  warnings: settingsIssues,
  numberPlayers: (tournament) => assignPairingNumbers(tournament.players, settingsOf(tournament).seed, unratedPlace(tournament)),
  pairRound,
  explainer,
  steps: (tournament, round) =>
    [...traceRound(tournament, round)].map((event) => ({
      event: { ...event, article: event.articles.join(', ') },
      text: (nameOf, language) => stepText(event, nameOf, language),
    })),
}
