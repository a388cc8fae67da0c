import { initialColourOf } from '../../model/initial-colour.ts'
import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { bakuFaults } from '../baku-acceleration/index.ts'
import { dutchExplainer } from '../fide-dutch/explain/index.ts'
import { articles } from './articles.ts'
import { edition } from './edition.ts'
import { pairBrackets } from './pair-brackets.ts'
import { pairRound } from './pair-round.ts'

export const fideDutch2026: PairingSystem = {
  id: edition.id,
  title: 'FIDE (Dutch) Swiss, in force since February 2026',
  articles,
  warnings: (tournament) => bakuFaults(tournament, edition.acceleration),
  pairRound: (tournament, round) => pairRound(tournament, round, initialColourOf(tournament)),
  explainer: dutchExplainer(edition, pairBrackets),
}
