import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { defineRulebook } from '../define.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import { describeDutch } from '../fide-dutch/describe.ts'
import { initialColourOf } from '../fide-dutch/initial-colour.ts'
import { procedureExplainer } from '../fide-dutch/procedure/explain/index.ts'
import { type ProcedureEvent, stepsOf } from '../fide-dutch/procedure/trace.ts'
import type { DutchRules } from '../fide-dutch/rules.ts'
import { articles } from './articles.ts'
import { edition } from './edition.ts'
import { cardOf } from './explain/card.ts'
import { pairBrackets } from './pair-brackets.ts'
import { pairRound } from './pair-round.ts'

export const fideDutch2012: PairingSystem<DutchRules<'fide-dutch-2012'>, ProcedureEvent> = defineRulebook<
  DutchRules<'fide-dutch-2012'>,
  ProcedureEvent
>({
  ...describeDutch({
    id: 'fide-dutch-2012',
    year: 2012,
    from: '2012/07/01',
    until: '2017/06/30',
    told: 'steps',
    inWords: { text: 'Individual: Swiss-System Dutch (Istanbul 2012 rules)', pattern: /ISTANBUL\s+2012/ },
    otherScorings: false,
    lateEntrantArticle: 'C.04.2 2.4',
    standings: null,
    floatsUnplayed: edition.unplayedFloatsDown,
  }),
  title: 'FIDE (Dutch) Swiss, Istanbul 2012',
  articles,
  pair: (tournament, round) => pairRound(tournament, round, initialColourOf(tournament)),
  tell: (tournament, round) => stepsOf((trace) => pairRound(tournament, round, initialColourOf(tournament), trace)),
  explain: procedureExplainer({
    edition,
    competitorsOf: (tournament, round) => competitorsOf(tournament, round, edition),
    pairBrackets: (competitors, round) => pairBrackets(competitors, round),
    cardOf,
  }),
})
