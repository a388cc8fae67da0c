import { initialColourOf } from '../../model/initial-colour.ts'
import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { procedureExplainer } from '../fide-dutch/procedure/explain/index.ts'
import { stepsOf } from '../fide-dutch/procedure/steps.ts'
import { initialOrder } from './a02-initial-order.ts'
import { articles } from './articles.ts'
import { competitorsIn, edition } from './edition.ts'
import { cardOf } from './explain/card.ts'
import { pairedBrackets } from './pair-brackets.ts'
import { pairRound } from './pair-round.ts'

export const fideDutch1998: PairingSystem = {
  id: edition.id,
  title: 'FIDE Swiss System Based on Rating (Dutch), 1992, amended 1997 and 1998',
  articles,
  numberPlayers: ({ players }) => initialOrder(players),
  pairRound: (tournament, round) => pairRound(tournament, round, initialColourOf(tournament)),
  steps: (tournament, round) => stepsOf((trace) => pairRound(tournament, round, initialColourOf(tournament), trace)),
  explainer: procedureExplainer({
    edition,
    competitorsOf: competitorsIn,
    pairBrackets: (competitors) => pairedBrackets(competitors),
    cardOf,
  }),
}
