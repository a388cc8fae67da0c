import type { RoundNumber } from '../../model/ids.ts'
import type { RulebookWarning } from '../../model/issues/rulebook.ts'
import type { Under } from '../../pairing/pairing-system.ts'
import { bakuFaults } from '../baku-acceleration/index.ts'
import { warning } from '../warning.ts'
import type { BursteinRules } from './rules.ts'
import { seedingRounds } from './seeding-rounds.ts'

/** Burstein 1.6.2: without a number of rounds that of the seeding rounds is assumed. And what cannot be accelerated. */
export const warningsOf = (tournament: Under<BursteinRules>, _round: RoundNumber): readonly RulebookWarning[] => [
  ...(tournament.numberOfRounds === null ? [warning('seeding-rounds-assumed', { article: '1.6', rounds: seedingRounds(tournament) })] : []),
  ...bakuFaults(tournament, 'win'),
]
