import type { TieBreakIssue } from '@zug/engine/model'
import { de as common } from '../../common/de.ts'
import { lineUpDoubt } from '../../common/line-up.ts'
import { tieBreaks } from '../../issues/de/tie-breaks.ts'
import { fault } from '../../prizes/faults-de.ts'
import { counted, type Words } from '../../words.ts'
import { staleCausesDe as staleCauses } from '../round/stale.ts'
import { after, fideMode, refused } from './fide-mode-de.ts'
import { type ByeRefused, type refusals as english, type ImpossibleResult, names } from './refusals-en.ts'
import { spoken } from './spoken.ts'

type Some = { readonly named: readonly { readonly name: string }[]; readonly more: number }

const some = ({ named, more }: Some): string => `${names(named)}${more === 0 ? '' : ` und ${more} weitere`}`
const firstOf = (all: Some['named']): string => some({ named: all.slice(0, 12), more: Math.max(0, all.length - 12) })
const place = ({ round, board }: { readonly round: number; readonly board: number }): string => `Brett ${board} der Runde ${round}`

const locked = {
  rules: 'Die Regeln werden vor der ersten Runde bekannt gegeben und entscheiden Paarungen, die schon feststehen.',
  scoring: 'Die Punktwertung wird vor der ersten Runde bekannt gegeben und entscheidet Paarungen, die schon feststehen.',
  tieBreaks:
    'Feinwertungen werden vor Beginn bekannt gegeben; sie jetzt zu ändern muss die ausdrückliche Entscheidung des Schiedsrichters sein.',
  numberOfRounds:
    'Die Rundenzahl wird vorher bekannt gegeben; sie jetzt zu ändern muss die ausdrückliche Entscheidung des Schiedsrichters sein.',
  boardsPerMatch: 'Die Zahl der Bretter steht fest, sobald die erste Runde ausgelost ist: Wettkämpfe und Punkte hängen davon ab.',
}

const reaches = {
  'next-pairing': 'für die nächste Auslosung',
  'pairing-after-next': 'erst für die übernächste Auslosung',
  'rating-only': 'nur noch für die Wertungszahlen',
}

const byeRefused = (data: ByeRefused): string => {
  switch (data.why) {
    case 'second-half-point':
      return `${data.player.name} hat schon in Runde ${data.earlier} ein Freilos mit halbem Punkt.`
    case 'full-point':
      return `Von einem Freilos mit ganzem Punkt auf Antrag wird abgeraten. Soll ${data.player.name} es trotzdem bekommen?`
    case 'missed-round':
      return `Runde ${data.round} war vorbei, bevor ${data.player.name} kam. Sie zählt nichts, wenn die Ausschreibung nichts anderes sagt.`
  }
}

const impossibleResult = ({ fault, ...at }: ImpossibleResult): string => {
  switch (fault.kind) {
    case 'unknown':
      return `${place(at)}: Ein solches Ergebnis gibt es nicht.`
    case 'not-a-match':
      return `${place(at)} ist eine Partie. Nur Mannschaftskämpfe haben Bretter.`
    case 'board-by-board':
      return 'Ein Wettkampf wird Brett für Brett eingetragen, außer wenn eine Mannschaft nicht gekommen ist.'
    case 'boards':
      return `Ein Wettkampf dieser Mannschaften hat höchstens ${counted(fault.most, 'Brett', 'Bretter')}.`
    case 'boards-missing':
      return `Ein Wettkampf hat ${counted(fault.boards, 'Brett', 'Bretter')}; eingetragen ${fault.given === 1 ? 'ist' : 'sind'} ${fault.given}. Ein unbesetztes Brett ist kampflos verloren.`
    case 'unknown-on-board':
      return `Am ${fault.of}. Brett des Wettkampfs gibt es ein solches Ergebnis nicht.`
    case 'empty-seat':
      return `Am ${fault.of}. Brett spielt niemand für ${fault.team.name}; das Brett ist dann kampflos verloren.`
    case 'twice':
      return `${fault.player.name} spielt zweimal für ${fault.team.name}.`
    case 'stranger':
      return `Spieler ${fault.player} gehört nicht zu ${fault.team.name}.`
  }
}

