import type { PartReadDifferently, PlayerField } from '@zug/engine/model'
import type { TrfDialect } from '@zug/engine/trf'
import { byWhat, type WordsOf } from '../words.ts'
import { colours } from './common.ts'

type In = { readonly dialect: TrfDialect }
const lost = ({ dialect }: In, what: string): string => `${dialect.toUpperCase()} hat keinen Platz für ${what}.`

const fields: Readonly<Record<PlayerField, string>> = {
  id: 'Die Startnummer',
  sex: 'Das Geschlecht',
  title: 'Der Titel',
  name: 'Der Name',
  rating: 'Die Wertungszahl',
  federation: 'Die Föderation',
  fideId: 'Die FIDE-ID',
  birth: 'Das Geburtsdatum',
  points: 'Die Punktzahl',
  rank: 'Der Rang',
}

const parts: Readonly<Record<PartReadDifferently, string>> = {
  players: 'Spieler und ihre Runden',
  teams: 'Mannschaften und ihre Kämpfe',
  settings: 'das Turnier selbst',
  plans: 'künftige Freilose, getrennt gehaltene Paare, virtuelle Punkte',
  records: 'weitere Sätze',
}

export const trfWriting: WordsOf<'trf-writing'> = {
  'rounds-not-carried': (issue) => lost(issue, `die Rundenzahl, ${issue.rounds}`),
  'initial-colour-not-carried': (issue) => lost(issue, `die ausgeloste Farbe, ${colours[issue.colour]}`),
  'scoring-not-carried': byWhat({
    shared: (issue) => lost(issue, 'diese Punktwertung: Was dort denselben Wert hat, ist hier zum Teil verschieden viel wert'),
    unusual: (issue) => lost(issue, 'eine andere Punktwertung als 1, ½, 0'),
  }),
  'rules-not-carried': (issue) => lost(issue, `das Regelwerk „${issue.rules}“ neben der Turnierart „${issue.type}“`),
  'pairing-numbers-not-carried': byWhat({
    'starting-ranks': (issue) => lost(issue, 'Auslosungsnummern, die nicht die Startnummern sind'),
    gaps: (issue) => lost(issue, 'Auslosungsnummern mit Lücken; sie werden von 1 an vergeben'),
    'order-of-teams': (issue) => lost(issue, 'Nummern von Mannschaften, die nicht ihrer Reihenfolge entsprechen'),
    'long-numbers-of-teams': (issue) => lost(issue, 'Nummern von Mannschaften über 999; sie werden von 1 an vergeben'),
  }),
  'forbidden-pairs-not-carried': byWhat({
    teams: (issue) => lost(issue, 'Mannschaften, die nicht gegeneinander gelost werden'),
    pairs: (issue) => lost(issue, 'Paare, die nicht gegeneinander gelost werden'),
    rounds: (issue) => {
      const span = issue.last === null ? `ab Runde ${issue.first}` : `in den Runden ${issue.first}-${issue.last}`
      return lost(issue, `Paare, die nur ${span} nicht gegeneinander gelost werden`)
    },
  }),
  'virtual-points-not-carried': (issue) => lost(issue, 'virtuelle Punkte'),
  'bye-kind-not-carried': ({ player }) => `Das Freilos mit ganzem Punkt von Spieler ${player} liest sich als zugelost.`,
  'unrated-games-not-carried': ({ player }) => `Die nicht gewertete Partie von Spieler ${player} liest sich als gewöhnliche.`,
  'abnormal-points-not-carried': (issue) => {
    const whose = issue.players.length === 0 ? '' : `: die von ${issue.players.join(' ')}`
    return lost(issue, `Punkte nach Entscheid des Schiedsrichters${issue.what === 'all' ? '' : ' für Hängepartien'}${whose}`)
  },
  'records-not-carried': (issue) => lost(issue, `die Sätze ${issue.records.join(' ')}`),
  'club-not-carried': ({ player, club }) => `TRF hat keinen Platz für den Verein von Spieler ${player}, „${club}“.`,
  'game-scores-not-carried': (issue) => lost(issue, 'die Punkte innerhalb der Partien'),
  'official-ratings-not-carried': byWhat({
    all: (issue) => lost(issue, 'offizielle Wertungszahlen neben der, die zählt'),
    lists: (issue) => lost(issue, 'aus welcher Liste und welchem Monat die Wertungszahlen sind, und die anderer Spielarten'),
  }),
  'national-ids-not-carried': byWhat({
    all: (issue) => lost(issue, 'Nummern nationaler Verbände'),
    federation: (issue) =>
      `Die nationale Nummer von Spieler ${issue.players.join(', ')} hat keine Föderation oder ist länger als 11 Spalten.`,
  }),
  'settings-not-carried': byWhat({
    settings: (issue) => lost(issue, `Einstellungen von ${issue.rules}: ${issue.settings.join(', ')}`),
    cities: (issue) => lost(issue, 'die Wohnorte der Spieler'),
  }),
  'teams-not-carried': byWhat({
    'that-they-are-paired': (issue) => lost(issue, `die Angabe, dass Mannschaften ausgelost werden, neben der Turnierart „${issue.type}“`),
    teams: (issue) => lost(issue, 'Mannschaften; die Partien ihrer Spieler sind geschrieben'),
    details: (issue) => lost(issue, 'Kurznamen, Spielstärken und Ränge von Mannschaften'),
  }),
  'line-ups-not-carried': byWhat({
    alternates: (issue) => lost(issue, 'die Angabe, wer Ersatzspieler ist, wo Mannschaften weniger Bretter haben'),
    boards: (issue) => lost(issue, 'die Angabe, wer an welchem Brett saß, wo die Partien es nicht zeigen'),
  }),
  'team-rounds-not-carried': (issue) => lost(issue, 'Freilose von Mannschaften und Kämpfe, die eine Mannschaft versäumt hat'),
  'unpaired-rounds-not-carried': (issue) => lost(issue, `Runde ${issue.round}, in der niemand spielte`),
  'as-paired-not-carried': (issue) => lost(issue, 'alles, woraus Runden ausgelost wurden und was jetzt anders ist'),
  'read-differently': ({ dialect, parts: found }) =>
    found === null
      ? `Was als ${dialect.toUpperCase()} geschrieben wurde, lässt sich nicht wieder lesen: Bewahren Sie das Turnier als JSON auf.`
      : `Das ${dialect.toUpperCase()} ergibt beim Lesen etwas anderes: ${found.map((part) => parts[part]).join('; ')}.`,
  'text-cut': byWhat({
    player: ({ field, player, text, width }) => `${fields[field]} von Spieler ${player}, „${text}“, ist länger als ${width} Spalten.`,
    team: ({ text, width }) => `Der Name der Mannschaft „${text}“ ist länger als ${width} Spalten.`,
  }),
}
