import { counted } from '../words.ts'
import type { ProjectorWords } from './en.ts'

export const de: ProjectorWords = {
  round: (n) => `Runde ${n}`,
  afterRound: (n) => `nach Runde ${n}`,
  interim: (n) => `Runde ${n}, Zwischenstand`,
  finalStandings: (n) => `Endstand nach Runde ${n}`,
  openGames: (n) => (n === 0 ? 'Alle Ergebnisse sind da' : `noch ${counted(n, 'Partie', 'Partien')} offen`),
  openMatches: (n) => (n === 0 ? 'Alle Ergebnisse sind da' : `noch ${counted(n, 'Wettkampf', 'Wettkämpfe')} offen`),
  bye: 'spielfrei',

  views: {
    'pairings-by-name': 'Paarungen nach Namen',
    'pairings-by-board': 'Paarungen nach Brettern',
    results: 'Ergebnisse',
    standings: 'Rangliste',
    'open-games': 'Laufende Partien',
    announcement: 'Ansagen',
    clock: 'Uhr',
  },
  empty: {
    'pairings-by-name': 'Es sind noch keine Paarungen veröffentlicht.',
    'pairings-by-board': 'Es sind noch keine Paarungen veröffentlicht.',
    results: 'Es sind noch keine Ergebnisse veröffentlicht.',
    standings: 'Es ist noch keine Rangliste veröffentlicht.',
    'open-games': 'Alle Ergebnisse sind da.',
    announcement: 'Es gibt keine Ansagen.',
    clock: 'Die Uhr ist nicht gestellt.',
  },
  part: (number, of) => `Teil ${number} von ${of}`,
  from: (first, last) => `${first} – ${last}`,

  clock: {
    before: (round) => `Runde ${round} beginnt in`,
    running: (round) => `Runde ${round} · noch`,
    soon: (round) => `Runde ${round} · letzte Minuten`,
    over: (round) => `Runde ${round} · Zeit abgelaufen`,
    plan: (round, time, minutes) => `Runde ${round}: ${time}, ${minutes} Minuten`,
  },

  controls: {
    label: 'Seiten dieser Anzeige',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    pause: 'Anhalten',
    resume: 'Weiter',
    theme: 'Hell oder dunkel',
    fullScreen: 'Vollbild',
    smaller: 'Kleinere Schrift, mehr Zeilen',
    larger: 'Größere Schrift, weniger Zeilen',
    page: (at, of) => `${at} / ${of}`,
    lost: (time) => `Keine Verbindung seit ${time}`,
  },

  screens: {
    title: 'Anzeigen',
    arranged: 'Vom Schiedsrichter eingerichtet',
    ready: 'Sofort verwendbar',
    everything: 'Alles der Reihe nach',
    wholeEvent: 'Die ganze Veranstaltung',
    side: 'Auf mehreren Bildschirmen nebeneinander',
    keys: 'In einer Anzeige: Leertaste hält an, Pfeiltasten blättern, F füllt den Bildschirm, D wechselt zwischen hell und dunkel, + und − ändern die Größe der Schrift.',
    none: 'Der Schiedsrichter hat noch keine Anzeige eingerichtet.',
    missing: 'Diese Anzeige gibt es nicht',
    missingWhy: 'Vielleicht hat der Schiedsrichter sie entfernt.',
  },
}