type NoLegalPairing = { readonly stuck: Some; readonly only: Some; readonly bye: boolean; readonly deadEnd: boolean }
const noLegalPairing = ({ stuck, only, bye, deadEnd }: NoLegalPairing): string => {
  if (deadEnd)
    return 'Die Schritte, genommen wie sie geschrieben stehen, enden ohne Paarung, obwohl es eine gibt. Setzen Sie diese Runde von Hand (SSM C9).'
  const count = stuck.named.length + stuck.more
  if (count === 0) return 'Es gibt keine zulässige Paarung: Die Zahl der Teilnehmer ist ungerade, und niemand darf spielfrei sein.'
  const others = only.named.length === 0 ? '' : `; außerhalb ihrer Gruppe kämen als Gegner nur infrage: ${some(only)}`
  const cannot = count === 1 ? `${some(stuck)} lässt sich nicht paaren` : `diese ${count} lassen sich nicht alle paaren: ${some(stuck)}`
  const all = { named: [...stuck.named, ...only.named], more: stuck.more + only.more }
  return `Es gibt keine zulässige Paarung: ${bye ? `spielfrei sein dürfte nur ${some(all)}, und dann: ` : ''}${cannot}${others}.`
}

export const refusals: Words<typeof english> = {
  'not-created': 'Legen Sie zuerst das Turnier an.',
  'created-already': 'Dieses Turnier gibt es schon.',
  finished: ({ section }) =>
    section === null
      ? 'Das Turnier ist beendet. Öffnen Sie es wieder, um es zu ändern.'
      : `${section} ist beendet: Niemand kommt dazu oder geht. Öffnen Sie das Turnier zuerst wieder.`,
  'not-finished': 'Das Turnier ist nicht beendet.',
  'reason-missing': ({ of }) =>
    ({
      reopening: 'Sagen Sie, warum das Turnier wieder geöffnet wird.',
      'by-hand': 'Sagen Sie, warum die Paarung von Hand geändert wird: Der Grund kommt in den Bericht.',
      recall: 'Sagen Sie, warum die Runde zurückgezogen wird: Alle lesen den Grund.',
      'fide-mode': 'Sagen Sie, warum der FIDE-Modus verlassen wird: Der Grund kommt in den Bericht.',
    })[of],
  'unknown-rulebook': ({ rulebook }) => `Ein Regelwerk ${rulebook} gibt es nicht.`,
  'setting-locked': ({ setting }) => locked[setting],
  'rounds-out-of-range': ({ least, most }) => `Die Rundenzahl ist eine ganze Zahl von ${least} bis ${most}.`,
  'rounds-published': ({ published }) =>
    `${counted(published, 'Runde ist', 'Runden sind')} schon veröffentlicht; weniger können es nicht werden.`,
  'rounds-of-tables': ({ rounds }) => `Wie viele Runden ein Rundenturnier hat, entscheidet das Feld: hier ${rounds}.`,
  'first-board-out-of-range': ({ least }) => `Das erste Brett hat eine Nummer ab ${least}.`,
  'schedule-unreadable': ({ round, field }) =>
    `Runde ${round}: ${{ date: 'diesen Tag gibt es nicht', start: 'der Beginn ist eine Uhrzeit wie 14:30', checkIn: 'das Ende der Anwesenheitskontrolle ist eine Uhrzeit wie 14:15' }[field]}.`,
  'prizes-unreadable': fault,
  'tie-breaks-unreadable': ({ issues }: { readonly issues: readonly TieBreakIssue[] }) =>
    issues.map((issue) => (tieBreaks[issue.code] as (issue: TieBreakIssue) => string)(issue)).join(' '),
  'draw-worth-too-much': 'Zwei Remis können nicht mehr zählen als ein Sieg und eine Niederlage.',
  'bye-worth-too-much': 'Spielfrei kann nicht mehr zählen als ein Sieg.',
  'player-nameless': ({ line }) => (line === null ? 'Ein Spieler braucht einen Namen.' : `In Zeile ${line} fehlt der Name.`),
  'team-nameless': 'Eine Mannschaft braucht einen Namen.',
  'team-without-boards': 'Eine Mannschaft braucht mindestens ein Brett.',
  'line-up-incomplete': ({ team, boards, given }) =>
    `${team.name} spielt an ${counted(boards, 'Brett', 'Brettern')}, und jedes braucht einen Spieler: Genannt sind ${given}.`,
  'line-up-too-long': ({ team, boards, given }) =>
    `${team.name} hat ${given} Stammspieler für ${counted(boards, 'Brett', 'Bretter')}. Machen Sie die übrigen zu Ersatzspielern.`,
  'line-up-doubtful': ({ team, doubts }) => `${team.name}: ${doubts.map((doubt) => lineUpDoubt(common.lineUp, doubt)).join(' ')}`,
  'boards-per-match-out-of-range': ({ least, most }) => `Die Zahl der Bretter ist eine ganze Zahl von ${least} bis ${most}.`,
  'no-team-event': 'Das ist kein Mannschaftsturnier.',
  'duplicate-player': ({ player, section }) =>
    section === null
      ? `${player.name} ist schon eingetragen, mit der Nummer ${player.id}.`
      : `${player.name} ist in ${section} schon eingetragen, mit der Nummer ${player.id}.`,
  'twice-in-team': ({ player }) => `${player.name} kann in einer Mannschaft nur einen Platz haben.`,
  'member-of-team': ({ player, team }) => `${player.name} gehört zu ${team.name}. Ändern Sie dort zuerst die Aufstellung.`,
  'played-for-team': ({ player }) => `${player.name} hat hier für eine Mannschaft gespielt und bleibt in der Liste.`,
  'unknown-player': ({ player }) => `Einen Spieler mit der Nummer ${player} gibt es nicht.`,
  'unknown-team': ({ team }) => `Eine Mannschaft mit der Nummer ${team} gibt es nicht.`,
  'unknown-round': ({ round, rounds }) => `Runde ${round} gibt es nicht: Das Turnier hat ${counted(rounds, 'Runde', 'Runden')}.`,
  'unknown-board': ({ round, board }) => `Runde ${round} hat kein Brett ${board}.`,
  'unknown-prohibition': ({ prohibition }) => `Unter der Nummer ${prohibition} wird niemand auseinandergehalten.`,
  'round-not-published': ({ round }) => `Runde ${round} ist nicht veröffentlicht.`,
  'already-paired': ({ entrant, of }) =>
    `${entrant.name} wurde schon ausgelost und gehört zum Turnier. Lassen Sie ${of === 'team' ? 'die Mannschaft' : 'den Spieler'} stattdessen zurücktreten.`,
  'tables-made': 'Die Tabellen dieses Rundenturniers sind für die gemacht, die begonnen haben.',
  'numbers-settled': 'Startnummern werden nicht mehr geändert, wenn Runde 4 ausgelost ist.',
  'numbers-change': ({ players, rounds }) =>
    `${counted(players, 'Spieler bekommt', 'Spieler bekommen')} eine andere Startnummer. ${rounds === 1 ? 'Die veröffentlichte Runde wurde' : `Die ${rounds} veröffentlichten Runden wurden`} mit den jetzigen ausgelost und ${rounds === 1 ? 'bleibt' : 'bleiben'}, wie sie ${rounds === 1 ? 'ist' : 'sind'}; spätere richten sich nach den neuen, und wer Paarungen prüft, muss von beiden wissen. Ist Runde 4 ausgelost, ändern sich Startnummern nicht mehr.`,
  'numbers-of-teams': 'In einem Mannschaftsturnier sind die Nummern die der Mannschaften, in der Reihenfolge der Liste.',
  'numbers-unequal': ({ players: [a, b] }) =>
    `${a.name} und ${b.name} haben verschiedene Wertungszahlen oder Titel: Ihre Nummern folgen aus der Ordnung des Regelwerks.`,
  'ratings-change': ({ players }) =>
    `${counted(players, 'Spieler bekommt', 'Spieler bekommen')} dadurch eine andere Wertungszahl. Startnummern bleiben, bis Sie sie neu vergeben.`,
  'withdrawal-effect': ({ entrant, of, completed, games, counts }) => {
    const all = of === 'team' ? 'Wettkämpfen' : 'Partien'
    return counts
      ? `${entrant.name} hat ${completed} von ${games} ${all} beendet, mindestens die Hälfte. Die Ergebnisse zählen. Alle übrigen sind kampflos verloren, und die Gegner gewinnen sie.`
      : `${entrant.name} hat ${completed} von ${games} ${all} beendet, weniger als die Hälfte. Die Ergebnisse bleiben in der Tabelle und zählen für die Wertungszahl, aber niemand bekommt Punkte daraus. ${of === 'team' ? 'Die Mannschaft' : 'Der Spieler'} scheidet aus der Rangliste aus, und die übrigen Gegner sind spielfrei.`
  },
  'lots-undrawn':
    'Die Anfangsfarbe ist noch nicht gelost. Losen Sie sie in den Einstellungen, oder losen Sie Runde 1 mit einem Startwert aus.',
  'lots-late': 'Die Farbe wird gelost, bevor die erste Runde ausgelost ist.',
  'seed-missing': 'Ein Los braucht einen Startwert, damit es sich nachprüfen lässt.',
  'fixed-board-out-of-range': ({ least, most }) => `Bretter haben die Nummern ${least} bis ${most}.`,
  'no-fixed-board': ({ entrant }) => `${entrant.name} hat kein festes Brett.`,
  'prohibition-late':
    'Wer nicht gegeneinander spielt, wird vor Runde 1 bekannt gegeben; später muss es die ausdrückliche Entscheidung des Schiedsrichters sein.',
  'two-players-needed': 'Nötig sind mindestens zwei verschiedene Spieler.',
  'rounds-reversed': ({ firstRound, lastRound }) => `Die letzte Runde (${lastRound}) kommt vor der ersten (${firstRound}).`,
  'not-withdrawn': ({ entrant }) => `${entrant.name} ist nicht zurückgetreten.`,
  'round-passed': ({ round }) => `Runde ${round} ist schon veröffentlicht. Tragen Sie dort ein Ergebnis ein.`,
  'bye-refused': byeRefused,
  'no-bye-requested': ({ player, round }) => `${player.name} hat für Runde ${round} kein Freilos beantragt.`,
  'no-draft': ({ round }) => `Für Runde ${round} gibt es keinen Entwurf. Losen Sie sie zuerst aus.`,
  'draft-stale': ({ round, causes }) =>
    `Der Entwurf der Runde ${round} ist überholt. Seit der Auslosung geändert: ${causes.map((cause) => staleCauses[cause]).join(', ')}. Losen Sie die Runde neu aus, oder behalten Sie den Entwurf als Änderung von Hand.`,
  'draft-not-stale': ({ round }) =>
    `Seit der Auslosung der Runde ${round} hat sich nichts geändert, wovon sie abhängt. Veröffentlichen Sie den Entwurf.`,
  'draft-open': ({ round }) => `Runde ${round} ist als Entwurf ausgelost. Veröffentlichen oder verwerfen Sie ihn zuerst.`,
  'manual-open': ({ round }) => `Die Änderungen von Hand an Runde ${round} sind offen. Schließen Sie sie zuerst ab.`,
  'no-manual': 'Es sind keine Änderungen von Hand offen. Eine Paarung wird nur geändert, nachdem das ausdrücklich begonnen wurde.',
  'not-in-round': ({ players }) => `Kein Platz in dieser Runde: ${names(players)}.`,
  'seated-already': ({ players }) => `Schon an einem Brett: ${names(players)}. Lösen Sie zuerst diese Paarung.`,
  'without-board': ({ players }) => `Noch ohne Brett: ${names(players)}.`,
  'rule-broken': ({ articles }) => `Diese Änderung verletzt ${articles.join(', ')}.`,
  'board-kept': ({ round }) => `Runde ${round} ist veröffentlicht: Alle behalten ein Brett.`,
  'recall-last-only': ({ round, last }) => `Runde ${last} ist aus Runde ${round} ausgelost: Ziehen Sie zuerst Runde ${last} zurück.`,
  'recall-loses': ({ round, results, reports, boards }) =>
    `Runde ${round} hat ${results === 0 ? 'kein Ergebnis' : results === 1 ? '1 Ergebnis' : `${results} Ergebnisse`} an ${boards === 1 ? '1 Brett' : `${boards} Brettern`}${reports === 0 ? '' : `, und ${reports === 1 ? '1 weiteres ist' : `${reports} weitere sind`} von Spielern gemeldet`}. Sie zählen dann nicht mehr; das Protokoll bewahrt sie.`,
  'board-has-result': (at) => `${place(at)} hat schon ein Ergebnis; die Paarung an diesem Brett wird nicht mehr geändert.`,
  'results-missing': ({ open }) =>
    `Es fehlen Ergebnisse: ${open.map(({ round, games }) => `${games} aus Runde ${round}`).join(', ')}. Sie würden als Hängepartien zählen, für die Auslosung als Remis.`,
  'present-with-bye': ({ round, players }) =>
    `${firstOf(players)} ${players.length === 1 ? 'ist' : 'sind'} da, aber für Runde ${round} als abwesend eingetragen. Streichen Sie das Freilos, damit sie ausgelost werden, oder bestätigen Sie, dass sie nicht spielen.`,
  'all-rounds-paired': ({ rounds, section }) =>
    section === null
      ? `Alle ${counted(rounds, 'Runde ist', 'Runden sind')} ausgelost.`
      : `Alle ${counted(rounds, 'Runde', 'Runden')} von ${section} sind ausgelost.`,
  'too-many-for-tables': ({ entrants, most }) =>
    `Tafeln gibt es für höchstens ${most}: Gemeldet sind ${entrants}, zu viele für ein Rundenturnier.`,
  'too-few-players': ({ round }) => `In Runde ${round} ist niemand da, der ausgelost werden könnte.`,
  'no-legal-pairing': noLegalPairing,
  referee: ({ round, players }) =>
    `Die unabhängige Prüfung lehnt die Paarung der Runde ${round} ab${players.length === 0 ? '' : `, wegen ${names(players)}`}. Sie wurde nicht übernommen; bitte melden Sie den Fall mit der Datei.`,
  'impossible-result': impossibleResult,
  'not-a-player-of-the-board': (at) => `${place(at)}: Nur wer dort spielt, kann das Ergebnis melden.`,
  'result-entered': (at) => `${place(at)} hat sein Ergebnis. Bitten Sie den Schiedsrichter, es zu berichtigen.`,
  'not-disputed': ({ board }) => `Zu Brett ${board} hat niemand ein anderes Ergebnis.`,
  'report-late': (at) => `${place(at)}: Die Runde ist vorbei. Sagen Sie das Ergebnis dem Schiedsrichter.`,
  'late-correction': ({ why, effect, ...at }) =>
    why === 'taken-back'
      ? `${place(at)}: Das Ergebnis einer früheren Runde lässt sich berichtigen, nicht zurücknehmen.`
      : `${place(at)}: Das berichtigt eine frühere Runde und zählt ${reaches[effect]}. Sagen Sie, warum.`,
  'other-players': ({ players, ...at }) =>
    `${place(at)} hat jetzt eine andere Paarung: Dieses Ergebnis ist von ${players.map(({ name }) => name).join(' – ')}.`,
  'result-changed': (at) => `${place(at)}: Inzwischen hat jemand anders dieses Ergebnis geändert.`,
  'not-final': (data) =>
    data.why === 'rounds'
      ? `${counted(data.rounds, 'Runde ist', 'Runden sind')} noch zu spielen.`
      : `${counted(data.games, 'Partie ist', 'Partien sind')} noch offen: ohne Ergebnis oder vertagt.`,
  'nothing-to-undo': 'Es lässt sich nichts rückgängig machen: Was veröffentlicht ist, bleibt.',
  'move-not-undone':
    'Ein Wechsel in eine andere Gruppe wird nicht in einer der beiden rückgängig gemacht: Lassen Sie den Spieler zurückwechseln.',
  'nothing-to-redo': 'Es gibt nichts zu wiederholen.',
  'not-one-event': 'Spieler wechseln zwischen Gruppen derselben Veranstaltung.',
  ...fideMode,
  'fide-mode': ({ level, asks }): string => spoken(level === 'refuse' ? { ...refusals, ...refused } : refusals, asks, after[level]),
  'move-withdraws': ({ player, from, to, twin }) =>
    `${player.name} wurde in ${from} schon ausgelost: dort ein Rücktritt, in ${to} eine Nachmeldung ohne Punkte.${twin === null ? '' : ` ${twin.name} ist in ${to} schon eingetragen, mit der Nummer ${twin.id}.`}`,
}
