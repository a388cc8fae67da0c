import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { bakuFaults, withBakuAcceleration } from '../baku-acceleration/index.ts'
import { defineRulebook } from '../define.ts'
import { dutchExplainer } from '../fide-dutch/explain/index.ts'
import { inferInitialColour, initialColourOf } from '../fide-dutch/initial-colour.ts'
import { dutchReadings } from '../fide-dutch/readings.ts'
import { type DutchRules, dutchDefaults } from '../fide-dutch/rules.ts'
import { articles } from './articles.ts'
import { description } from './description.ts'
import { edition } from './edition.ts'
import { pairBrackets } from './pair-brackets.ts'
import { pairRound } from './pair-round.ts'

const id = 'fide-dutch-2026'

export const fideDutch2026: PairingSystem<DutchRules<'fide-dutch-2026'>, never> = defineRulebook<DutchRules<'fide-dutch-2026'>>({
  ...description,
  articles,
  readings: dutchReadings('5.2.5'),
  initialColour: inferInitialColour,
  warn: (tournament) => bakuFaults(tournament, edition.acceleration),
  regulations: ({ accelerated }) => ({ ...dutchDefaults(id), acceleration: accelerated ? 'baku' : null }),
  accelerate: (tournament) => withBakuAcceleration(tournament, { variant: edition.acceleration }),
  pair: (tournament, round, kept) => pairRound(tournament, round, initialColourOf(tournament), kept),
  explain: dutchExplainer(edition, pairBrackets),
})
