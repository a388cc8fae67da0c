import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { defineRulebook } from '../define.ts'
import { describeDutch } from '../fide-dutch/describe.ts'
import { initialColourOf } from '../fide-dutch/initial-colour.ts'
import { procedureExplainer } from '../fide-dutch/procedure/explain/index.ts'
import { type ProcedureEvent, stepsOf } from '../fide-dutch/procedure/trace.ts'
import { initialOrder } from './a02-initial-order.ts'
import { articles } from './articles.ts'
import { competitorsIn, edition } from './edition.ts'
import { cardOf } from './explain/card.ts'
import { pairedBrackets } from './pair-brackets.ts'
import { pairRound } from './pair-round.ts'
import { defaults1998, type Rules1998, readings1998, readingsOf, settings1998, withoutReadings } from './rules.ts'

const described = describeDutch({
  id: 'fide-dutch-1998',
  year: 1998,
  from: '1998/07/01',
  until: '2012/06/30',
  told: 'steps',
  inWords: { text: 'Individual: Swiss-System Dutch (1998 rules)', pattern: /\bDUTCH\b.*\b1998 RULES\b/ },
  otherScorings: false,
  lateEntrantArticle: 'C.04.2 2.4',
  standings: 'fide-1998',
  floatsUnplayed: edition.unplayedFloatsDown,
})

export const fideDutch1998: PairingSystem<Rules1998, ProcedureEvent> = defineRulebook<Rules1998, ProcedureEvent>({
  ...described,
  defaults: defaults1998,
  settings: settings1998,
  offers: [],
  meantInVersion1: { readings: readings1998 },
  inReports: withoutReadings(described.inReports),
  regulations: ({ announced }) => ({ ...defaults1998, readings: readings1998.filter((one) => announced?.includes(one)) }),
  floatsForfeited: (rules) => !readingsOf({ rules }).includes('A.4-played'),
  title: 'FIDE Swiss System Based on Rating (Dutch), 1992, amended 1997 and 1998',
  articles,
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
