import type { Words } from '../../words.ts'
import type { en } from './ratings-en.ts'

export const de: Words<typeof en> = {
  title: 'Wertungszahlen und Anmeldung',
  hint: 'Offizielle Wertungszahlen kommen aus den Listen. Welche davon hier zählt, wird einmal für alle gesagt; eine Zahl, die Sie selbst eintragen, geht vor und bleibt.',
  longEvent: 'Das Turnier dauert mehr als 30 Tage: Von Feinwertungen nach Wertungszahlen wird abgeraten.',
  byRound: 'Partien zählen gegen die Wertungszahl ihrer Runde',
  byRoundHint: 'Sonst gegen die erste. Wertungszahlen späterer Listen werden beim Spieler eingetragen.',
  method: {
    label: 'Es zählt',
    options: {
      fide: 'nur FIDE',
      national: 'nur national',
      'fide-else-national': 'FIDE, sonst national',
      'national-else-fide': 'national, sonst FIDE',
      highest: 'die höhere von beiden',
      lowest: 'die tiefere von beiden',
      own: 'wie eingetragen',
    },
  },
  play: {
    label: 'Spielart',
    options: { 'by-rate': 'nach der Bedenkzeit', standard: 'Standard', rapid: 'Rapid', blitz: 'Blitz' },
    hint: {
      standard: 'Es zählen die Standardzahlen.',
      rapid: 'Es zählen die Rapidzahlen; wer keine hat, nimmt die Standardzahl.',
      blitz: 'Es zählen die Blitzzahlen; wer keine hat, nimmt die Standardzahl.',
    },
  },
  federation: 'Föderation der nationalen Zahlen',
  federationHint: 'Drei Buchstaben; leer: die der Veranstaltung.',
  equals: {
    label: 'Bei gleicher Zahl und gleichem Titel',
    options: { name: 'nach dem Alphabet', entry: 'nach der Anmeldung', lot: 'nach Los' },
    hint: 'Alphabetisch, wenn nicht vorher etwas anderes angekündigt wurde (C.04.2 2.2).',
  },
  lot: 'Seed der Lose',
  checkLists: 'Spieler von selbst mit den Wertungslisten vergleichen',
  checkListsHint:
    'Sobald eine Liste neu ist, sagt die Seite der Spieler, bei wem sie anders ist. Geändert wird nichts, bevor Sie es sagen.',
  selfRegistration: 'Spieler melden sich selbst an',
  selfRegistrationHint:
    'Ein öffentliches Formular mit Suche in den Wertungslisten; wer sich anmeldet, wartet unter Spieler, bis Sie annehmen.',
}
