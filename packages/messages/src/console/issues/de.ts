import type { IssuesWords, TextField } from './en.ts'

const owners = { tournament: 'Turnier', player: 'Teilnehmer', team: 'Mannschaft' } as const
const fields: Readonly<Record<TextField, string>> = {
  name: 'Name',
  title: 'Titel',
  rating: 'Wertungszahl',
  federation: 'Föderation',
  fideId: 'FIDE-ID',
  nationalIds: 'nationale ID',
  birth: 'Geburtsdatum',
  sex: 'Geschlecht',
  club: 'Verein',
  city: 'Ort',
  startDate: 'Beginn',
  endDate: 'Ende',
  type: 'Turnierart',
  typeCode: 'Kürzel der Turnierart',
  chiefArbiter: 'Hauptschiedsrichter',
  deputyArbiters: 'Schiedsrichter',
  timeControl: 'Bedenkzeit',
  roundDates: 'Termine der Runden',
}

export const de: IssuesWords = {
  'fide-id-doubtful': ({ name, text }) => `Eine FIDE-ID ist eine Zahl; ${name} hat „${text}“.`,
  'birth-doubtful': ({ name, text, future }) =>
    future ? `${name} wäre in der Zukunft geboren, „${text}“.` : `${name} ist „${text}“ geboren; ist das ein Datum?`,
  'federation-doubtful': ({ name, text }) => `Das Kürzel einer Föderation hat drei Buchstaben; ${name} hat „${text}“.`,
  'rating-malformed': ({ rating }) => `Eine Wertungszahl von ${rating} hat niemand.`,
  'value-too-long': ({ field }) => `Zu lang: ${fields[field]}.`,
  'xlsx-unreadable': () => 'Das ist keine Tabelle (.xlsx, .ods), oder sie ist beschädigt.',
  'xls-old': () =>
    'Das ist eine alte Excel-Datei (.xls). Öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie als .xlsx, .ods oder CSV.',
  'sheet-chosen': ({ sheet, sheets }) => `Gelesen vom Blatt „${sheet}“, einem von ${sheets} dieser Arbeitsmappe.`,
  'sheet-unknown': ({ sheet, names }) => `Diese Arbeitsmappe hat kein Blatt „${sheet}“; ihre Blätter sind ${names.join(', ')}.`,
  'file-too-heavy': () =>
    'Diese Datei zu lesen dauert zu lange oder braucht zu viel Speicher. Kopieren Sie die Liste in eine neue Datei, oder teilen Sie sie auf.',
  'too-many-players': ({ players, most }) => `Die Datei hat ${players} Spieler; höchstens ${most} lassen sich auf einmal eintragen.`,
  'xlsx-too-large': () => 'Die Tabelle ist zu groß.',
  'xlsx-too-wide': ({ rows, columns }) =>
    `Ein Blatt reicht bis Zeile ${rows} und Spalte ${columns}, das ist zu weit. Löschen Sie, was weit außen steht, oder kopieren Sie die Liste in eine neue Datei.`,
  'rulebook-unknown': ({ name }) => `Das Regelwerk ${name} ist unbekannt; wählen Sie ein anderes.`,
  'text-adjusted': (adjusted) => {
    if (adjusted.what === 'more') return `${adjusted.more} weitere Texte sind so angepasst.`
    const { of, number, field, longest } = adjusted
    const done = longest === null ? 'Zeichen, die sich nicht zeigen lassen, sind weggelassen' : `auf ${longest} Zeichen gekürzt`
    return `${owners[of]}${number === null ? '' : ` ${number}`}, ${fields[field]}: ${done}.`
  },
  'points-by-decision': () => 'Punkte nach Entscheid des Schiedsrichters werden nicht übernommen.',
  'virtual-points': () => 'Virtuelle Punkte einer Beschleunigung ohne Namen werden nicht übernommen.',
  teams: () => 'Das gewählte Regelwerk lost Spieler aus: Mannschaften werden nicht übernommen, ihre Spieler schon.',
  'extra-records': ({ records }) =>
    records === 1 ? '1 Satz, der nichts entscheidet, ist weggelassen.' : `${records} Sätze, die nichts entscheiden, sind weggelassen.`,
}
