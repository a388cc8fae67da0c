import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { withBakuAcceleration } from '../baku-acceleration/index.ts'
import { defineRulebook } from '../define.ts'
import { inferInitialColour } from '../fide-dutch/initial-colour.ts'
import { parities } from '../fide-dutch/rules.ts'
import { answerOf } from './answer.ts'
import { articles } from './articles.ts'
import { pairByMatching } from './by-matching/pair-round.ts'
import { description } from './description.ts'
import { explainer } from './explain/index.ts'
import { bursteinReadings } from './readings.ts'
import { roundOf } from './round-of.ts'
import { type BursteinRules, bursteinDefaults, zeroPointByeReadings } from './rules.ts'
import { explainSeeding, pairSeeding } from './seeding.ts'
import { isSeedingRound } from './seeding-rounds.ts'
import { type BursteinStep, stepsOf } from './steps.ts'
import { warningsOf } from './warnings.ts'

/** C.04.4.2. */
export const fideBurstein2026: PairingSystem<BursteinRules, BursteinStep> = defineRulebook<BursteinRules, BursteinStep>({
  ...description,
  articles,
  readings: bursteinReadings,
  regulations: ({ varied, accelerated, random }) => ({
    ...bursteinDefaults,
    ...(varied ? { parity: random.pick(parities), zeroPointByes: random.pick(zeroPointByeReadings) } : {}),
    acceleration: accelerated ? 'baku' : null,
  }),
  accelerate: (tournament) => withBakuAcceleration(tournament, { variant: 'win' }),
  initialColour: inferInitialColour,
  warn: warningsOf,
  pair: (tournament, round, kept) => {
    if (isSeedingRound(tournament, round)) return pairSeeding(tournament, round, kept)
    const of = roundOf(tournament, round)
    return answerOf(pairByMatching(of.competitors), of)
  },
  tell: stepsOf,
  explain: (tournament, round) =>
    isSeedingRound(tournament, round) ? explainSeeding(tournament, round) : explainer(roundOf(tournament, round)),
})
