import type { Words } from '../../words.ts'
import type { en } from './ratings-en.ts'

export const de: Words<typeof en> = {
  title: 'Wertungszahlen',
  list: 'Liste',
  lists: { fide: 'FIDE', national: 'National' },
  play: { standard: 'Standard', rapid: 'Rapid', blitz: 'Blitz' },
  inactive: 'inaktiv',
  counts: (rating, list, play) => `Hier zählt: ${rating}, ${list}, ${play}.`,
  byHand: (rating) => (rating === null ? 'Hier zählt: ohne Zahl, wie eingetragen.' : `Hier zählt: ${rating}, wie eingetragen.`),
  nothing: 'Ohne Zahl in den Listen, die hier zählen.',
  take: (rating) => (rating === null ? 'Von den Listen nehmen: ohne Zahl' : `Von den Listen nehmen: ${rating}`),
}
