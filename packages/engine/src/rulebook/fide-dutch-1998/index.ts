import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { defineRulebook } from '../define.ts'
import { inferInitialColour, initialColourOf } from '../fide-dutch/initial-colour.ts'
import { procedureExplainer } from '../fide-dutch/procedure/explain/index.ts'
import { type ProcedureEvent, stepsOf } from '../fide-dutch/procedure/trace.ts'
import { initialOrder } from './a02-initial-order.ts'
import { articles } from './articles.ts'
import { description } from './description.ts'
import { competitorsIn, edition } from './edition.ts'
import { cardOf } from './explain/card.ts'
import { pairedBrackets } from './pair-brackets.ts'
import { pairRound } from './pair-round.ts'
import { openReadings1998 } from './readings.ts'
import { defaults1998, type Rules1998, readings1998 } from './rules.ts'

export const fideDutch1998: PairingSystem<Rules1998, ProcedureEvent> = defineRulebook<Rules1998, ProcedureEvent>({
  ...description,
  articles,
  readings: openReadings1998,
  regulations: ({ announced }) => ({ ...defaults1998, readings: readings1998.filter((one) => announced?.includes(one)) }),
  initialColour: inferInitialColour,
  numberPlayers: ({ players }) => initialOrder(players),
  pair: (tournament, round) => pairRound(tournament, round, initialColourOf(tournament)),
  tell: (tournament, round) => stepsOf((trace) => pairRound(tournament, round, initialColourOf(tournament), trace)),
  explain: procedureExplainer({
    edition,
    competitorsOf: competitorsIn,
    pairBrackets: (competitors) => pairedBrackets(competitors),
    cardOf,
  }),
})
