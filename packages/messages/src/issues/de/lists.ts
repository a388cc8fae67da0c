import { titles } from '@zug/engine/model'
import type { WordsOf } from '../words.ts'

const fourDigits = (what: string, { name, text }: { readonly name: string; readonly text: string }): string =>
  `${what} hat höchstens vier Ziffern, oder die Zelle ist leer; ${name || 'diese Zeile'} hat „${text}“.`

export const csv: WordsOf<'csv'> = {
  'csv-too-large': ({ what, most }) =>
    what === 'cell'
      ? `Eine Zelle hat mehr als ${most} Zeichen.`
      : `Der Text hat mehr als ${most} ${what === 'characters' ? 'Zeichen' : 'Zeilen'}.`,
  'csv-quote-open': () => 'Eine Zelle in Anführungszeichen ist nicht geschlossen.',
  'csv-quote-misplaced': () => 'Anführungszeichen umschließen eine ganze Zelle; eines darin schreibt man doppelt.',
  'csv-empty': () => 'Die erste Zeile nennt die Spalten, dann folgt je Zeile ein Teilnehmer.',
  'csv-name-column-missing': () => 'Eine Spalte mit den Namen („name“) fehlt.',
  'csv-team-column-missing': () =>
    'Eine Spalte mit den Mannschaften („team“) fehlt, und eine für die Bretter („board“): Dieses Regelwerk paart Mannschaften.',
  'csv-row-too-long': ({ cells, columns }) => `Die Zeile hat ${cells} Zellen, die Kopfzeile ${columns}.`,
  'name-missing': () => 'Ein Teilnehmer hat keinen Namen.',
  'team-missing': ({ name }) => `${name || 'Jemand'} gehört zu keiner Mannschaft; die Spalte „team“ nennt sie für jeden.`,
  'player-id-malformed': ({ text }) => `Die Nummer eines Teilnehmers ist eine Zahl von 1 bis 9999, nicht „${text}“.`,
  'player-id-missing': () => 'Ein Teilnehmer hat keine Nummer; geben Sie allen eine, oder lassen Sie die Spalte weg.',
  'player-id-duplicate': ({ player, firstLine }) => `Die Nummer ${player} steht schon in Zeile ${firstLine}.`,
  'too-many-players': ({ most }) => `Ein Turnier hat höchstens ${most} Teilnehmer.`,
  'rating-malformed': (issue) =>
    fourDigits(issue.title === 'rating' ? 'Eine Wertungszahl' : `Eine Angabe in der Spalte „${issue.title}“`, issue),
  'title-unknown': ({ name, text }) => `Der Titel „${text}“ von ${name} ist keiner von ${titles.join(', ')}; er wird weggelassen.`,
  'sex-unknown': ({ name, text }) => `Das Geschlecht von ${name} ist m, w oder leer, nicht „${text}“.`,
  'rank-malformed': (issue) => fourDigits('Ein Rang', issue),
  'birth-impossible': ({ name, text }) =>
    `Den Tag „${text}“ gibt es nicht: Korrigieren Sie das Geburtsdatum${name === '' ? '' : ` von ${name}`}, oder lassen Sie es leer.`,
  'column-guessed': ({ title, readAs }) =>
    `Die Spalte „${title}“ wird nach ihrem Inhalt als ${{ rating: 'Wertungszahl', federation: 'Föderation', sex: 'Geschlecht' }[readAs]} gelesen. Benennen Sie sie um, wenn sie etwas anderes bedeutet.`,
  'row-set-aside': ({ what, text }) =>
    what === 'no-name'
      ? `Diese Zeile hat keinen Namen und wird weggelassen${text === '' ? '' : `: „${text}“`}.`
      : `„${text}“ sieht nach ${what === 'total' ? 'einer Summe' : 'einer weiteren Kopfzeile'} aus, nicht nach einer Person; die Zeile wird weggelassen.`,
  'column-ignored': ({ title }) => `Die Spalte „${title}“ gehört nicht in eine Teilnehmerliste und wird weggelassen.`,
}

export const pairs: WordsOf<'pairs'> = {
  'pairs-count-malformed': () => 'Die erste Zeile ist die Zahl der Paare.',
  'pairs-count-mismatch': ({ announced, found }) => `${announced} Paare sind angekündigt, ${found} folgen.`,
  'pair-malformed': () => 'Ein Paar sind zwei Startnummern, Weiß zuerst, oder eine Startnummer und 0 für spielfrei.',
  'player-twice': ({ player }) => `Spieler ${player} ist zweimal gepaart.`,
  'bye-twice': ({ players }) => `Die Spieler ${players.join(' und ')} sind beide spielfrei.`,
}

export const encoding: WordsOf<'encoding'> = {
  'not-utf8': (issue) =>
    `Die Datei ist nicht UTF-8; ${issue.encoding === null ? '' : `gelesen als ${issue.encoding}, `}Buchstaben mit Akzenten können falsch sein.`,
}
