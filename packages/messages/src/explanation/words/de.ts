import type { ApartReason } from '@zug/engine/model'
import { article as named, type Runs, say, type Words } from '../runs.ts'
import { bothWays } from './both-ways/de.ts'
import { criterionIn } from './criteria/criteria.ts'
import { criteria } from './criteria/de.ts'
import { byClaim, colourName, inRounds, list, mitPunkten, points } from './grammar/de.ts'
import type { Stuck } from './grammar/grammar.ts'
import type { Messages } from './messages.ts'
import { panel } from './panel/de.ts'
import { player } from './player/de.ts'
import { steps } from './steps/de.ts'
import { upfloat } from './upfloat/de.ts'

const outside = (only: readonly Runs[]): Words =>
  only.length === 0 ? '' : say`, denn außerhalb dieser Gruppe könnten sie nur auf ${list(only)} treffen`

const when = ({ firstRound, lastRound }: ApartReason): Words =>
  lastRound === null
    ? firstRound === 1
      ? 'in keiner Runde'
      : say`ab Runde ${firstRound}`
    : firstRound === lastRound
      ? say`in Runde ${firstRound}`
      : say`in Runde ${firstRound} bis ${lastRound}`
const shared = ({ by, name }: ApartReason): Words =>
  by === 'players'
    ? 'genannte Spieler'
    : say`${by === 'same-club' ? 'gleicher Verein' : 'gleiche Föderation'}${name === null ? '' : say`, ${name}`}`

const stuckText = ({ stuck, only, bye, deadEnd }: Stuck): Words => {
  if (deadEnd) return 'die Schritte, genommen wie sie geschrieben stehen, enden ohne Paarung'
  if (stuck.length === 0) return 'die Zahl der Spieler ist ungerade, und niemand darf das Freilos bekommen'
  if (bye) return say`nur ${list([...stuck, ...only])} dürfen das Freilos bekommen, und dann sind ${list(stuck)} nicht alle zu paaren`
  if (stuck.length === 1) return say`für ${stuck[0]!} gibt es keinen Gegner`
  return say`${list(stuck)} sind nicht alle zu paaren${outside(only)}`
}

