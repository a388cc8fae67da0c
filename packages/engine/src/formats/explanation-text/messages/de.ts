import { opposite } from '../../../model/colour.ts'
import type { ApartReason } from '../../../model/tournament.ts'
import { criterionIn } from './criteria/criteria.ts'
import { criteria } from './criteria/de.ts'
import type { Messages, Stuck } from './messages.ts'
import { panel } from './panel/de.ts'
import { player } from './player/de.ts'

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`
const colourName = { white: 'Weiß', black: 'Schwarz' } as const
const dative = (points: string): string => points.replace('Punkte', 'Punkten')
const inRounds = (rounds: readonly number[]): string => `in Runde ${list(rounds.map(String))}`
const outside = (only: readonly string[]): string =>
  only.length === 0 ? '' : `, denn außerhalb dieser Gruppe könnten sie nur auf ${list(only)} treffen`

const when = ({ firstRound, lastRound }: ApartReason): string =>
  lastRound === null
    ? firstRound === 1
      ? 'in keiner Runde'
      : `ab Runde ${firstRound}`
    : firstRound === lastRound
      ? `in Runde ${firstRound}`
      : `in Runde ${firstRound} bis ${lastRound}`
const shared = ({ by, name }: ApartReason): string =>
  by === 'players'
    ? 'genannte Spieler'
    : `${by === 'same-club' ? 'gleicher Verein' : 'gleiche Föderation'}${name === null ? '' : `, ${name}`}`

const stuckText = ({ stuck, only, bye }: Stuck): string => {
  if (stuck.length === 0) return 'die Zahl der Spieler ist ungerade, und niemand darf das Freilos bekommen'
  if (bye) return `nur ${list([...stuck, ...only])} dürfen das Freilos bekommen, und dann sind ${list(stuck)} nicht alle zu paaren`
  if (stuck.length === 1) return `für ${stuck[0]} gibt es keinen Gegner`
  return `${list(stuck)} sind nicht alle zu paaren${outside(only)}`
}

/** German, in the words of German arbiters: Gruppe, Freilos, Floater, Farbanspruch. */
export const german: Messages = {
  language: 'de',
  list,
  colon: ': ',
  cite: (articles) => `[${articles.join(', ')}]`,
  criterion: criterionIn(criteria),
  points: (points) => `${points} ${points === '1' || points === '½' ? 'Punkt' : 'Punkte'}`,
  forPairing: (points) => `${points} für die Paarung`,
  andLess: (points) => `${points} und weniger`,

  round: (round, rulebook) => `Runde ${round} nach ${rulebook}`,
  scoregroups: 'Punktgruppen',
  bracket: (number, kind, last) =>
    `Gruppe ${number}${kind === 'penultimate' ? ', die vorletzte (PPB)' : kind === 'collapsed' ? ', die zusammengelegte letzte (CLB)' : last ? ', die letzte' : ''}`,
  notAllPaired: (players, only) =>
    `Hier sind ${players} nicht alle zu paaren${only === '' ? '' : `; außerhalb dieser Gruppe könnten sie nur auf ${only} treffen`}`,
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
  floats: (names) => `abwärts: ${names}`,
  getsBye: (name) => `Freilos: ${name}`,
  limbo: (names) => `Limbo: ${names}`,
  notLegal: 'nicht erlaubt',
  betterBy: (criterion, article) => `Besser als die natürliche Paarung nach ${article} (${criterion}).`,
  firstOfEquals: 'Keine erlaubte Paarung ist besser, und keine ebenso gute kommt früher.',
  exchanged: (down, up) => `Austausch: ${down} nach S2, ${up} nach S1`,
  withoutExchange: (obstacle) => `ohne Austausch: ${obstacle}`,
  passedOver: (player, opponent, obstacle) => `${player} nicht gegen ${opponent}: ${obstacle}`,
  completed: (count) =>
    `Vollständigkeit geprüft: ${count === 1 ? 'der eine Spieler, der bleibt, ist' : `die ${count} übrigen Spieler sind`} zu paaren.`,
  notCompleted: (stuck) => `Die Runde ist so nicht zu Ende zu paaren: ${stuckText(stuck)}.`,
  byeTooHigh: 'Die Runde ist so nicht zu Ende zu paaren: Das Freilos ginge an mehr Punkte als nötig.',
  colours: 'Farben',
  bye: (name) => `${name} bekommt das Freilos.`,
  byeBarred: (name, bar) => `${name} steht tiefer, aber ${bar}.`,
  impossible: (stuck) => `Es gibt keine erlaubte Paarung: ${stuckText(stuck)}. Der Schiedsrichter entscheidet.`,

  theTwo: 'die beiden',
  met: (who, rounds, played) =>
    played ? `${who} spielten schon ${inRounds(rounds)} gegeneinander` : `${who} waren schon ${inRounds(rounds)} gepaart, ohne zu spielen`,
  forbidden: (who) => `der Veranstalter lässt ${who} nicht gegeneinander spielen`,
  apart: (reason) =>
    `${reason.strength === 'law' ? 'eine Regel des Turniers' : 'ein Wunsch, wenn möglich erfüllt'}: ${shared(reason)}, ${reason.lastRound === null && reason.firstRound === 1 ? '' : 'nicht '}gegeneinander ${when(reason)}`,
  bothMustHave: (who, colour) => `${who} müssten beide ${colourName[colour]} haben`,
  wouldBe: (criterion, value, instead) => `das wäre schlechter (${criterion}: ${value} statt ${instead})`,
  moreFloat: 'dann müssten mehr Spieler abwärts floaten',
  incomplete: 'dann wären die übrigen nicht zu paaren',
  laterInOrder: 'die Reihenfolge des Verfahrens kommt zuerst zu einer anderen Paarung',
  noTransposition: 'keine Reihenfolge der unteren Hälfte wäre ebenso gut',
  byeBar: (rounds, winsToo) => `hatte ein Freilos${winsToo ? ' oder Punkte für einen Sieg ohne Spiel' : ''} ${inRounds(rounds)}`,

  claim: (claim) => {
    switch (claim.kind) {
      case 'running':
        return `nach zwei Partien in Folge mit ${colourName[claim.colour]}`
      case 'more':
        return `mit ${claim.games === 1 ? 'einer Partie' : `${claim.games} Partien`} mehr mit ${colourName[claim.colour]} als mit ${colourName[opposite(claim.colour)]}`
      case 'wider':
        return `mit der größeren Farbdifferenz, ${claim.difference} gegen ${claim.against}`
    }
  },
  colourReason: (rule, white, black, claim) => {
    const [wanted, granted, denied] = white.due === 'white' ? ['Weiß', white.name, black.name] : ['Schwarz', black.name, white.name]
    switch (rule) {
      case 0:
        if (white.due === null || black.due === null) {
          const one = white.due === null ? black : white
          return `${one.name} hat Anspruch auf ${colourName[one.due!]} und bekommt die Farbe; auf der anderen Seite gibt es keinen Anspruch.`
        }
        return `${white.name} hat Anspruch auf Weiß und ${black.name} auf Schwarz, und so spielen sie.`
      case 1:
        return `Beide haben Anspruch auf ${wanted}; der von ${granted} ist stärker${claim}.`
      case 2:
        return `Beide haben gleichen Anspruch auf ${wanted}; ${granted} bekommt es und ${denied} nicht, denn sie wechseln seit der letzten Runde mit verschiedenen Farben.`
      case 3:
        return `Beide haben gleichen Anspruch auf ${wanted} und dieselben Farben bisher; ${granted} steht höher und bekommt es.`
      case 4:
        return `Beide haben noch nicht gespielt; nach der ausgelosten Farbe und der Nummer des höher Gesetzten hat ${white.name} Weiß.`
      case 'third':
        return `Sonst hätte ${white.name} oder ${black.name} zum dritten Mal in Folge dieselbe Farbe; also hat ${white.name} Weiß.`
      case 'equalise':
        return `Beide haben Anspruch auf ${wanted}; ${granted} bekommt es, um beide Farben gleich oft gehabt zu haben, was dem Wechsel vorgeht.`
      case 'rank':
        return `Beide haben aus demselben Grund Anspruch auf ${wanted}; ${granted} steht höher und bekommt es.`
      case 'last-lot':
        return `In der letzten Runde entscheidet das Los: ${white.name} hat Weiß.`
    }
  },
  bothHave: (a, b, points) => `${a} und ${b} haben beide ${points}.`,
  movedDownTo: (a, aPoints, b, bPoints) => `${a} hat ${aPoints} und spielt in der Gruppe von ${b} mit ${dative(bPoints)}.`,
  nobodyElse: (name, obstacles) => `${name} darf in der Gruppe sonst gegen niemanden spielen${obstacles === '' ? '' : `: ${obstacles}`}.`,
  firstInOrder: (a, b) => `Von den Gegnern, die für ${a} bleiben, ist ${b} in der Reihenfolge der erste.`,
  comesBefore: (a, other, b, obstacle) => `${other} kommt für ${a} vor ${b}, aber ${obstacle}.`,
  moreComeBefore: (a, count, b) =>
    `${count === 1 ? 'Noch ein Spieler kommt' : `Noch ${count} Spieler kommen`} für ${a} vor ${b}, und keiner war zu haben oder wäre besser gewesen.`,
  changedPlaces: (down, up, obstacle) => `${down} und ${up} tauschten zwischen oberer und unterer Hälfte; ohne das: ${obstacle}.`,
  floated: (name, points, bracket, size) =>
    size === 1
      ? `${name} hat ${points}, ist allein in Gruppe ${bracket} und floatet abwärts.`
      : `${name} hat ${points} und floatet abwärts, ungepaart in Gruppe ${bracket} mit ${size} Spielern.`,
  unpairedBye: (name, points) => `${name} hat ${points}, bleibt in der letzten Gruppe übrig und bekommt das Freilos.`,
  meetsNobodyThere: (name, obstacles) => `Für ${name} gibt es dort keinen Gegner: ${obstacles}.`,
  couldNotAllBePaired: (players, only, obstacle) =>
    `In dieser Gruppe sind ${players} nicht alle zu paaren${outside(only === '' ? [] : [only])}${obstacle === '' ? '' : `: ${obstacle}`}.`,
  otherwise: (stuck) => `Sonst wäre die Runde nicht zu Ende zu paaren: ${stuckText(stuck)}.`,
  oddManMeets: (a, aPoints, b, bPoints) =>
    `${a} bleibt in der Gruppe mit ${dative(aPoints)} übrig und trifft auf ${b} mit ${dative(bPoints)}.`,
  oddMan: (name, points, size) =>
    size === 1
      ? `${name} ist allein mit ${dative(points)} und trifft auf jemanden darunter.`
      : `${name} hat ${points} und bleibt in einer Gruppe von ${size} übrig.`,
  byeFirst: (name, points) => `${name} hat ${points}; das Freilos wird zuerst vergeben, vom niedrigsten Punktestand aufwärts.`,
  sameHalf: (a, b, obstacle) => `${a} und ${b} sind aus derselben Hälfte und wurden ausgetauscht: ${obstacle}.`,
  tableMeets: (white, whiteNumber, black, blackNumber) =>
    `Die Tafel hat in dieser Runde ${whiteNumber} – ${blackNumber}: ${white} hat Weiß gegen ${black}.`,
  tableRests: (name, number) => `Die Tafel hat Nummer ${number} in dieser Runde ohne Gegner: ${name} ist spielfrei.`,
  numbersBy: (drawn, players) => `Die Nummern 1 bis ${players} wurden ${drawn ? 'ausgelost' : 'vor der ersten Runde vergeben'}.`,
  wishDropped: (a, b, reason) =>
    `${a} und ${b} sollten wenn möglich nicht aufeinandertreffen (${shared(reason)}), aber mit allen solchen Wünschen war die Runde nicht zu paaren.`,
  notInstead: (other, place, obstacle) =>
    `Nicht ${other} ${place === 'bye' ? 'bekommt es' : place === 'float' ? 'floatet' : 'bleibt übrig'}: ${obstacle}.`,
  laterInstead: (other, place) =>
    `${place === 'bye' ? `Das Freilos für ${other}` : `${other} als ${place === 'float' ? 'Floater' : 'der Übrige'}`} wäre ebenso gut gewesen, kommt aber in der Reihenfolge später.`,

  theyPlay: (white, black, colourless) => `Sie spielen gegeneinander: ${white} ${colourless ? 'gegen' : 'hat Weiß gegen'} ${black}.`,
  samePlayer: (name) => `Das ist zweimal ${name}; niemand spielt gegen sich selbst.`,
  notToBePaired: (names) => `In dieser Runde nicht zu paaren: ${names}.`,
  isUnpaired: (name, bracket, bye) => (bye ? `${name} bekommt das Freilos.` : `${name} floatet abwärts, aus Gruppe ${bracket}.`),
  noBye: 'Aus der letzten Gruppe floatet niemand, und bei gerader Zahl der Spieler gibt es kein Freilos.',
  cannotMeet: (a, b, obstacle) => `${a} und ${b} sind nicht zu paaren: ${obstacle}.`,
  cannotTakeBye: (name, obstacle) => `${name} kann das Freilos nicht bekommen: ${name} ${obstacle}.`,
  cannotComplete: (wish, stuck) => `${wish} ist die Runde nicht zu Ende zu paaren: ${stuckText(stuck)}.`,
  wishPair: (a, b) => `Mit ${a} gegen ${b}`,
  wishUnpaired: (name) => `Mit ${name} ungepaart`,
  wouldHaveToFloat: (name, bracket) => `Dafür müsste ${name} in Gruppe ${bracket} ungepaart bleiben.`,
  wouldBeOddMan: (name) => `Dafür müsste ${name} seine Gruppe verlassen.`,
  worse: (criterion, article, granted, chosen) =>
    `Die beste Paarung der Gruppe, die das gewährt, ist schlechter nach ${article} (${criterion}): ${granted} statt ${chosen}.`,
  later: 'Das wäre nach allen Kriterien ebenso gut, kommt aber später in der Reihenfolge, in der Paarungen versucht werden.',
  furtherFromOrder: 'Das wäre nach allen Regeln ebenso gut, läge aber weiter ab von der Reihenfolge der Rangliste.',
  worseRound: (criterion, article, granted, chosen) =>
    `Noch einmal so gepaart ist die Runde schlechter nach ${article} (${criterion}): ${granted} statt ${chosen}.`,
  otherFirst: 'So ließe sich paaren, aber das Verfahren kommt zuerst zu einer anderen Paarung.',
  comesFirst: (place, of, instead) =>
    place === 'bye'
      ? `Dafür müsste jemand anderes das Freilos bekommen; zuerst kommt ${instead}.`
      : place === 'odd-man'
        ? `Dafür müsste jemand anderes seine Gruppe verlassen; zuerst kommt ${instead}.`
        : `Dafür müsste ${of} aus der Gruppe darüber einen anderen Gegner bekommen; zuerst kommt ${instead}.`,
  otherRounds: (a, b, games) =>
    `Nach der Tafel treffen ${a} und ${b} ${list(games.map(({ round, white }) => `in Runde ${round} (Weiß: ${white})`))} aufeinander.`,
  otherSections: (a, b) => `${a} und ${b} sind in verschiedenen Gruppen, und jede spielt für sich.`,
  restsIn: (name, number, rounds) => `Nach der Tafel ist Nummer ${number}, ${name}, ${inRounds(rounds)} spielfrei.`,
  sequence: (label, numbers) => `${label}, Nummern in der Gruppe: ${numbers}`,
  withWish: 'Mit dem Wunsch',
  boardsChange: (without, instead) => `Bretter, die sich ändern würden: Aus ${without} würde ${instead}.`,

  panel,
  player,
}
