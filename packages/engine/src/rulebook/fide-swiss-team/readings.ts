import type { OpenReading } from '../../pairing/open-reading.ts'
import { parityReading } from '../fide-dutch/readings.ts'
import type { CommonSettings } from './settings.ts'

/** What C.04.5 and C.04.6 leave open alike: C6 twice, 1.5, 4.3.1. */
export const commonReadings: readonly OpenReading<CommonSettings>[] = [
  { name: 'forfeit-floats', article: '1.5', ours: { forfeitFloats: false }, other: { forfeitFloats: true } },
  { name: 'following', article: 'C6', ours: { following: 'reached' }, other: { following: 'fewest' } },
  { name: 'following-group', article: 'C6', ours: { followingGroup: 'left' }, other: { followingGroup: 'of-the-round' } },
  parityReading('4.3.1'),
]
