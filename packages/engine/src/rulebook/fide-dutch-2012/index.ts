import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { defineRulebook } from '../define.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import { inferInitialColour, initialColourOf } from '../fide-dutch/initial-colour.ts'
import { procedureExplainer } from '../fide-dutch/procedure/explain/index.ts'
import { type ProcedureEvent, stepsOf } from '../fide-dutch/procedure/trace.ts'
import { dutchReadings } from '../fide-dutch/readings.ts'
import type { DutchRules } from '../fide-dutch/rules.ts'
import { articles } from './articles.ts'
import { description } from './description.ts'
import { edition } from './edition.ts'
import { cardOf } from './explain/card.ts'
import { pairBrackets } from './pair-brackets.ts'
import { pairRound } from './pair-round.ts'

export const fideDutch2012: PairingSystem<DutchRules<'fide-dutch-2012'>, ProcedureEvent> = defineRulebook<
  DutchRules<'fide-dutch-2012'>,
  ProcedureEvent
>({
  ...description,
  articles,
  readings: dutchReadings('E.5'),
  initialColour: inferInitialColour,
  pair: (tournament, round) => pairRound(tournament, round, initialColourOf(tournament)),
  tell: (tournament, round) => stepsOf((trace) => pairRound(tournament, round, initialColourOf(tournament), trace)),
  explain: procedureExplainer({
    edition,
    competitorsOf: (tournament, round) => competitorsOf(tournament, round, edition),
    pairBrackets: (competitors, round) => pairBrackets(competitors, round),
    cardOf,
  }),
})
