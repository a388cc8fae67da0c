import type { JsonKind } from '@zug/engine/model'
import { byWhat, type WordsOf } from '../words.ts'
import { gameFaults } from './game-faults.ts'

const kinds: Readonly<Record<JsonKind, string>> = {
  object: 'ein Objekt',
  array: 'eine Liste',
  string: 'ein Text',
  number: 'eine Zahl',
  boolean: 'true oder false',
  null: 'null',
}
const expected = (wanted: string, { found }: { readonly found: JsonKind }): string => `Erwartet ist ${wanted}, hier steht ${kinds[found]}.`
const oneOf = (options: readonly string[]): string => `eines von ${options.join(', ')}`
const missing = 'Dieser Schlüssel fehlt'

export const json: WordsOf<'json'> = {
  ...gameFaults,
  'json-malformed': byWhat({
    'after-the-end': () => 'Nach der schließenden Klammer darf nichts folgen.',
    'value-missing': () => 'Ein Wert fehlt.',
    key: () => 'Erwartet ist ein Schlüssel in Anführungszeichen.',
    colon: () => 'Nach dem Schlüssel ist ein Doppelpunkt erwartet.',
    'comma-or-brace': () => 'Erwartet ist ein Komma oder }.',
    'comma-or-bracket': () => 'Erwartet ist ein Komma oder ].',
    'line-end-in-string': () => 'Ein Text endet mit Anführungszeichen in derselben Zeile.',
    'string-open': () => 'Dieser Text ist nicht geschlossen.',
    escape: () => 'Dieser Text hat ein Zeichen mit \\, das JSON nicht kennt.',
    depth: ({ most }) => `Die Klammern sind tiefer als ${most} verschachtelt.`,
    word: ({ text }) => `„${text}“ ist kein Wert von JSON.`,
  }),
  'json-too-large': ({ what, most }) => `Der Text hat mehr als ${most} ${what === 'characters' ? 'Zeichen' : 'Werte'}.`,
  'key-duplicate': ({ key }) => `Der Schlüssel „${key}“ kommt zweimal vor.`,
  'key-unknown': ({ known }) => `Diesen Schlüssel gibt es nicht; es gibt ${known.join(', ')}.`,
  'key-missing': byWhat({
    key: () => `${missing}.`,
    colour: () => `${missing}, und der Gegner nennt keine Farbe, aus der er folgte.`,
    result: () => `${missing}; er darf nur fehlen, wo beide Seiten einen gameScore haben.`,
    game: () => 'Eine Partie braucht hier ihre Farbe und ihr Ergebnis.',
  }),
  'type-wrong': byWhat({
    text: (issue) => expected('ein Text', issue),
    'whole-number': (issue) => expected('eine ganze Zahl', issue),
    points: (issue) => expected('eine Punktzahl', issue),
    boolean: (issue) => expected('true oder false', issue),
    list: (issue) => expected('eine Liste', issue),
    object: (issue) => expected('ein Objekt', issue),
    option: (issue) => expected(oneOf(issue.options), issue),
  }),
  'value-out-of-range': byWhat({
    text: ({ most }) => `Der Text hat mehr als ${most} Zeichen.`,
    list: ({ most }) => `Die Liste hat mehr als ${most} Einträge.`,
    number: ({ least, most, value }) => `Erwartet ist eine ganze Zahl von ${least} bis ${most}, nicht ${value}.`,
    points: ({ value }) => `Punkte haben höchstens eine Nachkommastelle und sind kleiner als 10000, nicht ${value}.`,
    margin: () => 'Ein Vorsprung ist nicht negativ.',
    'as-paired': () => 'Erwartet ist eine Runde, die ausgelost ist, aus Runden vor ihr.',
  }),
  'value-unknown': byWhat({
    option: ({ options, text }) => `Erwartet ist ${oneOf(options)}${text === null ? '' : `, nicht „${text}“`}.`,
    'record-id': () => 'Erwartet ist eine Satzkennung aus drei Zeichen, und nicht 001.',
    'variation-twice': () => 'Eine Variante ist zweimal genannt.',
    exclusive: ({ variations }) => `Nur eine von ${variations.join(' und ')} kann angekündigt sein.`,
  }),
  'format-unknown': ({ expected: format }) => `Erwartet ist „${format}“: Ist das ein Turnier von Zug?`,
  'version-unsupported': ({ newest }) => `Dieses Programm liest die Versionen 1 bis ${newest}.`,
  'player-duplicate': byWhat({
    player: ({ id }) => `Spieler ${id} kommt zweimal vor.`,
    team: ({ id }) => `Mannschaft ${id} kommt zweimal vor.`,
    list: () => 'Ein Spieler kommt in dieser Liste zweimal vor.',
    sections: () => 'Ein Spieler ist in zwei Gruppen oder zweimal in einer.',
    member: ({ id }) => `Spieler ${id} steht an zwei Stellen.`,
    seat: ({ id, round }) => `Spieler ${id} sitzt in Runde ${round} an zwei Brettern.`,
  }),
  'pairing-number-duplicate': ({ players, number }) => `Die Spieler ${players.join(' und ')} haben dieselbe Auslosungsnummer ${number}.`,
  'player-unknown': ({ what, id }) => `${what === 'player' ? 'Einen Spieler' : 'Eine Mannschaft'} ${id} gibt es nicht.`,
  'rounds-uneven': byWhat({
    player: ({ id, rounds, first }) =>
      `Spieler ${id} hat ${rounds} Runden, der erste Spieler ${first}; für eine versäumte Runde ist {"kind": "absent"} zu schreiben.`,
    team: ({ id, rounds, first }) => `Mannschaft ${id} hat ${rounds} Runden, die erste Mannschaft ${first}.`,
  }),
  'round-not-paired': ({ round }) => `In Runde ${round} ist niemand gepaart; Freilose kommender Runden gehören zu requestedByes.`,
  'rounds-too-few': ({ paired }) => `Schon ausgelost sind ${paired} Runden.`,
  'bye-duplicate': ({ player, round }) => `Spieler ${player} hat in Runde ${round} zwei Freilose.`,
  'bye-round-paired': ({ round }) => `Runde ${round} ist schon ausgelost.`,
  'results-incompatible': byWhat({
    game: gameFaults['results-incompatible'],
    adjudications: ({ player, round }) => `Die Partie von Spieler ${player} in Runde ${round} ist auf zwei Arten abgeschätzt.`,
    boards: () => 'Die Bretter der beiden Mannschaften passen nicht zusammen.',
  }),
  'too-many-issues': ({ most }) => `Mehr als ${most} Fehler; beheben Sie zuerst diese.`,
}
