import { displayPoints, titles } from '@zug/engine/model'
import { byWhat, type WordsOf } from '../words.ts'
import { byes, pointsText } from './common.ts'
import { gameFaults } from './game-faults.ts'

const inColumns = ({ record, from, text }: { readonly record: string; readonly from: number; readonly text: string }): string =>
  `${record} hat ab Spalte ${from} ganze Zahlen, nicht „${text}“.`
const ranks = ({ record, text }: { readonly record: string; readonly text: string }): string =>
  `${record} zählt Startnummern von 1 bis 9999 auf, nicht „${text}“.`
const roundsAndBodies = ({ count, rounds }: { readonly count: number; readonly rounds: number }, bodies: string): string =>
  `${count} ${bodies} und ${rounds} Runden sind zu viele.`
const otherEntry = ({ team, round }: { readonly team: number; readonly round: number }): string =>
  `Mannschaft ${team} hat für Runde ${round} noch einen anderen Eintrag.`

export const trf: WordsOf<'trf'> = {
  ...gameFaults,
  'file-too-large': ({ most }) => `Die Datei hat mehr als ${most} Zeichen; so viele braucht kein Turnier.`,
  'too-many-lines': ({ most }) => `Die Datei hat mehr als ${most} Zeilen; jedes Turnier braucht eine eigene Datei.`,
  'line-too-long': ({ most }) => `Eine Zeile hat höchstens ${most} Zeichen.`,
  'too-many-rounds': byWhat({
    limit: ({ most }) => `Ein Turnier hat höchstens ${most} Runden.`,
    players: (issue) => roundsAndBodies(issue, 'Spieler'),
    teams: (issue) => roundsAndBodies(issue, 'Mannschaften'),
  }),
  'too-many-issues': ({ more }) => `${more} weitere Fehler werden nicht gezeigt; beheben Sie zuerst diese.`,
  'control-character': ({ character }) =>
    `Steuerzeichen U+${character} im Text. ${character === '0000' ? 'Ist die Datei UTF-16? Speichern Sie sie als UTF-8.' : 'Entfernen Sie es.'}`,
  'no-players': () => 'Kein Satz 001: Die Datei nennt keine Spieler.',
  'record-id-malformed': ({ text }) =>
    `Eine Zeile beginnt mit einer Satzkennung aus drei Zeichen und einem Leerzeichen, nicht mit „${text}“.`,
  'record-duplicate': ({ record }) => `Ein zweiter Satz ${record}; der erste zählt.`,
  'tab-as-blank': () => 'Ein Tabulator wird als ein Leerzeichen gelesen; die Spalten eines TRF zählen in Leerzeichen.',
  'not-utf8': () => 'Ein Zeichen war nicht zu entziffern; speichern Sie die Datei als UTF-8.',
  'columns-shifted': byWhat({
    line: ({ column }) => `Spalte ${column} eines Satzes 001 muss leer sein; ist die Zeile verschoben?`,
    block: ({ column, round }) => `Spalte ${column} muss leer sein; ist der Block von Runde ${round} verschoben?`,
  }),
  'text-between-columns': ({ column }) => `Spalte ${column} eines Satzes 001 sollte leer sein; was dort steht, wird übergangen.`,
  'player-id-malformed': ({ text }) => `Die Startnummer (Spalten 5-8) ist eine Zahl von 1 bis 9999, nicht „${text}“.`,
  'player-id-duplicate': ({ player, firstLine }) => `Die Startnummer ${player} steht schon in Zeile ${firstLine}.`,
  'player-unknown': ({ player }) => `Einen Spieler ${player} gibt es nicht.`,
  'sex-unknown': ({ text }) => `Das Geschlecht (Spalte 10) ist m, w oder leer, nicht „${text}“; es wird übergangen.`,
  'title-unknown': ({ text }) => `Der Titel (Spalten 11-13) „${text}“ ist keiner von ${titles.join(', ')}; er wird übergangen.`,
  'rating-malformed': ({ text }) => `Die Wertungszahl (Spalten 49-52) ist eine ganze Zahl oder leer, nicht „${text}“.`,
  'points-malformed': ({ text }) => `Punkte (Spalten 81-84) schreibt man wie 11.5, nicht „${text}“.`,
  'points-mismatch': ({ player, points, expected }) =>
    `Spieler ${player} hat ${pointsText(points)} Punkte, die Ergebnisse geben aber ${pointsText(expected)}. Berichtigen Sie eines von beiden, oder geben Sie die Punktwertung an (162, XXS oder BBW, BBD ...).`,
  'points-with-299': ({ player, points, expected }) =>
    `Spieler ${player} hat ${pointsText(points)} Punkte, die Ergebnisse geben aber ${pointsText(expected)}; von den Sätzen 299 zählen die, die ein Ergebnis nennen.`,
  'rank-malformed': ({ text }) => `Der Rang (Spalten 86-89) ist eine ganze Zahl, nicht „${text}“; er wird übergangen.`,
  'player-count-mismatch': ({ declared, players }) => `062 sagt ${declared} Spieler, die Datei hat ${players}.`,
  'opponent-malformed': ({ text }) => `Der Gegner ist eine Startnummer oder 0000, nicht „${text}“.`,
  'colour-malformed': ({ text }) => `Die Farbe ist w, b oder -, nicht „${text}“.`,
  'colour-missing': ({ opponent }) => `Die Partie gegen ${opponent} braucht die Farbe, w oder b.`,
  'result-unknown': ({ text }) =>
    `„${text}“ ist kein Zeichen für ein Ergebnis: Das Ergebnis dieser Partie ist unbekannt, sie zählt als eine, die noch läuft.`,
  'result-malformed': ({ text }) => `Das Ergebnis ist eines von 1 = 0 W D L + - H F U Z, nicht „${text}“.`,
  'result-missing': () => 'Kein Ergebnis: Die Partie zählt als Hängepartie, also als Remis.',
  'result-needs-opponent': ({ letter }) => `Das Ergebnis ${letter} braucht einen Gegner; Freilose sind H, F, U oder Z.`,
  'result-needs-no-opponent': ({ letter, opponent }) =>
    `${letter} ist ein Freilos, doch der Gegner ${opponent} ist genannt; zu schreiben ist 0000 - ${letter}.`,
  'several-pairing-allocated-byes': ({ other, round }) => `Auch Spieler ${other} hat das zugeloste Freilos der Runde ${round}.`,
  'round-dates-misplaced': ({ from }) =>
    `Die Daten der Runden beginnen in Spalte ${from}, zehn Spalten je Runde; der Satz wird behalten, aber nicht gelesen.`,
  'rounds-malformed': ({ record }) => `${record} nennt die Rundenzahl, eine ganze Zahl ab 1.`,
  'rounds-conflict': ({ record, rounds, earlier }) => `${record} sagt ${rounds} Runden, ein früherer Satz ${earlier}.`,
  'rounds-too-few': ({ declared, paired }) =>
    `Angekündigt sind ${declared} Runden, ausgelost wurden aber ${paired}; als angekündigt gelten ${paired}.`,
  'initial-colour-malformed': () => 'Auf 152 folgt W oder B.',
  'initial-colour-conflict': ({ record }) => `${record} widerspricht einem früheren Satz über die ausgeloste Farbe.`,
  'configuration-unknown': ({ text }) => `XXC kennt rank, white1 und black1, nicht „${text}“.`,
  'scoring-malformed': byWhat({
    code: ({ known, text }) => `XXS kennt ${known.join(' ')}, nicht „${text}“.`,
    points: ({ scored, text }) => `Punkte schreibt man wie ${scored}=1.0, nicht „${text}“.`,
    record: ({ record }) => `Auf ${record} folgen Punkte wie 1.0.`,
    symbol: ({ text }) => `162 kennt W D L A P X, nicht „${text}“.`,
    'points-of-symbol': ({ symbol }) => `162: Auf ${symbol} müssen Punkte wie 1.0 folgen.`,
  }),
  'scoring-inferred': ({ win, draw, loss, bye }) =>
    `Kein Satz nennt die Punktwertung; die Punkte sind die von ${[win, draw, loss].map(displayPoints).join('-')} mit ${displayPoints(bye)} für das Freilos, und so wird gezählt.`,
  'bye-malformed': byWhat({
    player: ranks,
    type: () => '240 beginnt mit F, H oder Z in Spalte 5.',
    round: () => '240 nennt die Runde in den Spalten 7-9.',
  }),
  'bye-conflict': byWhat({
    opponent: ({ player, round, bye }) => `Spieler ${player} hat in Runde ${round} einen Gegner, nicht ${byes[bye]}.`,
    bye: ({ player, round, bye, other }) => `Spieler ${player} hat in Runde ${round} ${byes[other]}, nicht ${byes[bye]}.`,
    team: otherEntry,
  }),
  'virtual-points-malformed': byWhat({
    player: () => 'XXA nennt eine Startnummer in den Spalten 5-8, dann ab Spalte 10 ihre Punkte.',
    points: ({ round, from, to }) => `XXA: Die Punkte von Runde ${round} stehen in den Spalten ${from}-${to}, geschrieben wie 1.0.`,
    range: () =>
      '250: Punkte in den Spalten 10-13, erste und letzte Runde in 15-17 und 19-21, erster und letzter Spieler in 23-26 und 28-31.',
    'match-points': () => '250: Mannschaftspunkte sind für Mannschaften; die Punkte von Spielern stehen in den Spalten 10-13.',
    'too-many': ({ most }) => `Die Sätze 250 umfassen mehr als ${most} Spieler und Runden.`,
  }),
  'virtual-points-overlap': () => 'Virtuelle Punkte sind zweimal gegeben; die letzten zählen.',
  'forbidden-pairs-malformed': byWhat({
    player: ranks,
    rounds: () => '260 nennt die erste Runde in den Spalten 5-7 und die letzte in 9-11, dann die Spieler.',
    'too-few': ({ record }) => `${record} braucht mindestens zwei Spieler, die nicht gegeneinander spielen dürfen.`,
  }),
  'team-malformed': byWhat({
    number: () => '310 nennt die Nummer einer Mannschaft, von 1 bis 999, in den Spalten 5-7.',
    columns: inColumns,
  }),
  'team-duplicate': ({ team }) => `Mannschaft ${team} kommt schon vor.`,
  'team-unknown': ({ team }) => `Eine Mannschaft ${team} gibt es nicht.`,
  'team-member-twice': ({ player }) => `Spieler ${player} gehört schon zu einer Mannschaft.`,
  'line-up-malformed': byWhat({
    head: () => '300 nennt die Runde in den Spalten 5-7, die Mannschaft in 9-11 und ihren Gegner in 13-15, dann die Spieler ihrer Bretter.',
    columns: inColumns,
  }),
  'line-ups-conflict': byWhat({
    board: ({ board, teams: [team, other], round }) =>
      `Brett ${board} der Mannschaften ${team} und ${other} in Runde ${round} geben die Sätze der Spieler anders wieder.`,
    opponents: ({ team, opponent, round }) =>
      `Runde ${round}: Mannschaft ${team} hat noch eine andere Aufstellung, oder eine der Mannschaften ${team} und ${opponent} einen anderen Gegner.`,
    members: ({ team, round }) =>
      `Runde ${round}: Die Spieler der Mannschaft ${team} treffen nicht alle auf Spieler derselben anderen Mannschaft.`,
    team: otherEntry,
  }),
  'match-forfeit-malformed': () =>
    '330 hat +-, -+ oder -- in den Spalten 5-6, die Runde in 8-10, die Mannschaft mit Weiß in 12-14 und die andere in 16-18.',
  'team-bye-malformed': inColumns,
  'team-points-mismatch': ({ what, team, points, expected }) =>
    `Mannschaft ${team} hat ${pointsText(points)} ${what === 'match-points' ? 'Mannschaftspunkte' : 'Brettpunkte'}, ihre Bretter geben aber ${pointsText(expected)}.`,
  'team-event-not-read': byWhat({
    'declared-colours': ({ colours }) =>
      `Die Farben ${colours} wechseln nicht von Brett zu Brett; die Mannschaften bleiben als Sätze erhalten.`,
    colours: ({ round }) => `In Runde ${round} wechseln die Farben nicht von Brett zu Brett; die Mannschaften bleiben als Sätze erhalten.`,
    fault: ({ fault }) =>
      `Die Mannschaften bleiben als Sätze erhalten: ${fault === null ? 'Sie spielen nicht gegeneinander.' : (trf[fault.code] as (issue: typeof fault) => string)(fault)}`,
  }),
}
