import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { withBakuAcceleration } from '../baku-acceleration/index.ts'
import { defineRulebook } from '../define.ts'
import { inferInitialColour } from '../fide-dutch/initial-colour.ts'
import { answerOf } from './answer.ts'
import { articles } from './articles.ts'
import { pairByMatching } from './by-matching/pair-round.ts'
import { description } from './description.ts'
import { explainer } from './explain/index.ts'
import { limReadings } from './readings.ts'
import { randomRegulations } from './regulations.ts'
import { roundOf } from './round-of.ts'
import type { LimRules } from './rules.ts'
import { type LimStep, stepsOf } from './steps.ts'
import { warningsOf } from './warnings.ts'

/** C.04.4.3. */
export const fideLim2026: PairingSystem<LimRules, LimStep> = defineRulebook<LimRules, LimStep>({
  ...description,
  articles,
  readings: limReadings,
  regulations: randomRegulations,
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
