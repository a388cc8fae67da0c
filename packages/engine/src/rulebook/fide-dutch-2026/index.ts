import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { bakuFaults, withBakuAcceleration } from '../baku-acceleration/index.ts'
import { defineRulebook } from '../define.ts'
import { describeDutch } from '../fide-dutch/describe.ts'
import { dutchExplainer } from '../fide-dutch/explain/index.ts'
import { initialColourOf } from '../fide-dutch/initial-colour.ts'
import { type DutchRules, dutchDefaults } from '../fide-dutch/rules.ts'
import { articles } from './articles.ts'
import { edition } from './edition.ts'
import { pairBrackets } from './pair-brackets.ts'
import { pairRound } from './pair-round.ts'

const id = 'fide-dutch-2026'

export const fideDutch2026: PairingSystem<DutchRules<'fide-dutch-2026'>, never> = defineRulebook<DutchRules<'fide-dutch-2026'>>({
  ...describeDutch({
    id,
    year: 2026,
    from: '2026/02/01',
    until: null,
    told: 'criteria',
    otherScorings: true,
    lateEntrantArticle: 'C.04.2 2.4',
    standings: null,
    offers: [
      { name: 'open', rules: {}, tieBreaks: 'swiss' },
      { name: 'accelerated', rules: { acceleration: 'baku' }, tieBreaks: 'swiss' },
      { name: 'club', rules: {}, tieBreaks: 'swiss', confirmResults: true, rounds: 5 },
    ],
    floatsUnplayed: edition.unplayedFloatsDown,
  }),
  title: 'FIDE (Dutch) Swiss, in force since February 2026',
  articles,
  warn: (tournament) => bakuFaults(tournament, edition.acceleration),
  regulations: ({ accelerated }) => ({ ...dutchDefaults(id), acceleration: accelerated ? 'baku' : null }),
  accelerate: (tournament) => withBakuAcceleration(tournament, { variant: edition.acceleration }),
  pair: (tournament, round) => pairRound(tournament, round, initialColourOf(tournament)),
  explain: dutchExplainer(edition, pairBrackets),
})
