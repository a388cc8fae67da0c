import type { Words } from '../../words.ts'
import type { en } from './ratings-en.ts'

export const fr: Words<typeof en> = {
  title: 'Classements',
  list: 'Liste',
  lists: { fide: 'FIDE', national: 'National' },
  play: { standard: 'standard', rapid: 'rapide', blitz: 'blitz' },
  inactive: 'inactif',
  counts: (rating, list, play) => `Compte ici : ${rating}, ${list}, ${play}.`,
  byHand: (rating) => (rating === null ? 'Compte ici : non classé, comme saisi.' : `Compte ici : ${rating}, comme saisi.`),
  nothing: 'Non classé dans les listes qui comptent ici.',
  take: (rating) => (rating === null ? 'Prendre celui des listes : non classé' : `Prendre celui des listes : ${rating}`),
}
