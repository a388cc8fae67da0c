import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { defineRulebook } from '../define.ts'
import { articles } from './articles.ts'
import { unratedPlace } from './competitors.ts'
import { description } from './description.ts'
import { explainer } from './explain/index.ts'
import { pairRound } from './pair-round.ts'
import { assignPairingNumbers } from './pairing-order.ts'
import { scoringUnder } from './pairing-score.ts'
import { cfcReadings } from './readings.ts'
import { regulations } from './regulations.ts'
import { type CfcRules, cfcDefaults } from './rules.ts'
import { settingsIssues } from './settings-issues.ts'
import { type CfcEvent, traceRound } from './trace.ts'

export { assignPairingNumbers as assignCfcPairingNumbers, type UnratedPlace } from './pairing-order.ts'
export { unexcusedDefault } from './participants.ts'
export { type KnownRatings, ratingOnCard } from './ratings.ts'
export { type CfcEvent, traceRound as traceCfcRound } from './trace.ts'

export const cfc: PairingSystem<CfcRules, CfcEvent> = defineRulebook<CfcRules, CfcEvent>({
  ...description,
  articles,
  readings: cfcReadings,
  regulations: (draw) => ({ ...cfcDefaults, ...regulations(draw) }),
  scoring: (declared, { variations }) => scoringUnder(declared, variations),
  warn: settingsIssues,
  numberPlayers: (tournament) => assignPairingNumbers(tournament.players, tournament.rules.seed, unratedPlace(tournament)),
  pair: pairRound,
  tell: (tournament, round) => [...traceRound(tournament, round)],
  explain: explainer,
})
