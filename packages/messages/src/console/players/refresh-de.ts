import { counted, type Words } from '../../words.ts'
import type { en } from './refresh-en.ts'

export const de: Words<typeof en> = {
  open: 'Aus den Listen auffrischen',
  title: 'Aus den Wertungslisten auffrischen',
  from: (lists) => `Aus ${lists}. Nichts ändert sich, bevor Sie es sagen.`,
  older: (list, month) => `${list} ist vom ${month}, älter als der erste Tag der Veranstaltung.`,
  newer: (list, month) =>
    `${list} ist vom ${month}, neuer als der erste Tag der Veranstaltung: Für die Wertung nimmt die FIDE die Liste, die an diesem Tag gilt.`,
  age: (days) => (days === 0 ? 'heute eingelesen' : days === 1 ? 'vor einem Tag eingelesen' : `vor ${days} Tagen eingelesen`),
  stale: (list, days) =>
    `${list} wurde vor ${counted(days, 'Tag', 'Tagen')} eingelesen. Lesen Sie die Liste neu ein, bevor Sie sich darauf verlassen.`,
  news: (n, lists) => `${lists}: ${counted(n, 'Spieler ist', 'Spieler sind')} anders als hier.`,
  look: 'Ansehen',
  none: 'Die Listen haben nichts Neues über diese Spieler.',
  keys: '↓ ↑ gehen durch die Spieler, die Leertaste wählt, A wählt alle oder keinen, Enter übernimmt.',
  choose: (name) => `${name} wählen`,
  player: 'Spieler',
  changes: 'Was die Liste anders hat',
  fields: {
    rating: 'Zahl, die zählt',
    standard: 'FIDE Standard',
    rapid: 'FIDE Rapid',
    blitz: 'FIDE Blitz',
    national: 'national',
    title: 'Titel',
    name: 'Name',
    federation: 'Föderation',
    birth: 'geboren',
    inactive: 'inaktiv',
  },
  yes: 'ja',
  nothing: '–',
  onlyMonth: 'ein neuerer Monat, dieselben Zahlen',
  byHand: 'Die Zahl, die Sie eingetragen haben, bleibt.',
  missing: (names) => `Nicht mehr oder noch nicht in den Listen: ${names}.`,
  unnumbered: (n) =>
    `${counted(n, 'Spieler hat', 'Spieler haben')} keine Nummer, nach der gesucht werden kann: Tragen Sie erst die FIDE-ID ein.`,
  numbers: 'Startnummern neu vergeben',
  numbersFree: 'Es ist noch keine Runde veröffentlicht.',
  numbersAsks: 'Veröffentlichte Runden behalten die Paarungen, die sie haben; das Pult fragt vorher.',
  numbersSettled: 'Runde 4 ist ausgelost: Zahlen und Angaben können noch berichtigt werden, Startnummern bleiben (C.04.2 2.3).',
  take: (n) => `${counted(n, 'Spieler', 'Spieler')} übernehmen`,
  done: (n) => `${counted(n, 'Spieler', 'Spieler')} aufgefrischt.`,
  failed: 'Die Listen können jetzt nicht gelesen werden.',
}
