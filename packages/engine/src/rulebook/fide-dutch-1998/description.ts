import type { Description } from '../../pairing/pairing-system.ts'
import { describeDutch } from '../fide-dutch/describe.ts'
import { byeFloatsDown } from './b01-no-second-bye.ts'
import { defaults1998, type Rules1998, readings1998, readingsOf, settings1998, withoutReadings } from './rules.ts'

const described = describeDutch({
  id: 'fide-dutch-1998',
  title: 'FIDE Swiss System Based on Rating (Dutch), 1992, amended 1997 and 1998',
  year: 1998,
  from: '1998/07/01',
  until: '2012/06/30',
  told: 'steps',
  inWords: { text: 'Individual: Swiss-System Dutch (1998 rules)', pattern: /\bDUTCH\b.*\b1998 RULES\b/ },
  otherScorings: false,
  standings: 'fide-1998',
  floatsUnplayed: byeFloatsDown,
})

export const description: Description<Rules1998> = {
  ...described,
  defaults: defaults1998,
  settings: settings1998,
  offers: [],
  meantInVersion1: { readings: readings1998 },
  inReports: withoutReadings(described.inReports),
  floatsForfeited: (rules) => !readingsOf({ rules }).includes('A.4-played'),
}
