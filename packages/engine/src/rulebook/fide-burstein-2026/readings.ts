import type { OpenReading } from '../../pairing/open-reading.ts'
import { dutchReadings } from '../fide-dutch/readings.ts'
import type { BursteinSettings } from './rules.ts'

/** What C.04.4.2 leaves open: 1.7.2, 5.2.1, and C.04.7 1.2. */
export const bursteinReadings: readonly OpenReading<BursteinSettings>[] = [
  { name: 'zero-point-byes', article: '1.7', ours: { zeroPointByes: 'current-round' }, other: { zeroPointByes: 'last-round' } },
  ...dutchReadings('5.2.1'),
]
