import type { Words } from '../../words.ts'
import type { en } from './self-registration-en.ts'

export const de: Words<typeof en> = {
  open: (n) => (n === 0 ? 'Anmeldungen' : `Anmeldungen ${n}`),
  title: 'Anmeldungen vom öffentlichen Formular',
  none: 'Niemand wartet.',
  keys: '↓ ↑ gehen durch sie, A nimmt an und trägt ein, X lehnt ab und löscht.',
  typed: 'getippt, in keiner Liste',
  list: (name) => `aus der Liste ${name}`,
  twin: (names) => `Vielleicht schon eingetragen: ${names}.`,
  accept: 'Annehmen',
  refuse: 'Ablehnen',
  accepted: (name) => `${name} ist eingetragen.`,
  refused: (name) => `Die Anmeldung von ${name} ist gelöscht.`,
  failed: 'Die Anmeldungen können jetzt nicht gelesen werden.',
}
