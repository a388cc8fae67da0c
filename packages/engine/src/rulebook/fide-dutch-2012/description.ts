import type { Description } from '../../pairing/pairing-system.ts'
import { describeDutch } from '../fide-dutch/describe.ts'
import type { DutchRules } from '../fide-dutch/rules.ts'
import { receivedPointsUnplayed } from './b01-no-second-bye.ts'

export const description: Description<DutchRules<'fide-dutch-2012'>> = describeDutch({
  id: 'fide-dutch-2012',
  title: 'FIDE (Dutch) Swiss, Istanbul 2012',
  year: 2012,
  from: '2012/07/01',
  until: '2017/06/30',
  told: 'steps',
  inWords: { text: 'Individual: Swiss-System Dutch (Istanbul 2012 rules)', pattern: /ISTANBUL\s+2012/ },
  otherScorings: false,
  floatsUnplayed: receivedPointsUnplayed,
})
