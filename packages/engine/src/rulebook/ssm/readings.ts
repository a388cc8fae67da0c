import type { OpenReading } from '../../pairing/open-reading.ts'
import type { SsmSettings } from './rules.ts'

/** What the text of the SSM leaves open: C3 to C8, B5, C7. */
export const ssmOpenReadings: readonly OpenReading<SsmSettings>[] = [
  {
    name: 'stepwise',
    article: 'C3',
    ours: { reading: 'best', remaining: 'asked', byePriority: 'last-bracket' },
    other: { reading: 'stepwise', remaining: 'asked', byePriority: 'last-bracket' },
  },
  { name: 'remaining', article: 'B5', ours: { remaining: 'asked' }, other: { remaining: 'not-asked' } },
  { name: 'bye-priority', article: 'C7', ours: { byePriority: 'last-bracket' }, other: { byePriority: 'at-once' } },
]
