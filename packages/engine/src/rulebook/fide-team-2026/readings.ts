import type { OpenReading } from '../../pairing/open-reading.ts'
import { commonReadings } from '../fide-swiss-team/readings.ts'
import type { FideTeamSettings } from './rules.ts'

/** What C.04.6 leaves open: 1.7.2 beside what it has in common with C.04.5. */
export const fideTeamReadings: readonly OpenReading<FideTeamSettings>[] = [
  {
    name: 'balanced-at-last',
    article: '1.7.2',
    ours: { preferences: 'B', balancedAtLast: 'strong' },
    other: { preferences: 'B', balancedAtLast: 'none' },
  },
  ...commonReadings,
]
