import { counted } from '../../words.ts'
import type { ResultsWords } from './en.ts'

export const de: ResultsWords = {
  title: 'Ergebnisse',
  heading: (round) => `Runde ${round}`,
  part: 'Ergebnisse',
  noRound: 'Noch ist keine Runde veröffentlicht.',
  noRoundHint: 'Ergebnisse können eingegeben werden, sobald die erste Runde veröffentlicht ist.',
  toRound: 'Zur Runde',
  rounds: 'Runden',
  noBoards: 'In dieser Runde spielt niemand: alle sind spielfrei.',
  nothingHere: {
    open: 'Nichts offen: Jedes Brett hat sein Ergebnis.',
    reported: 'Es wartet kein gemeldetes Ergebnis.',
    disagreeing: 'Niemand widerspricht.',
  },

  progress: (done, all, open) => (open === 0 ? `Alle ${all} da` : `${done} von ${all}, ${open} offen`),
  adjourned: (n) => counted(n, 'Hängepartie', 'Hängepartien'),
  pairNext: (round) => `Runde ${round} auslosen`,

  filter: { label: 'Anzeigen', all: 'Alle', open: 'Offen', reported: 'Gemeldet', disagreeing: 'Widersprüchlich' },
  goTo: 'Zu Brett',
  noSuchBoard: (number) => `Brett ${number} gibt es in dieser Liste nicht.`,

  columns: {
    board: 'Br.',
    match: 'Wk.',
    points: 'Pkt.',
    white: 'Weiß',
    black: 'Schwarz',
    first: 'Spieler A',
    second: 'Spieler B',
    firstTeam: 'Mannschaft A',
    secondTeam: 'Mannschaft B',
    result: 'Ergebnis',
    by: 'Eingegeben',
  },
  boardNamed: (number, a, b, result) => `Brett ${number}, ${a} – ${b}: ${result}`,
  open: 'offen',
  bye: 'Ohne Partie',
  why: 'Warum diese Paarung?',

  result: {
    adjourned: 'Hängep.',
    unrated: 'nicht gewertet',
    ratingOnly: (result) => `Wertung: ${result}`,
  },
  outcome: {
    draw: 'Remis',
    first: 'A gewinnt',
    second: 'B gewinnt',
  },

  state: {
    queued: 'wartet',
    saving: 'wird gespeichert',
    refused: 'nicht angenommen',
    verified: 'geprüft',
    by: (name, time) => `${name}, ${time}`,
    you: 'Sie',
    entered: (board, result) => `Brett ${board}: ${result}`,
    enteredBy: (name, board, result) => `${name}: Brett ${board}, ${result}`,
    cleared: (board) => `Brett ${board}: kein Ergebnis`,
    offline: (n) =>
      `Keine Verbindung. ${counted(n, 'Ergebnis ist', 'Ergebnisse sind')} auf diesem Gerät aufbewahrt und werden gesendet, sobald der Server wieder da ist.`,
    unsafe: 'Dieser Browser behält nichts, wenn er geschlossen wird. Lassen Sie diese Seite offen, bis der Server wieder da ist.',
  },

  keys: {
    label: 'Tasten',
    preset: 'Ergebnistasten',
    presets: {
      'white-draw-black': '1 2 3 = Weiß, Remis, Schwarz',
      'white-black-draw': '1 2 3 = Weiß, Schwarz, Remis',
      letters: 'W D L = Weiß, Remis, Schwarz',
    },
    white: 'Weiß',
    draw: 'Remis',
    black: 'Schwarz',
    first: 'A',
    second: 'B',
    firstTeam: 'links',
    secondTeam: 'rechts',
    adjourned: 'Hängepartie',
    unrated: 'nicht gewertet, dann das Ergebnis',
    clear: 'löschen',
    board: 'Brett',
    more: 'alle Ergebnisse',
    goTo: 'zu Brett',
    verify: 'prüfen',
    undo: 'rückgängig',
    redo: 'wiederholen',
    why: 'warum',
    keep: 'behalten, was eingegeben ist',
    replace: 'ersetzen durch das, was auf dem Papier steht',
    nextUnrated: 'Das nächste Ergebnis wird nicht gewertet. Geben Sie es ein, oder drücken Sie Esc.',
  },

  picker: {
    title: (number) => `Brett ${number}`,
    played: 'Gespielt',
    forfeit: 'Kampflos',
    unusual: 'Ungewöhnlich',
    unrated: 'Nicht gewertet (weniger als je ein Zug)',
    adjourn: 'Hängepartie',
    clear: 'Ergebnis löschen',
    scores: 'Spielpunkte eingeben',
  },

  clear: {
    title: (number) => `Ergebnis von Brett ${number} löschen?`,
    text: (result) => `${result} wird zurückgenommen, das Brett ist wieder offen. Im Verlauf bleibt es stehen.`,
    yes: 'Löschen',
  },

  verify: {
    start: 'Prüfen',
    stop: 'Prüfen beenden',
    intro: 'Geben Sie jedes Ergebnis vom Papier noch einmal ein. Was übereinstimmt, geht weiter; ein Unterschied hält an.',
    count: (done, all) => `${done} von ${all} geprüft`,
    done: (n) => `${counted(n, 'Ergebnis', 'Ergebnisse')} geprüft. Papier und Eingabe stimmen überein.`,
    mismatch: (number) => `Brett ${number} weicht ab`,
    typed: (typed, entered) => `Auf dem Papier steht ${typed}, eingegeben ist ${entered}.`,
    missing: (typed) => `Auf dem Papier steht ${typed}, eingegeben ist nichts.`,
    keep: (result) => `${result} behalten`,
    leaveOpen: 'Offen lassen',
    replace: (result) => `Durch ${result} ersetzen`,
  },

  undoWaits: 'Einige Ergebnisse sind noch unterwegs. Geben Sie das richtige darüber ein, oder warten Sie auf die Verbindung.',

  reports: {
    accept: (number, result) => `Brett ${number}: ${result} annehmen`,
    disagree: 'Die Spieler widersprechen sich',
    waits: 'Wartet auf den Gegner',
  },

  conflicts: {
    title: (n) => counted(n, 'Ergebnis braucht Ihre Entscheidung', 'Ergebnisse brauchen Ihre Entscheidung'),
    where: (round, number) => `Runde ${round}, Brett ${number}`,
    theirs: (name, result, time) => `${name} hat um ${time} ${result} eingegeben`,
    theirsUnknown: (result) => `eingegeben ist ${result}`,
    theirsNone: 'das Ergebnis wurde inzwischen zurückgenommen',
    mine: (result, time) => `Sie haben um ${time} ${result} getippt`,
    mineCleared: (time) => `Sie haben es um ${time} gelöscht`,
    keepTheirs: 'Jenes behalten',
    takeMine: 'Meines nehmen',
    notTaken: (reason) => `Es wurde nicht angenommen: ${reason}`,
    dismiss: 'Weglegen',
    retry: 'Noch einmal senden',
  },

  correction: {
    title: (round, number) => `Runde ${round}, Brett ${number} berichtigen`,
    from: 'Eingetragen',
    to: 'Berichtigt zu',
    choose: 'Wählen Sie das richtige Ergebnis.',
    reason: 'Warum wird es berichtigt?',
    reasonHint: 'Die Begründung wird mit der Berichtigung festgehalten.',
    reasonNeeded: 'Bitte begründen.',
    does: 'Was sich ändert',
    doesNot: 'Was sich nicht ändert',
    effects: {
      'pairing-after-next': {
        does: (next) => `Die Punkte beider Spieler, die Rangliste von jetzt an und die Auslosungen ab Runde ${next}.`,
        doesNot: (paired) => `Die Auslosung von Runde ${paired}: Sie bleibt, wie sie ist.`,
      },
      draft: {
        does: (next) => `Die Punkte beider Spieler, die Rangliste von jetzt an und die Auslosungen ab Runde ${next}.`,
        doesNot: (drafted) =>
          `Der Entwurf von Runde ${drafted}. Soll es dort schon zählen, verwerfen Sie zuerst den Entwurf und losen neu aus.`,
      },
      'rating-only': {
        does: () => 'Die Meldung zur Elo-Auswertung: Dort zählt die Partie wie berichtigt.',
        doesNot: () => 'Punkte, Rangliste und Auslosungen dieses Turniers: Dafür kommt es zu spät.',
      },
    },
    noUndo: 'Eine Berichtigung wird nicht rückgängig gemacht, sondern erneut berichtigt.',
    yes: 'Ergebnis berichtigen',
  },

  match: {
    title: 'Bretter des Wettkampfs',
    board: (n) => `Brett ${n}`,
    player: (team, board) => `${team}, Brett ${board}`,
    nobody: 'niemand',
    score: 'Wettkampf',
    notPlayed: 'Mannschaft nicht angetreten',
    close: 'Schließen',
    result: (board, a, b, result) => `Brett ${board}, ${a} – ${b}: ${result}`,
  },

  scores: {
    title: 'Spielpunkte',
    of: (name) => `Punkte von ${name}`,
    timeLimit: 'Durch Zeitablauf beendet',
    outcome: (text) => `Das ergibt: ${text}`,
    save: 'Speichern, weiter',
    bad: 'Bitte zwei Zahlen.',
  },
}
