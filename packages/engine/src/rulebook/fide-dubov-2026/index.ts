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
import { dubovReadings } from './readings.ts'
import { roundOf } from './round-of.ts'
import { type DubovRules, dubovDefaults, maximumUpfloatReadings } from './rules.ts'
import { type DubovStep, stepsOf } from './steps.ts'
import { warningsOf } from './warnings.ts'

/** C.04.4.1. */
export const fideDubov2026: PairingSystem<DubovRules, DubovStep> = defineRulebook<DubovRules, DubovStep>({
  ...description,
  articles,
  readings: dubovReadings,
  regulations: ({ varied, accelerated, random }) => ({
    ...dubovDefaults,
    ...(varied
      ? { parity: random.pick(parities), forfeitUpfloats: random.chance(0.5), maximumUpfloats: random.pick(maximumUpfloatReadings) }
      : {}),
    acceleration: accelerated ? 'baku' : null,
  }),
  accelerate: (tournament) => withBakuAcceleration(tournament, { variant: 'win' }),
  initialColour: inferInitialColour,
  warn: warningsOf,
  pair: (tournament, round) => {
    const of = roundOf(tournament, round)
    return answerOf(pairByMatching(of.competitors, of.facts), of)
  },
  tell: (tournament, round) => stepsOf(roundOf(tournament, round)),
  explain: (tournament, round) => explainer(roundOf(tournament, round)),
})
