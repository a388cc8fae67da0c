import type { RoundNumber } from '../../model/ids.ts'
import type { PairingSystem, Under } from '../../pairing/pairing-system.ts'
import { bakuFaults } from '../baku-acceleration/index.ts'
import { defineRulebook } from '../define.ts'
import { inferInitialColour } from '../fide-dutch/initial-colour.ts'
import { pairRound } from '../fide-swiss-team/answer.ts'
import { explainer } from '../fide-swiss-team/explain/index.ts'
import { commonReadings } from '../fide-swiss-team/readings.ts'
import { type RoundOf, roundOf } from '../fide-swiss-team/round-of.ts'
import { variedCommon } from '../fide-swiss-team/settings.ts'
import { type SwissTeamStep, stepsOf } from '../fide-swiss-team/steps.ts'
import { articles } from './articles.ts'
import { description } from './description.ts'
import { matchScoring } from './match-scoring.ts'
import { readingOf } from './reading.ts'
import { type DoubleSwissRules, doubleSwissDefaults } from './rules.ts'
import { system } from './system.ts'

const of = (tournament: Under<DoubleSwissRules>, round: RoundNumber): RoundOf =>
  roundOf(tournament, round, system, readingOf(tournament.rules))

/** C.04.5. White of a board has White in the first game of the match. */
export const fideDoubleSwiss2026: PairingSystem<DoubleSwissRules, SwissTeamStep> = defineRulebook<DoubleSwissRules, SwissTeamStep>({
  ...description,
  articles,
  readings: commonReadings,
  scoring: (_, rules) => matchScoring(rules),
  regulations: ({ varied, accelerated, random }) => ({
    ...doubleSwissDefaults,
    ...(varied ? variedCommon(random) : {}),
    acceleration: accelerated ? 'baku' : null,
  }),
  initialColour: inferInitialColour,
  warn: (tournament) => bakuFaults(tournament, 'win'),
  pair: (tournament, round) => pairRound(of(tournament, round), 'fide-double-swiss-2026'),
  tell: (tournament, round) => stepsOf(of(tournament, round)),
  explain: (tournament, round) => explainer(of(tournament, round)),
})
