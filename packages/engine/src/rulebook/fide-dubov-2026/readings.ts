import type { OpenReading } from '../../pairing/open-reading.ts'
import { dutchReadings } from '../fide-dutch/readings.ts'
import type { DubovSettings } from './rules.ts'

/** What C.04.4.1 leaves open: 1.8 with C10, C9, 5.2.1, and C.04.7 1.2. */
export const dubovReadings: readonly OpenReading<DubovSettings>[] = [
  { name: 'forfeit-upfloats', article: '1.8', ours: { forfeitUpfloats: true }, other: { forfeitUpfloats: false } },
  { name: 'maximum-upfloats', article: 'C9', ours: { maximumUpfloats: 'sum' }, other: { maximumUpfloats: 'most-first' } },
  ...dutchReadings('5.2.1'),
]
