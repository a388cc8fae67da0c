import type { Words } from '../../words.ts'
import type { en } from './self-registration-en.ts'

export const fr: Words<typeof en> = {
  open: (n) => (n === 0 ? 'Inscriptions' : `Inscriptions ${n}`),
  title: 'Inscriptions du formulaire public',
  none: 'Personne n’attend.',
  keys: '↓ ↑ passent de l’une à l’autre, A accepte et inscrit, X refuse et efface.',
  typed: 'saisi, dans aucune liste',
  list: (name) => `de la liste ${name}`,
  twin: (names) => `Peut-être déjà inscrit : ${names}.`,
  accept: 'Accepter',
  refuse: 'Refuser',
  accepted: (name) => `${name} est inscrit.`,
  refused: (name) => `L’inscription de ${name} est effacée.`,
  failed: 'Les inscriptions ne peuvent pas être lues maintenant.',
}
