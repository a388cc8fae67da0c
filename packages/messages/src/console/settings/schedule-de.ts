import { counted, type Words } from '../../words.ts'
import type { en } from './schedule-en.ts'

export const de: Words<typeof en> = {
  title: 'Zeitplan',
  zone: 'Zeitzone',
  zoneHint:
    'Der Veranstaltung, wie Europe/Zurich. Kalenderdatei und alle Uhrzeiten der Seiten richten sich danach; leer nach der Uhr des Pults.',
  pattern: 'Nach einem Muster vorschlagen',
  byRound: 'Runde für Runde',
  first: 'Erste Runde am',
  times: 'Die Runden eines Tages beginnen um',
  timesHint: 'Durch Leerzeichen getrennt: 10:00 15:00',
  firstTime: 'Am ersten Tag ab',
  rest: 'Ruhetage',
  restHint: 'Durch Leerzeichen getrennt: 2026-06-04',
  checkInBefore: 'Anwesenheitskontrolle endet, Minuten vorher',
  propose: 'Vorschlagen',
  replaces: 'Was unten steht, wird ersetzt; gespeichert ist damit noch nichts.',
  unreadable: 'Ein Tag ist wie 2026-06-01, eine Uhrzeit wie 14:30.',
  round: 'Runde',
  date: 'Tag',
  start: 'Beginn',
  checkIn: 'Anwesend bis',
  rate: 'Bedenkzeit',
  rateHint: (usual) => (usual === '' ? 'wie die Veranstaltung' : usual),
  field: (field, round) => `${field}, Runde ${round}`,
  restDays: (days) => `Ruhetage: ${days}`,
  doubts: {
    'out-of-order': (round, earlier) => `Runde ${round} ist vor Runde ${earlier}.`,
    'at-once': (round, earlier) => `Die Runden ${earlier} und ${round} beginnen zur selben Zeit.`,
    'check-in-late': (round) => `Die Anwesenheitskontrolle der Runde ${round} endet nach ihrem Beginn.`,
    'no-day': (round) => `Runde ${round} hat eine Uhrzeit, aber keinen Tag.`,
  },
  calendar: 'Kalenderdatei',
  scheduled: (n) => `${counted(n, 'Runde hat', 'Runden haben')} einen Termin`,
}
