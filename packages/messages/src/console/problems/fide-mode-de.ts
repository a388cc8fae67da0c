import { submission } from '../../issues/de/submission.ts'
import { submissionText } from '../../issues/words.ts'
import { counted } from '../../words.ts'
import type { after as afterEn, fideMode as fideModeEn, refused as refusedEn } from './fide-mode-en.ts'

export const after: typeof afterEn = {
  acknowledge: '',
  confirm: '',
  'confirm-twice': 'Es kommt ins Integritätsprotokoll.',
  refuse: 'Der FIDE-Modus lässt es nicht zu; ein Turnier, das es braucht, muss den FIDE-Modus verlassen (unter Einstellungen).',
}

export const fideMode: typeof fideModeEn = {
  'fide-mode-settled': ({ why }) =>
    ({
      started: 'Der FIDE-Modus wird vor der Auslosung der ersten Runde eingeschaltet.',
      left: 'Das Turnier hat den FIDE-Modus verlassen und kehrt nicht zurück.',
      on: 'Der FIDE-Modus wird mit «FIDE-Modus verlassen» und einer Begründung verlassen.',
    })[why],
  'fide-mode-off': 'Das Turnier ist nicht im FIDE-Modus.',
  'fide-mode-leaves': ({ rounds }) =>
    `Der FIDE-Modus wird ${rounds === 0 ? 'vor der ersten Runde' : `nach Runde ${rounds}`} endgültig verlassen: Jede Seite des Pults und der Bericht an die FIDE sagen es, es lässt sich nicht zurücknehmen, und die Wertungsstelle kann nachfragen.`,
  'fide-rulebook': 'Im FIDE-Modus wird nach einem System der FIDE gepaart.',
  'fide-bye-worth': 'Bei 1, ½ und 0 für eine Partie ist ein Freilos 1, ½ oder 0 wert.',
  'fide-tie-break': ({ codes }) => `${codes.join(', ')}: Wo alle gegen alle spielen, unterscheidet Buchholz niemanden.`,
  'fide-import': ({ rounds }) =>
    `${rounds.length === 1 ? 'Runde' : 'Runden'} ${rounds.join(', ')} der Datei ${rounds.length === 1 ? 'ist' : 'sind'} nicht so, wie die Regeln paaren. Es kommt in den Bericht.`,
  'fide-by-hand': ({ round, boards, byeChanged }) =>
    `Runde ${round} ist nicht so, wie die Regeln sie paaren: ${counted(boards, 'Brett', 'Bretter')} anders${byeChanged ? ', und auch das Freilos' : ''}. Es kommt in den Bericht (MPA).`,
  'fide-colours': ({ pairs }) =>
    `Keiner von beiden erhält die fällige Farbe: ${pairs.map(([white, black]) => `${white.name} – ${black.name}`).join('; ')}.`,
  'fide-third-colour': ({ players }) => `Hätte dreimal nacheinander dieselbe Farbe: ${players.map(({ name }) => name).join('; ')}.`,
  'fide-adjourned': ({ round, board }) =>
    `Brett ${board} der Runde ${round} zählte als remis, als spätere Runden gepaart wurden. Ein anderes Ergebnis ändert, woraus sie gepaart wurden.`,
  'fide-rating-only': ({ round, board }) =>
    `Brett ${board} der Runde ${round} ist zu alt, um Paarungen oder Rangliste zu ändern: Die Korrektur kommt nur in den Wertungsbericht, mit einer Bemerkung.`,
  'bye-ineligible': ({ player }) => `${player.name} erhält in diesem Turnier keine beantragten Freilose: So ist es beim Spieler vermerkt.`,
  expelled: ({ entrant }) => `${entrant.name} wurde ausgeschlossen. Nehmen Sie zuerst den Vermerk beim Spieler zurück.`,
  'fide-unfinishable': ({ rounds, most }) =>
    `Das Turnier hat ${counted(rounds, 'Runde', 'Runden')}; so viele Teilnehmer lassen sich nach den Regeln höchstens ${counted(most, 'Runde', 'Runden')} lang auslosen. Verringern Sie die Rundenzahl, bevor Sie auslosen: Im FIDE-Modus lässt sie sich später nicht mehr ändern.`,
  'fide-acceleration':
    'Die Gruppen der Baku-Beschleunigung werden aus allen auf der Liste gebildet, auch aus denen mit Freilos in Runde 1. Die FIDE will Gruppen derer, die in Runde 1 ausgelost werden.',
  'fide-long-event': ({ codes }) =>
    `Das Turnier dauert mehr als 30 Tage, und Wertungszahlen ändern sich unterdessen: Von ${codes.join(', ')} wird abgeraten.`,
  'fide-incomplete': ({ issues }) =>
    `Der Bericht an die FIDE ist unvollständig. ${issues.map((issue) => submissionText(submission, issue)).join(' ')} Nach dem Abschluss lassen sich nur noch Angaben zu Spielern berichtigen; für alles andere muss das Turnier wieder geöffnet werden.`,
  'fide-amends': ({ round }) => `Die Paarung der Runde ${round} ist veröffentlicht. Die Änderung kommt ins Integritätsprotokoll.`,
  'fide-recalls': ({ round }) =>
    `Runde ${round} ist öffentlich. Zurückgezogen bleibt sie mit ihrer Quittung im Bericht; Bildschirme und Telefone sagen es, und die Runde wird neu gepaart.`,
  'fide-exchange': ({ players: [a, b] }) =>
    `${a.name} und ${b.name} tauschen ihre Startnummern. Wertungszahl und Titel sind gleich; das Alphabet entscheidet nicht mehr zwischen ihnen.`,
  'fide-numbers-again': ({ rounds }) =>
    `${counted(rounds, 'Runde wurde', 'Runden wurden')} nach den jetzigen Nummern gepaart. Mit neuen folgen frühere Runden nicht mehr aus der Liste.`,
}

export const refused: typeof refusedEn = {
  'setting-locked': ({ setting }) =>
    ({
      rules: 'Die Regeln werden vor der ersten Runde bekannt gegeben und entscheiden Paarungen, die schon feststehen.',
      scoring: 'Die Punkte für ein Ergebnis werden vor der ersten Runde bekannt gegeben und entscheiden Paarungen, die schon feststehen.',
      tieBreaks: 'Feinwertungen werden vor der ersten Runde bekannt gegeben.',
      numberOfRounds: 'Die Rundenzahl wird vor der ersten Runde bekannt gegeben.',
    })[setting],
  'prohibition-late': 'Wer nicht gegeneinander spielt, wird vor Runde 1 bekannt gegeben.',
}
