import type { Messages } from './messages.ts'

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const criteria: Readonly<Record<string, string>> = {
  'fide-dutch-2017 C.5': 'players left unpaired in the bracket',
  'fide-dutch-2017 C.6': 'score differences',
  'fide-dutch-2017 C.7': 'what the following bracket can do',
  'fide-dutch-2017 C.8': 'topscorers whose colour difference goes beyond two',
  'fide-dutch-2017 C.9': 'topscorers with a third colour running',
  'fide-dutch-2017 C.10': 'colour preferences denied',
  'fide-dutch-2017 C.11': 'strong colour preferences denied',
  'fide-dutch-2017 C.12': 'players floating down as in the last round',
  'fide-dutch-2017 C.13': 'players floating up as in the last round',
  'fide-dutch-2017 C.14': 'players floating down as two rounds ago',
  'fide-dutch-2017 C.15': 'players floating up as two rounds ago',
  'fide-dutch-2017 C.16': 'score differences of players floating down as in the last round',
  'fide-dutch-2017 C.17': 'score differences of players floating up as in the last round',
  'fide-dutch-2017 C.18': 'score differences of players floating down as two rounds ago',
  'fide-dutch-2017 C.19': 'score differences of players floating up as two rounds ago',
  'fide-dutch-2026 C5': 'score of the player who gets the bye',
  'fide-dutch-2026 C6': 'players left unpaired in the bracket',
  'fide-dutch-2026 C7': 'scores of the downfloaters',
  'fide-dutch-2026 C8': 'what the following bracket can do',
  'fide-dutch-2026 C9': 'unplayed games of the player who gets the bye',
  'fide-dutch-2026 C10': 'topscorers whose colour difference goes beyond two',
  'fide-dutch-2026 C11': 'topscorers with a third colour running',
  'fide-dutch-2026 C12': 'colour preferences denied',
  'fide-dutch-2026 C13': 'strong colour preferences denied',
  'fide-dutch-2026 C14': 'residents floating down as in the last round',
  'fide-dutch-2026 C15': 'opponents of moved-down players floating up as in the last round',
  'fide-dutch-2026 C16': 'residents floating down as two rounds ago',
  'fide-dutch-2026 C17': 'opponents of moved-down players floating up as two rounds ago',
  'fide-dutch-2026 C18': 'score differences of moved-down players who floated down in the last round',
  'fide-dutch-2026 C19': 'score differences of their opponents who floated up in the last round',
  'fide-dutch-2026 C20': 'score differences of moved-down players who floated down two rounds ago',
  'fide-dutch-2026 C21': 'score differences of their opponents who floated up two rounds ago',
}

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
const colourName = { white: 'White', black: 'Black' } as const

