import type { Description } from '../../pairing/pairing-system.ts'
import { describeDutch } from '../fide-dutch/describe.ts'
import type { DutchRules } from '../fide-dutch/rules.ts'
import { unplayedFloatsDown } from './unplayed-float.ts'

export const description: Description<DutchRules<'fide-dutch-2026'>> = describeDutch({
  id: 'fide-dutch-2026',
  title: 'FIDE (Dutch) Swiss, in force since February 2026',
  year: 2026,
  from: '2026/02/01',
  until: null,
  told: 'criteria',
  otherScorings: true,
  offers: [
    { name: 'open', rules: {}, tieBreaks: 'swiss' },
    { name: 'accelerated', rules: { acceleration: 'baku' }, tieBreaks: 'swiss' },
    { name: 'club', rules: {}, tieBreaks: 'swiss', confirmResults: true, rounds: 5 },
  ],
  floatsUnplayed: unplayedFloatsDown,
})
