import type { OpenReading } from '../../pairing/open-reading.ts'
import { dutchReadings } from '../fide-dutch/readings.ts'
import type { Rules1998 } from './rules.ts'

/** What the text of 1998 leaves open: A.4, A.7. */
export const openReadings1998: readonly OpenReading<Rules1998>[] = [
  ...dutchReadings('E.5'),
  { name: 'A.4-played', article: 'A.4', ours: { readings: [] }, other: { readings: ['A.4-played'] } },
  { name: 'A.7-games', article: 'A.7', ours: { readings: [] }, other: { readings: ['A.7-games'] } },
]