export const english: Messages = {
  language: 'en',
  colour: (colour) => colourName[colour],
  list,
  cite: (articles) => `[${articles.join(', ')}]`,
  criterion: (rulebook, article) => criteria[`${rulebook} ${article}`] ?? article,
  round: (round) => `Round ${round}`,

  points: (points) => `${points} ${points === '1' || points === '½' ? 'point' : 'points'}`,
  scoregroups: 'Scoregroups',
  bracket: (number, kind, last) =>
    `Bracket ${number}${kind === 'penultimate' ? ', the penultimate one (PPB)' : kind === 'collapsed' ? ', the collapsed last one (CLB)' : last ? ', the last one' : ''}`,
  homogeneous: 'homogeneous',
  heterogeneous: 'heterogeneous',
  natural: 'Natural candidate',
  failed: 'First paired as',
  chosen: 'Chosen',
  naturalIsChosen: 'The natural candidate is the best there is.',
  floats: (names) => `down: ${names}`,
  getsBye: (name) => `bye: ${name}`,
  limbo: (names) => `Limbo: ${names}`,
  notLegal: 'not legal',
  betterBy: (criterion, article) => `Better than the natural candidate by ${article}, ${criterion}.`,
  firstOfEquals: 'None is better; this is the first in the order.',
  exchanged: (down, up) => `Exchange: ${down} into S2, ${up} into S1`,
  withoutExchange: (obstacle) => `without an exchange ${obstacle}`,
  passedOver: (player, opponent, obstacle) => `${player} not with ${opponent}: ${obstacle}`,
  completed: (count) => `Completion test passed: the ${plural(count, 'player', 'players')} left can be paired.`,
  notCompleted: (stuck) => `Completion test failed: ${stuck} cannot all be paired.`,
  colours: 'Colours',
  bye: (name) => `${name} gets the bye.`,
  byeBarred: (names) => `Lower ranked but barred from it: ${names}.`,
  impossible: (stuck, only) =>
    `No legal pairing exists: ${stuck} cannot all be paired${only === '' ? '' : `, because outside this group only ${only} could still meet them`}. The arbiter decides.`,

  met: (rounds) => `they met in ${rounds.length === 1 ? 'round' : 'rounds'} ${list(rounds.map(String))}`,
  forbidden: 'the organiser keeps them apart, or a bar applies',
  bothMustHave: (colour) => `both must have ${colourName[colour]}`,
  wouldBe: (criterion, value, instead) => `${criterion} would be ${value} instead of ${instead}`,
  incomplete: 'the rest could not be paired',

  colourReason: (rule, white, black, due) => {
    const wanted = due === null ? '' : colourName[due]
    switch (rule) {
      case 0:
        return `${white} and ${black} both get the colour they are due, or have no wish.`
      case 1:
        return `Both are due ${wanted}; the stronger claim has it, so ${white} has White.`
      case 2:
        return `Both are due ${wanted} with equal strength; they alternate from the last time their colours differed, so ${white} has White.`
      case 3:
        return `Both are due ${wanted} with equal strength and equal histories; the higher ranked player has it, so ${white} has White.`
      case 4:
        return `Neither has played yet; odd numbers get the initial colour, so ${white} has White.`
    }
  },
  bothHave: (a, b, points) => `${a} and ${b} both have ${points} points.`,
  movedDownTo: (a, aPoints, b, bPoints) => `${a} has ${aPoints} points and was moved down to the bracket of ${b}, who has ${bPoints}.`,
  naturalOpponents: (a, b) => `${b} is the first opponent in the order whom ${a} can have.`,
  comesBefore: (a, other, b, obstacle) => `${other} comes before ${b} in the order for ${a}, but ${obstacle}.`,
  floated: (name, points, size) =>
    `${name} has ${points} points; in a bracket of ${plural(size, 'player', 'players')} somebody could not be paired and moved down.`,
  unpairedBye: (name, points) => `${name} has ${points} points and is the player left over, who gets the bye.`,

  theyPlay: (white, black) => `They do play: ${white} has White against ${black}.`,
  notToBePaired: (names) => `${names} cannot be asked about: not to be paired in this round, or not unpaired in it.`,
  cannotMeet: (a, b, obstacle) => `${a} and ${b} cannot be paired: ${obstacle}.`,
  cannotComplete: (a, b, stuck) => `With ${a} against ${b} the round cannot be completed: ${stuck} could not all be paired.`,
  needsOpponents: (only) => `Outside that group they could meet only ${only}.`,
  wouldHaveToFloat: (name, bracket) => `For that ${name} would have to leave bracket ${bracket} unpaired.`,
  worse: (criterion, article, granted, chosen) =>
    `The best pairing of the bracket with it is worse by ${article}, ${criterion}: ${granted} instead of ${chosen}.`,
  later: 'It would be as good by every criterion, but comes later in the order in which candidates are tried.',
  sequence: (label, numbers) => `${label}: ${numbers}`,
  boardsChange: (without, instead) => `Boards that would change: ${without} would become ${instead}.`,
}
