import { initialColourOf } from '../../model/initial-colour.ts'
import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { stepsOf } from '../fide-dutch/procedure/steps.ts'
import { articles } from './articles.ts'
import { edition } from './edition.ts'
import { pairRound } from './pair-round.ts'

export const fideDutch1998: PairingSystem = {
  id: edition.id,
  title: 'FIDE Swiss System Based on Rating (Dutch), 1992, amended 1997 and 1998',
  articles,
  pairRound: (tournament, round) => pairRound(tournament, round, initialColourOf(tournament)),
  steps: (tournament, round) => stepsOf((trace) => pairRound(tournament, round, initialColourOf(tournament), trace)),
}
