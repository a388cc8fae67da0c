import type { OpenReading } from '../../pairing/open-reading.ts'
import { dutchReadings } from '../fide-dutch/readings.ts'
import type { LimSettings } from './rules.ts'

/** What C.04.4.3 leaves open: 2.2 with C.04.7, 2.6, 3.2.2 with 3.10, 3.8, 5.2, 6, 7.2, and C.04.7 1.2. */
export const limReadings: readonly OpenReading<LimSettings>[] = [
  { name: 'colour-exchanges', article: '5.2', ours: { colourExchanges: 'each-board' }, other: { colourExchanges: 'one-walk' } },
  { name: 'colour-scrutiny', article: '5.2', ours: { colourExchanges: 'each-board' }, other: { colourExchanges: 'each-player' } },
  { name: 'floater-order', article: '4.4', ours: { floaterOrder: 'evenness' }, other: { floaterOrder: 'every' } },
  { name: 'last-round-need', article: '6', ours: { lastRoundColours: 'where-needed' }, other: { lastRoundColours: 'same-score' } },
  { name: 'last-round-colours', article: '6', ours: { lastRoundColours: 'where-needed' }, other: { lastRoundColours: 'everybody' } },
  { name: 'median-upfloaters', article: '3.8', ours: { medianUpfloaters: 'highest' }, other: { medianUpfloaters: 'lowest' } },
  { name: 'cracking', article: '2.6', ours: { cracking: 'last-made' }, other: { cracking: 'first-made' } },
  { name: 'forfeited-floats', article: '3.10', ours: { forfeitedGamesFloat: true }, other: { forfeitedGamesFloat: false } },
  {
    name: 'accelerated-median',
    article: '2.2',
    ours: { acceleration: 'baku', acceleratedMedian: 'rounds' },
    other: { acceleration: 'baku', acceleratedMedian: 'middle' },
  },
  ...dutchReadings('7.2'),
]
