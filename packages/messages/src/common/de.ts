import { goingOn } from '../words.ts'
import type { CommonWords } from './en.ts'
import { unratedSign } from './signs.ts'

export const de: CommonWords = {
  white: 'Weiß',
  black: 'Schwarz',
  bye: 'spielfrei',
  results: {
    open: 'offen',
    draw: 'remis',
    whiteWins: 'Weiß gewinnt',
    blackWins: 'Schwarz gewinnt',
    forfeit: 'kampflos',
    doubleForfeit: 'beide kampflos verloren',
    adjourned: 'Hängepartie',
    unrated: 'nicht gewertet',
  },
  byes: {
    'pairing-allocated': 'spielfrei (zugelost)',
    'full-point': 'Freilos mit ganzem Punkt',
    'half-point': 'Freilos mit halbem Punkt',
    'zero-point': 'Freilos ohne Punkt',
    absent: 'abwesend',
    'forfeit-win': 'kampflos gewonnen: Gegner zurückgetreten',
    'forfeit-loss': 'kampflos verloren: zurückgetreten',
    'opponent-withdrawn': 'keine Partie: Gegner zurückgetreten',
    'opponent-away': 'keine Partie: Gegner abwesend',
    withdrawn: 'zurückgetreten',
    'no-game': 'keine Partie',
  },
  correctedSince: 'Punkte und Gründe sind die vom Zeitpunkt der Auslosung dieser Runde. Seither:',
  correctedResult: (round, board, players, was, now) => `Runde ${round}, Brett ${board}, ${players}: aus ${was} wurde ${now}`,
  schedule: {
    title: 'Zeitplan',
    starts: (round, when) => `Runde ${round}: ${when}`,
    checkIn: (time) => `Anwesenheit bis ${time}`,
    rest: (days) => `Ruhetage: ${days}`,
    calendar: 'Kalenderdatei (ICS)',
  },
  recalled: {
    title: (round) => `Runde ${round} ist zurückgezogen`,
    banner: (round, time, reason) =>
      `Runde ${round} wurde um ${time} Uhr zurückgezogen: ${goingOn(reason)}. Bitte nicht beginnen; eine neue Auslosung folgt.`,
    before: (published, recalled, reason) =>
      `Diese Runde ist neu ausgelost. Die Auslosung von ${published} wurde um ${recalled} zurückgezogen: ${goingOn(reason)}.`,
  },
  lineUp: {
    outOfOrder: (player, board, other) => `${player} spielt an Brett ${board} über ${other}, obwohl ${other} in der Rangfolge davor steht.`,
    reserveAbove: (player, board, other) => `${player} ist Ersatzspieler und spielt an Brett ${board} über dem Stammspieler ${other}.`,
    empty: (board) => `Brett ${board} ist nicht besetzt und kampflos verloren, obwohl die Mannschaft noch Spieler hat.`,
  },
  rests: 'spielfrei',
  excused: 'entschuldigt',
  rounds: {
    colours: { white: 'w', black: 's' },
    wdl: { win: 'S', draw: 'U', loss: 'N' },
    lost: '−',
    byes: { 'pairing-allocated': 'frei', 'full-point': '+frei', 'half-point': '½frei', 'zero-point': '0frei' },
    bye: 'frei',
    decimal: ',',
  },
  signs: (of, wdl) =>
    `${wdl === null ? '' : `${wdl.win} gewonnen, ${wdl.draw} unentschieden, ${wdl.loss} verloren; `}${of['forfeit-win']} kampflos gewonnen, ${of['forfeit-loss']} kampflos verloren; ${of.adjourned} Hängepartie oder offen${wdl === null ? `; ${unratedSign} nicht gewertet` : ''}.`,
  marks:
    'Fällige Farbe: Weiß (W absolut, Ww stark, w schwach) oder Schwarz (B, Bb, b), A beliebig. Floats der letzten und der vorletzten Runde: ↓ abwärts, ↑ aufwärts, - keiner.',
  notCounted: 'In Klammern: Partien gegen jemanden, der vor der Hälfte der Partien ausgeschieden ist; sie zählen nicht.',
  defaultsMarked: 'F: kampflos; in Klammern: die Punkte dessen, der keinen Gegner hatte.',
  wdl: 'WDL',
  rulebooks: {
    'fide-dutch-2026': 'FIDE (Dutch) 2026',
    'fide-dubov-2026': 'FIDE Dubov 2026',
    'fide-burstein-2026': 'FIDE Burstein 2026',
    'fide-lim-2026': 'FIDE Lim 2026',
    'fide-team-2026': 'FIDE Schweizer System für Mannschaften 2026',
    'fide-double-swiss-2026': 'FIDE Double-Swiss 2026',
    'fide-dutch-2017': 'FIDE (Dutch) 2017',
    'fide-dutch-2012': 'FIDE (Dutch) 2012',
    'fide-dutch-1998': 'FIDE (Dutch) 1998',
    cfc: 'CFC Schweizer System',
    'cfc-team': 'CFC Schweizer System für Mannschaften',
    'round-robin': 'Rundenturnier',
    ssm: 'SSM',
  },
  list: (items) => new Intl.ListFormat('de').format(items),
}
