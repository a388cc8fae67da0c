import type { Description } from '../../pairing/pairing-system.ts'
import { describeDutch } from '../fide-dutch/describe.ts'
import type { DutchRules } from '../fide-dutch/rules.ts'
import { unplayedFloatsDown } from './a04-unplayed-float.ts'

export const description: Description<DutchRules<'fide-dutch-2017'>> = describeDutch({
  id: 'fide-dutch-2017',
  title: 'FIDE (Dutch) Swiss, Baku 2016, in force July 2017 to January 2026',
  year: 2017,
  from: '2017/07/01',
  until: '2026/01/31',
  told: 'criteria',
  otherScorings: true,
  floatsUnplayed: unplayedFloatsDown,
})
