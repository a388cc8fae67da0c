import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { defineRulebook } from '../define.ts'
import { wdlScoring } from './a1-scoring.ts'
import { ratingWarnings } from './a2-warnings.ts'
import { articles } from './articles.ts'
import { restrictedWarnings } from './b4-warnings.ts'
import type { SsmEvent } from './by-the-book/event.ts'
import { stepsOf } from './by-the-book/pair-round.ts'
import { description } from './description.ts'
import { explainer } from './explain/index.ts'
import { pairRound } from './pair-round.ts'
import { ssmOpenReadings } from './readings.ts'
import { type SsmRules, ssmDefaults } from './rules.ts'

export type { PassedOver, SsmEvent } from './by-the-book/event.ts'
export { stepsOf } from './by-the-book/pair-round.ts'
export { type SsmStanding, ssmStandings } from './standings.ts'

export const ssm: PairingSystem<SsmRules, SsmEvent> = defineRulebook<SsmRules, SsmEvent>({
  ...description,
  articles,
  readings: ssmOpenReadings,
  scoring: () => wdlScoring,
  regulations: ({ rounds, seed, varied, random }) => {
    const restricted = varied && random.chance(0.5) ? ({ by: 'club', groups: null, rounds: random.between(1, rounds) } as const) : null
    return { ...ssmDefaults, useRating: varied && random.chance(0.5), seed, restricted }
  },
  warn: (tournament, round) => [...ratingWarnings(tournament, round), ...restrictedWarnings(tournament, round)],
  pair: pairRound,
  tell: stepsOf,
  explain: explainer,
})