/** German, in the words of German arbiters: Gruppe, Freilos, Floater, Farbanspruch. */
export const german: Messages = {
  language: 'de',
  colon: ': ',
  criterion: criterionIn(criteria),
  list,
  points,
  andLess: (score) => say`${points(score)} und weniger`,

  round: (round, rulebook) => say`Runde ${round} nach ${rulebook}`,
  scoregroups: 'Punktgruppen',
  bracket: (number, kind, last) =>
    say`Gruppe ${number}${kind === 'penultimate' ? ', die vorletzte (PPB)' : kind === 'collapsed' ? ', die zusammengelegte letzte (CLB)' : last ? ', die letzte' : ''}`,
  notAllPaired: (players, only) =>
    say`Hier sind ${list(players)} nicht alle zu paaren${only.length === 0 ? '' : say`; außerhalb dieser Gruppe könnten sie nur auf ${list(only)} treffen`}`,
  natural: 'Natürliche Paarung',
  failed: 'Zuerst gepaart',
  pairedAgain: (penultimate) =>
    penultimate
      ? 'Also wird die Gruppe noch einmal gepaart, und zwar so, dass mit ihren Abwärtsfloatern alle darunter zu paaren sind.'
      : 'Also geht diese Paarung nicht.',
  chosen: 'Gewählt',
  naturalIsChosen: 'Besser als die natürliche Paarung geht es nicht.',
  nobodyPaired: 'Hier ist niemand zu paaren.',
  everybodyFloats: 'Alle müssen abwärts floaten.',
  floats: (names) => say`abwärts: ${names}`,
  getsBye: (name) => say`Freilos: ${name}`,
  limbo: (names) => say`Limbo: ${names}`,
  notLegal: 'nicht erlaubt',
  betterBy: (criterion, article) => say`Besser als die natürliche Paarung nach ${named(article)} (${criterion}).`,
  firstOfEquals: 'Keine erlaubte Paarung ist besser, und keine ebenso gute kommt früher.',
  exchanged: (down, up) => say`Austausch: ${down} nach S2, ${up} nach S1`,
  withoutExchange: (obstacle) => say`ohne Austausch: ${obstacle}`,
  passedOver: (player, opponent, obstacle) => say`${player} nicht gegen ${opponent}: ${obstacle}`,
  completed: (count) =>
    say`Vollständigkeit geprüft: ${count === 1 ? 'der eine Spieler, der bleibt, ist' : say`die ${count} übrigen Spieler sind`} zu paaren.`,
  notCompleted: (stuck) => say`Die Runde ist so nicht zu Ende zu paaren: ${stuckText(stuck)}.`,
  byeTooHigh: 'Die Runde ist so nicht zu Ende zu paaren: Das Freilos ginge an mehr Punkte als nötig.',
  colours: 'Farben',
  bye: (name) => say`${name} bekommt das Freilos.`,
  byeBarred: (name, bar) => say`${name} steht tiefer, aber ${bar}.`,
  impossible: (stuck) =>
    stuck.deadEnd
      ? 'Die Schritte, genommen wie sie geschrieben stehen, enden ohne Paarung, obwohl es eine gibt. Der Schiedsrichter entscheidet.'
      : say`Es gibt keine erlaubte Paarung: ${stuckText(stuck)}. Der Schiedsrichter entscheidet.`,

  met: (who, rounds, played) =>
    played
      ? say`${who ?? 'die beiden'} spielten schon ${inRounds(rounds)} gegeneinander`
      : say`${who ?? 'die beiden'} waren schon ${inRounds(rounds)} gepaart, ohne zu spielen`,
  forbidden: (who) => say`der Veranstalter lässt ${who ?? 'die beiden'} nicht gegeneinander spielen`,
  apart: (reason) =>
    say`${reason.strength === 'law' ? 'eine Regel des Turniers' : 'ein Wunsch, wenn möglich erfüllt'}: ${shared(reason)}, ${reason.lastRound === null && reason.firstRound === 1 ? '' : 'nicht '}gegeneinander ${when(reason)}`,
  bothMustHave: (who, colour) => say`${who ?? 'die beiden'} müssten beide ${colourName[colour]} haben`,
  wouldBe: (criterion, value, instead) => say`das wäre schlechter (${criterion}: ${value} statt ${instead})`,
  moreFloat: 'dann müssten mehr Spieler abwärts floaten',
  incomplete: (stuck) => (stuck === null ? 'dann wären die übrigen nicht zu paaren' : say`dann gilt: ${stuckText(stuck)}`),
  laterInOrder: (how) => how ?? 'die Reihenfolge des Verfahrens kommt zuerst zu einer anderen Paarung',
  laterExchange: (wished, chosen) => {
    const exchange = say`dann tauschten ${list([...wished.down, ...wished.up])} die Hälften`
    const [more, fewer] = [wished.down.length + wished.up.length, chosen.down.length + chosen.up.length]
    if (fewer === 0) return say`${exchange}, und Paarungen ohne Austausch kommen zuerst`
    return more > fewer
      ? say`${exchange}, und Paarungen mit weniger Austausch kommen zuerst`
      : say`${exchange} statt ${list([...chosen.down, ...chosen.up])}, die zuerst kommen`
  },
  foundFirst: (player, chosen) => say`das Verfahren kommt zuerst zu einer Paarung, in der ${player} auf ${chosen} trifft`,
  laterOpponent: (player, wished, chosen) =>
    wished === null
      ? say`dann bliebe ${player} übrig, für ${player} kommt aber zuerst ${chosen}`
      : say`dann träfe ${player} auf ${wished}, für ${player} kommt aber zuerst ${chosen}`,
  noTransposition: 'keine Reihenfolge der unteren Hälfte wäre ebenso gut',
  byeBar: (rounds, winsToo) => say`hatte ein Freilos${winsToo ? ' oder Punkte für einen Sieg ohne Spiel' : ''} ${inRounds(rounds)}`,

  colourReason: (rule, white, black, claim) => {
    const [wanted, granted, denied] = white.due === 'white' ? ['Weiß', white.name, black.name] : ['Schwarz', black.name, white.name]
    switch (rule) {
      case 0:
        if (white.due === null || black.due === null) {
          const one = white.due === null ? black : white
          return say`${one.name} hat Anspruch auf ${colourName[one.due!]} und bekommt die Farbe; auf der anderen Seite gibt es keinen Anspruch.`
        }
        return say`${white.name} hat Anspruch auf Weiß und ${black.name} auf Schwarz, und so spielen sie.`
      case 1:
        return say`Beide haben Anspruch auf ${wanted}; der von ${granted} ist stärker${byClaim(claim)}.`
      case 2:
        return say`Beide haben gleichen Anspruch auf ${wanted}; ${granted} bekommt es und ${denied} nicht, denn sie wechseln seit der letzten Runde mit verschiedenen Farben.`
      case 3:
        return say`Beide haben gleichen Anspruch auf ${wanted}, und ihre Farben, rückwärts verglichen, unterscheiden sich nirgends; ${granted} steht höher und bekommt es.`
      case 4:
        return say`Beide haben noch nicht gespielt; nach der ausgelosten Farbe und der Nummer des höher Gesetzten hat ${white.name} Weiß.`
      case 'third':
        return say`Sonst hätte ${white.name} oder ${black.name} zum dritten Mal in Folge dieselbe Farbe; also hat ${white.name} Weiß.`
      case 'equalise':
        return say`Beide haben Anspruch auf ${wanted}; ${granted} bekommt es, um beide Farben gleich oft gehabt zu haben, was dem Wechsel vorgeht.`
      case 'rank':
        return say`Beide haben aus demselben Grund Anspruch auf ${wanted}; ${granted} steht höher und bekommt es.`
      case 'last-lot':
        return say`In der letzten Runde entscheidet das Los: ${white.name} hat Weiß.`
      case 'lower-ranked':
        return say`Beide haben gleichen Anspruch auf ${wanted}, und ihre Farben, rückwärts verglichen, unterscheiden sich nirgends; unterhalb der mittleren Gruppe bekommt es, wer tiefer steht: ${granted}.`
      default:
        return upfloat.colours(rule, white.name, black.name)
    }
  },
  bothHave: (a, b, score) => say`${a} und ${b} haben beide ${points(score)}.`,
  movedDownTo: (a, aScore, b, bScore) => say`${a} hat ${points(aScore)} und spielt in der Gruppe von ${b} mit ${mitPunkten(bScore)}.`,
  nobodyElse: (name, obstacles) =>
    say`${name} darf in der Gruppe sonst gegen niemanden spielen${obstacles.length === 0 ? '' : say`: ${list(obstacles)}`}.`,
  firstInOrder: (a, b) => say`Von den Gegnern, die für ${a} bleiben, ist ${b} in der Reihenfolge der erste.`,
  inOrder: (a, b, of, place) =>
    of === 'halves'
      ? say`${a} ist Nummer ${place} der oberen Hälfte und ${b} Nummer ${place} der unteren; die Hälften treffen in dieser Reihenfolge aufeinander.`
      : of === 'ends'
        ? say`${a} ist nach dem Index Nummer ${place} der Gruppe von oben und ${b} Nummer ${place} von unten; die Enden treffen aufeinander, und so nach innen.`
        : of === 'subgroups'
          ? say`${a} ist Nummer ${place} von G1, nach dem Wertungsschnitt der Gegner, und ${b} Nummer ${place} von G2, nach Startnummer; die Untergruppen treffen in dieser Reihenfolge aufeinander.`
          : say`${a} ist Nummer ${place} der Heruntergekommenen und ${b} Nummer ${place} der anderen; sie treffen in dieser Reihenfolge aufeinander.`,
  comesBefore: (a, other, b, obstacle) => say`${other} kommt für ${a} vor ${b}, aber ${obstacle}.`,
  moreComeBefore: (a, count, b) =>
    say`${count === 1 ? 'Noch ein Spieler kommt' : say`Noch ${count} Spieler kommen`} für ${a} vor ${b}, und keiner war zu haben oder wäre besser gewesen.`,
  changedPlaces: (down, up, obstacle) =>
    say`${list(down)} und ${list(up)} tauschten zwischen oberer und unterer Hälfte; ohne das: ${obstacle}.`,
  floated: (name, score, bracket, size) =>
    size === 1
      ? say`${name} hat ${points(score)}, ist allein in Gruppe ${bracket} und floatet abwärts.`
      : say`${name} hat ${points(score)} und floatet abwärts, ungepaart in Gruppe ${bracket} mit ${size} Spielern.`,
  unpairedBye: (name, score) => say`${name} hat ${points(score)}, bleibt in der letzten Gruppe übrig und bekommt das Freilos.`,
  meetsNobodyThere: (name, obstacles) => say`Für ${name} gibt es dort keinen Gegner: ${list(obstacles)}.`,
  couldNotAllBePaired: (players, only, obstacles) =>
    say`In dieser Gruppe sind ${list(players)} nicht alle zu paaren${outside(only)}${obstacles.length === 0 ? '' : say`: ${list(obstacles)}`}.`,
  otherwise: (stuck) => say`Sonst wäre die Runde nicht zu Ende zu paaren: ${stuckText(stuck)}.`,
  oddManMeets: (a, aScore, b, bScore) =>
    say`${a} bleibt in der Gruppe mit ${mitPunkten(aScore)} übrig und trifft auf ${b} mit ${mitPunkten(bScore)}.`,
  oddMan: (name, score, size) =>
    size === 1
      ? say`${name} ist allein mit ${mitPunkten(score)} und trifft auf jemanden darunter.`
      : say`${name} hat ${points(score)} und bleibt in einer Gruppe von ${size} übrig.`,
  byeFirst: (name, score) => say`${name} hat ${points(score)}; das Freilos wird zuerst vergeben, vom niedrigsten Punktestand aufwärts.`,
  sameHalf: (a, b, obstacle) => say`${a} und ${b} sind aus derselben Hälfte und wurden ausgetauscht: ${obstacle}.`,
  tableMeets: (white, whiteNumber, black, blackNumber) =>
    say`Die Tafel hat in dieser Runde ${whiteNumber} – ${blackNumber}: ${white} hat Weiß gegen ${black}.`,
  tableRests: (name, number) => say`Die Tafel hat Nummer ${number} in dieser Runde ohne Gegner: ${name} ist spielfrei.`,
  numbersBy: (drawn, players) => say`Die Nummern 1 bis ${players} wurden ${drawn ? 'ausgelost' : 'vor der ersten Runde vergeben'}.`,
  seedingRound: (round) =>
    say`Runde ${round} ist eine Setzrunde des Burstein-Systems (C.04.4.2, 1.6): Sie wird nach dem FIDE-System (Dutch) ausgelost.`,
  wishDropped: (a, b, reason) =>
    say`${a} und ${b} sollten wenn möglich nicht aufeinandertreffen (${shared(reason)}), aber mit allen solchen Wünschen war die Runde nicht zu paaren.`,
  notInstead: (other, place, obstacle) =>
    say`Nicht ${other} ${place === 'bye' ? 'bekommt es' : place === 'float' ? 'floatet' : 'bleibt übrig'}: ${obstacle}.`,
  laterInstead: (other, place, how) =>
    say`${place === 'bye' ? say`Das Freilos für ${other}` : say`${other} als ${place === 'float' ? 'Floater' : 'der Übrige'}`} wäre ebenso gut gewesen, aber ${how ?? 'kommt in der Reihenfolge später'}.`,

  theyPlay: (white, black, colourless) => say`Sie spielen gegeneinander: ${white} ${colourless ? 'gegen' : 'hat Weiß gegen'} ${black}.`,
  samePlayer: (name) => say`Das ist zweimal ${name}; niemand spielt gegen sich selbst.`,
  notToBePaired: (names) => say`In dieser Runde nicht zu paaren: ${list(names)}.`,
  isUnpaired: (name, bracket, bye) => (bye ? say`${name} bekommt das Freilos.` : say`${name} floatet abwärts, aus Gruppe ${bracket}.`),
  noBye: 'Aus der letzten Gruppe floatet niemand, und bei gerader Zahl der Spieler gibt es kein Freilos.',
  cannotMeet: (a, b, obstacle) => say`${a} und ${b} sind nicht zu paaren: ${obstacle}.`,
  cannotTakeBye: (name, obstacle) => say`${name} kann das Freilos nicht bekommen: ${name} ${obstacle}.`,
  cannotComplete: (wish, stuck) => say`${wish} ist die Runde nicht zu Ende zu paaren: ${stuckText(stuck)}.`,
  wishPair: (a, b) => say`Mit ${a} gegen ${b}`,
  wishUnpaired: (name) => say`Mit ${name} ungepaart`,
  wouldHaveToFloat: (name, bracket) => say`Dafür müsste ${name} in Gruppe ${bracket} ungepaart bleiben.`,
  wouldBeOddMan: (name) => say`Dafür müsste ${name} seine Gruppe verlassen.`,
  worse: (criterion, article, granted, chosen) =>
    say`Die beste Paarung der Gruppe, die das gewährt, ist schlechter nach ${named(article)} (${criterion}): ${granted} statt ${chosen}.`,
  later: (how) =>
    say`Das wäre nach allen Kriterien ebenso gut, aber ${how ?? 'es kommt später in der Reihenfolge, in der Paarungen versucht werden'}.`,
  furtherFromOrder: (how) =>
    say`Das wäre nach allen Regeln ebenso gut, läge aber weiter ab von der Reihenfolge der Rangliste${how === null ? '' : say`: ${how}`}.`,
  worseRound: (criterion, article, granted, chosen) =>
    say`Noch einmal so gepaart ist die Runde schlechter nach ${named(article)} (${criterion}): ${granted} statt ${chosen}.`,
  otherFirst: (how) => say`So ließe sich paaren, aber ${how ?? 'das Verfahren kommt zuerst zu einer anderen Paarung'}.`,
  comesFirst: ({ place, of, instead, other, because }) =>
    place === 'bye'
      ? say`Dafür müsste ${other} das Freilos bekommen; zuerst kommt ${instead}: ${because}.`
      : place === 'odd-man'
        ? say`Dafür müsste ${other} in der Gruppe übrig bleiben; zuerst kommt ${instead}: ${because}.`
        : say`Dafür müsste ${of} aus der Gruppe darüber auf ${other} treffen; zuerst kommt ${instead}: ${because}.`,
  laterChoice: ({ place, of, instead, other, because }) =>
    place === 'floater'
      ? bothWays.laterFloater(instead, other, because)
      : place === 'upfloater'
        ? upfloat.laterSet(instead, other, because)
        : place === 'shifter'
          ? upfloat.laterShift(instead, other, because)
          : place === 'bye'
            ? say`dann müsste ${other} das Freilos bekommen; zuerst kommt ${instead}: ${because}`
            : place === 'odd-man'
              ? say`dann müsste ${other} in der Gruppe übrig bleiben; zuerst kommt ${instead}: ${because}`
              : say`dann müsste ${of} aus der Gruppe darüber auf ${other} treffen; zuerst kommt ${instead}: ${because}`,
  precedes: (because, instead, other) => {
    switch (because) {
      case 'score':
        return say`${instead} hat weniger Punkte als ${other}`
      case 'rating':
        return say`${instead} hat die niedrigere Wertungszahl`
      case 'rated':
        return say`${other} hat keine Wertungszahl und kommt nach allen, die eine haben`
      case 'lot':
        return say`beide haben keine Wertungszahl, und das Los hat ${instead} zuerst`
      case 'lower':
        return say`${instead} steht tiefer als ${other}`
      case 'higher':
        return say`${instead} steht höher als ${other}`
      case 'odd-before':
        return say`${other} blieb schon einmal übrig oder traf auf jemanden, der übrig blieb`
      case 'unfinished':
        return say`${other} hat eine unbeendete Partie und bleibt in der Gruppe`
      case 'colour':
        return say`${other} steht dieselbe Farbe zu wie dem Übrigen`
      case 'apart':
        return say`${other} und der Übrige haben gebeten, einander nicht zu treffen`
      case 'group':
        return say`${other} ist in einer anderen Gruppe`
      case 'laws':
        return say`mit dem Freilos für ${instead} bleiben mehr der anderen in ihren Punktgruppen`
      case 'floated-before':
      case 'evens':
      case 'paired-first':
      case 'company':
        return bothWays.precedes(because, instead, other)
      default:
        return upfloat.precedes(because, instead, other)
    }
  },
  otherRounds: (a, b, games) =>
    say`Nach der Tafel treffen ${a} und ${b} ${list(games.map(({ round, white }) => say`in Runde ${round} (Weiß: ${white})`))} aufeinander.`,
  otherSections: (a, b) => say`${a} und ${b} sind in verschiedenen Gruppen, und jede spielt für sich.`,
  restsIn: (name, number, rounds) => say`Nach der Tafel ist Nummer ${number}, ${name}, ${inRounds(rounds)} spielfrei.`,
  untold: (a, b) => `Warum ${a} und ${b} nicht gegeneinander spielen, kann der Schiedsrichter sagen.`,
  sequence: (label, numbers) => say`${label}, Nummern in der Gruppe: ${numbers}`,
  withWish: 'Mit dem Wunsch',
  boardsChange: (without, instead) => say`Bretter, die sich ändern würden: Aus ${without} würde ${instead}.`,

  panel,
  player,
  steps,
  upfloat,
  bothWays,
}
