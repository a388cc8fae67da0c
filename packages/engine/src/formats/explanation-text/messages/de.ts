import type { Messages, Stuck } from './messages.ts'

const criteria: Readonly<Record<string, string>> = {
  'fide-dutch-2017 C.5': 'ungepaarte Spieler der Gruppe',
  'fide-dutch-2017 C.6': 'Punktdifferenzen',
  'fide-dutch-2017 C.7': 'ungepaarte Spieler der nächsten Gruppe und ihre Punkte',
  'fide-dutch-2017 C.8': 'Spitzenspieler oder ihre Gegner mit einer Farbdifferenz über zwei',
  'fide-dutch-2017 C.9': 'Spitzenspieler oder ihre Gegner mit der gleichen Farbe zum dritten Mal',
  'fide-dutch-2017 C.10': 'nicht erfüllte Farbansprüche',
  'fide-dutch-2017 C.11': 'nicht erfüllte starke Farbansprüche',
  'fide-dutch-2017 C.12': 'Spieler, die wie in der letzten Runde abwärts floaten',
  'fide-dutch-2017 C.13': 'Spieler, die wie in der letzten Runde aufwärts floaten',
  'fide-dutch-2017 C.14': 'Spieler, die wie vor zwei Runden abwärts floaten',
  'fide-dutch-2017 C.15': 'Spieler, die wie vor zwei Runden aufwärts floaten',
  'fide-dutch-2017 C.16': 'Punktdifferenzen der Spieler, die wie in der letzten Runde abwärts floaten',
  'fide-dutch-2017 C.17': 'Punktdifferenzen der Spieler, die wie in der letzten Runde aufwärts floaten',
  'fide-dutch-2017 C.18': 'Punktdifferenzen der Spieler, die wie vor zwei Runden abwärts floaten',
  'fide-dutch-2017 C.19': 'Punktdifferenzen der Spieler, die wie vor zwei Runden aufwärts floaten',
  'fide-dutch-2026 C5': 'Punkte des Spielers mit dem Freilos',
  'fide-dutch-2026 C6': 'ungepaarte Spieler der Gruppe',
  'fide-dutch-2026 C7': 'Punkte der Abwärtsfloater',
  'fide-dutch-2026 C8': 'ungepaarte Spieler der nächsten Gruppe und ihre Punkte',
  'fide-dutch-2026 C9': 'nicht gespielte Partien des Spielers mit dem Freilos',
  'fide-dutch-2026 C10': 'Spitzenspieler oder ihre Gegner mit einer Farbdifferenz über zwei',
  'fide-dutch-2026 C11': 'Spitzenspieler oder ihre Gegner mit der gleichen Farbe zum dritten Mal',
  'fide-dutch-2026 C12': 'nicht erfüllte Farbansprüche',
  'fide-dutch-2026 C13': 'nicht erfüllte starke Farbansprüche',
  'fide-dutch-2026 C14': 'eigene Spieler der Gruppe, die wie in der letzten Runde abwärts floaten',
  'fide-dutch-2026 C15': 'Gegner von Abwärtsfloatern, die wie in der letzten Runde aufwärts floaten',
  'fide-dutch-2026 C16': 'eigene Spieler der Gruppe, die wie vor zwei Runden abwärts floaten',
  'fide-dutch-2026 C17': 'Gegner von Abwärtsfloatern, die wie vor zwei Runden aufwärts floaten',
  'fide-dutch-2026 C18': 'Punktdifferenzen der Abwärtsfloater, die es schon in der letzten Runde waren',
  'fide-dutch-2026 C19': 'Punktdifferenzen ihrer Gegner, die in der letzten Runde aufwärts floateten',
  'fide-dutch-2026 C20': 'Punktdifferenzen der Abwärtsfloater, die es schon vor zwei Runden waren',
  'fide-dutch-2026 C21': 'Punktdifferenzen ihrer Gegner, die vor zwei Runden aufwärts floateten',
}

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`
const colourName = { white: 'Weiß', black: 'Schwarz' } as const
const inRounds = (rounds: readonly number[]): string => `in Runde ${list(rounds.map(String))}`
const outside = (only: readonly string[]): string =>
  only.length === 0 ? '' : `, denn außerhalb dieser Gruppe könnten sie nur auf ${list(only)} treffen`

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
  cite: (articles) => `[${articles.join(', ')}]`,
  criterion: (rulebook, article) => criteria[`${rulebook} ${article}`] ?? article,
  points: (points) => `${points} ${points === '1' || points === '½' ? 'Punkt' : 'Punkte'}`,
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
  met: (who, rounds) => `${who} spielten schon ${inRounds(rounds)} gegeneinander`,
  forbidden: (who) => `der Veranstalter lässt ${who} nicht gegeneinander spielen`,
  bothMustHave: (who, colour) => `${who} müssten beide ${colourName[colour]} haben`,
  wouldBe: (criterion, value, instead) => `das wäre schlechter (${criterion}: ${value} statt ${instead})`,
  moreFloat: 'dann müssten mehr Spieler abwärts floaten',
  incomplete: 'dann wären die übrigen nicht zu paaren',
  byeBar: (rounds) => `hatte ein Freilos oder Punkte für einen Sieg ohne Spiel ${inRounds(rounds)}`,

  colourReason: (rule, white, black) => {
    const [wanted, granted, denied] = white.due === 'white' ? ['Weiß', white.name, black.name] : ['Schwarz', black.name, white.name]
    switch (rule) {
      case 0:
        if (white.due === null || black.due === null) {
          const one = white.due === null ? black : white
          return `${one.name} hat Anspruch auf ${colourName[one.due!]} und bekommt die Farbe; auf der anderen Seite gibt es keinen Anspruch.`
        }
        return `${white.name} hat Anspruch auf Weiß und ${black.name} auf Schwarz, und so spielen sie.`
      case 1:
        return `Beide haben Anspruch auf ${wanted}; der von ${granted} ist stärker.`
      case 2:
        return `Beide haben gleichen Anspruch auf ${wanted}; ${granted} bekommt es und ${denied} nicht, denn sie wechseln seit der letzten Runde mit verschiedenen Farben.`
      case 3:
        return `Beide haben gleichen Anspruch auf ${wanted} und dieselben Farben bisher; ${granted} steht höher und bekommt es.`
      case 4:
        return `Beide haben noch nicht gespielt; nach der ausgelosten Farbe und der Nummer des höher Gesetzten hat ${white.name} Weiß.`
    }
  },
  bothHave: (a, b, points) => `${a} und ${b} haben beide ${points}.`,
  movedDownTo: (a, aPoints, b, bPoints) => `${a} hat ${aPoints} und spielt in der Gruppe von ${b} mit ${bPoints}.`,
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
  couldNotAllBePaired: (players, only, obstacle) =>
    `In dieser Gruppe sind ${players} nicht alle zu paaren${outside(only === '' ? [] : [only])}${obstacle === '' ? '' : `: ${obstacle}`}.`,
  otherwise: (stuck) => `Sonst wäre die Runde nicht zu Ende zu paaren: ${stuckText(stuck)}.`,
  notInstead: (other, bye, obstacle) => `Nicht ${other} ${bye ? 'bekommt es' : 'floatet'} stattdessen: ${obstacle}.`,
  laterInstead: (other, bye) =>
    `${bye ? `Das Freilos für ${other}` : `${other} als Floater`} wäre ebenso gut gewesen, kommt aber in der Reihenfolge später.`,

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
  worse: (criterion, article, granted, chosen) =>
    `Die beste Paarung der Gruppe, die das gewährt, ist schlechter nach ${article} (${criterion}): ${granted} statt ${chosen}.`,
  later: 'Das wäre nach allen Kriterien ebenso gut, kommt aber später in der Reihenfolge, in der Paarungen versucht werden.',
  sequence: (label, numbers) => `${label}, Nummern in der Gruppe: ${numbers}`,
  withWish: 'Mit dem Wunsch',
  boardsChange: (without, instead) => `Bretter, die sich ändern würden: Aus ${without} würde ${instead}.`,
}
