import type { OpenReading } from '../../pairing/open-reading.ts'
import type { Acceleration, Parity } from './rules.ts'

type Common = { readonly acceleration: Acceleration | null; readonly parity: Parity }

/** Which number is odd or even when the initial colour is handed out: E.5, 5.2.5 in 2026, 4.3.1 of C.04.5 and C.04.6, 5.2.1 of C.04.4.1. */
export const parityReading = (article: string) =>
  ({ name: 'parity', article, ours: { parity: 'paired-participants' }, other: { parity: 'pairing-number' } }) as const

/** C.04.7 1.2: whether somebody with a bye in round 1 counts when the groups are made. */
const bakuReading: OpenReading<Common> = {
  name: 'baku-paired',
  article: 'C.04.7 1.2',
  ours: { acceleration: 'baku' },
  other: { acceleration: 'baku-paired' },
}

export const dutchReadings = (parityArticle: string): readonly OpenReading<Common>[] => [parityReading(parityArticle), bakuReading]
