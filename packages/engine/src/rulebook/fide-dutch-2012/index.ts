import { initialColourOf } from '../../model/initial-colour.ts'
import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import { procedureExplainer } from '../fide-dutch/procedure/explain/index.ts'
import { stepsOf } from '../fide-dutch/procedure/steps.ts'
import { articles } from './articles.ts'
import { edition } from './edition.ts'
import { cardOf } from './explain/card.ts'
import { pairBrackets } from './pair-brackets.ts'
import { pairRound } from './pair-round.ts'

export const fideDutch2012: PairingSystem = {
  id: edition.id,
  title: 'FIDE (Dutch) Swiss, Istanbul 2012',
  articles,
  pairRound: (tournament, round) => pairRound(tournament, round, initialColourOf(tournament)),
  steps: (tournament, round) => stepsOf((trace) => pairRound(tournament, round, initialColourOf(tournament), trace)),
  explainer: procedureExplainer({
    edition,
    competitorsOf: (tournament, round) => competitorsOf(tournament, round, edition),
    pairBrackets: (competitors, round) => pairBrackets(competitors, round),
    cardOf,
  }),
}
