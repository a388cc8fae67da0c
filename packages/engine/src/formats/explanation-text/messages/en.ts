import { opposite } from '../../../model/colour.ts'
import type { ApartReason } from '../../../model/tournament.ts'
import { criterionIn } from './criteria/criteria.ts'
import { criteria } from './criteria/en.ts'
import type { Messages, Stuck } from './messages.ts'
import { panel } from './panel/en.ts'
import { player } from './player/en.ts'

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
const colourName = { white: 'White', black: 'Black' } as const
const inRounds = (rounds: readonly number[]): string => `in ${rounds.length === 1 ? 'round' : 'rounds'} ${list(rounds.map(String))}`

const when = ({ firstRound, lastRound }: ApartReason): string =>
  lastRound === null
    ? firstRound === 1
      ? 'in any round'
      : `from round ${firstRound}`
    : firstRound === lastRound
      ? `in round ${firstRound}`
      : `in rounds ${firstRound} to ${lastRound}`
const shared = ({ by, name }: ApartReason): string =>
  by === 'players' ? 'named players' : `${by === 'same-club' ? 'same club' : 'same federation'}${name === null ? '' : `, ${name}`}`

const stuckText = ({ stuck, only, bye }: Stuck): string => {
  if (stuck.length === 0) return 'the number of players is odd and nobody may take the bye'
  if (bye) return `nobody but ${list([...stuck, ...only])} may take the bye, and then ${list(stuck)} cannot all be paired`
  if (stuck.length === 1) return `${stuck[0]} has nobody to play`
  return `${list(stuck)} cannot all be paired${only.length === 0 ? '' : `, for outside their group they can meet only ${list(only)}`}`
}

export const english: Messages = {
  language: 'en',
  list,
  colon: ': ',
  cite: (articles) => `[${articles.join(', ')}]`,
  criterion: criterionIn(criteria),
  points: (points) => `${points} ${points === '1' || points === '½' ? 'point' : 'points'}`,
  forPairing: (points) => `${points} for pairing`,
  andLess: (points) => `${points} and less`,

  round: (round, rulebook) => `Round ${round} by ${rulebook}`,
  scoregroups: 'Scoregroups',
  bracket: (number, kind, last) =>
    `Bracket ${number}${kind === 'penultimate' ? ', the penultimate one (PPB)' : kind === 'collapsed' ? ', the collapsed last one (CLB)' : last ? ', the last one' : ''}`,
  notAllPaired: (players, only) =>
    `Here ${players} cannot all be paired${only === '' ? '' : `; outside this group they can meet only ${only}`}`,
  natural: 'Natural candidate',
  failed: 'First paired as',
  pairedAgain: (penultimate) =>
    penultimate
      ? 'So the bracket is paired again, and its downfloaters must let everybody below be paired.'
      : 'So that candidate will not do.',
  chosen: 'Chosen',
  naturalIsChosen: 'The natural candidate is the best there is.',
  nobodyPaired: 'Nobody can be paired here.',
  everybodyFloats: 'Everybody has to move down.',
  floats: (names) => `down: ${names}`,
  getsBye: (name) => `bye: ${name}`,
  limbo: (names) => `Limbo: ${names}`,
  notLegal: 'not legal',
  betterBy: (criterion, article) => `Better than the natural candidate by ${article}, ${criterion}.`,
  firstOfEquals: 'No legal candidate is better, and none as good comes earlier.',
  exchanged: (down, up) => `Exchange: ${down} into S2, ${up} into S1`,
  withoutExchange: (obstacle) => `without an exchange ${obstacle}`,
  passedOver: (player, opponent, obstacle) => `${player} not with ${opponent}: ${obstacle}`,
  completed: (count) => `Completion test passed: the ${plural(count, 'player', 'players')} left can be paired.`,
  notCompleted: (stuck) => `Completion test failed: ${stuckText(stuck)}.`,
  byeTooHigh: 'Completion test failed: the bye would go to a higher score than it has to.',
  colours: 'Colours',
  bye: (name) => `${name} gets the bye.`,
  byeBarred: (name, bar) => `${name} is ranked lower, but ${bar}.`,
  impossible: (stuck) => `No legal pairing exists: ${stuckText(stuck)}. The arbiter decides.`,

  theTwo: 'the two',
  met: (who, rounds, played) =>
    played ? `${who} met ${inRounds(rounds)}` : `${who} were paired ${inRounds(rounds)}, but no game was played`,
  forbidden: (who) => `the organiser keeps ${who} apart`,
  apart: (reason) =>
    `${reason.strength === 'law' ? 'a rule of the event' : 'a wish, kept if possible'}: ${shared(reason)}, not to meet ${when(reason)}`,
  bothMustHave: (who, colour) => `${who} must both have ${colourName[colour]}`,
  wouldBe: (criterion, value, instead, counted) =>
    counted
      ? `there would be more ${criterion}, ${value} instead of ${instead}`
      : `it would be worse in ${criterion}, ${value} instead of ${instead}`,
  moreFloat: 'then more players would have to move down',
  incomplete: 'then the rest could not be paired',
  laterInOrder: 'the order of the method comes to another pairing first',
  noTransposition: 'no order of the lower half would do as well',
  byeBar: (rounds, winsToo) => `had a bye${winsToo ? ", or a win's points without playing," : ''} ${inRounds(rounds)}`,

  claim: (claim) => {
    switch (claim.kind) {
      case 'running':
        return `after two games running with ${colourName[claim.colour]}`
      case 'more':
        return `with ${claim.games === 1 ? 'one game' : `${claim.games} games`} more with ${colourName[claim.colour]} than with ${colourName[opposite(claim.colour)]}`
      case 'wider':
        return `with the larger colour difference, ${claim.difference} against ${claim.against}`
    }
  },
  colourReason: (rule, white, black, claim) => {
    const [wanted, granted, denied] = white.due === 'white' ? ['White', white.name, black.name] : ['Black', black.name, white.name]
    switch (rule) {
      case 0:
        if (white.due === null || black.due === null) {
          const one = white.due === null ? black : white
          return `${one.name} is due ${colourName[one.due!]} and has it; the other has no preference.`
        }
        return `${white.name} is due White and ${black.name} Black, and so they play.`
      case 1:
        return `Both are due ${wanted}; ${granted} has the stronger claim to it${claim}.`
      case 2:
        return `Both are due ${wanted} equally; ${granted} gets it and ${denied} does not, for they alternate from the last time their colours differed.`
      case 3:
        return `Both are due ${wanted} equally and with the same history; ${granted} is ranked higher and gets it.`
      case 4:
        return `Neither has played yet; by the initial colour and the number of the higher ranked player ${white.name} has White.`
      case 'third':
        return `Otherwise ${white.name} or ${black.name} would have one colour for the third time running; so ${white.name} has White.`
      case 'equalise':
        return `Both are due ${wanted}; ${granted} gets it, to have had both colours equally often, which comes before alternation.`
      case 'rank':
        return `Both are due ${wanted} for the same reason; ${granted} is ranked higher and gets it.`
      case 'last-lot':
        return `In the last round the lot decides: ${white.name} has White.`
    }
  },
  bothHave: (a, b, points) => `${a} and ${b} both have ${points}.`,
  movedDownTo: (a, aPoints, b, bPoints) => `${a} has ${aPoints} and plays in the bracket of ${b}, who has ${bPoints}.`,
  nobodyElse: (name, obstacles) => `${name} may meet nobody else in the group${obstacles === '' ? '' : `: ${obstacles}`}.`,
  firstInOrder: (a, b) => `Of the opponents left for ${a}, ${b} comes first in the order.`,
  comesBefore: (a, other, b, obstacle) => `${other} comes before ${b} in the order for ${a}, but ${obstacle}.`,
  moreComeBefore: (a, count, b) =>
    `${count} more ${count === 1 ? 'comes' : 'come'} before ${b} in the order for ${a}, and none could be had or would have been better.`,
  changedPlaces: (down, up, obstacle) => `${down} and ${up} changed places between the upper and the lower half: without that ${obstacle}.`,
  floated: (name, points, bracket, size) =>
    size === 1
      ? `${name} has ${points}, is alone in bracket ${bracket} and moved down.`
      : `${name} has ${points} and moved down, left unpaired in bracket ${bracket} of ${size} players.`,
  unpairedBye: (name, points) => `${name} has ${points}, is left over in the last bracket and gets the bye.`,
  meetsNobodyThere: (name, obstacles) => `${name} can meet nobody there: ${obstacles}.`,
  couldNotAllBePaired: (players, only, obstacle) =>
    `In that bracket ${players} cannot all be paired${only === '' ? '' : `, for outside their group they can meet only ${only}`}${obstacle === '' ? '' : `: ${obstacle}`}.`,
  otherwise: (stuck) => `Otherwise the round could not be completed: ${stuckText(stuck)}.`,
  oddManMeets: (a, aPoints, b, bPoints) => `${a} is the odd man of the group with ${aPoints} and meets ${b}, who has ${bPoints}.`,
  oddMan: (name, points, size) =>
    size === 1
      ? `${name} is alone with ${points} and meets somebody below.`
      : `${name} has ${points} and is the odd man of a group of ${size}.`,
  byeFirst: (name, points) => `${name} has ${points}; the bye is given first, from the lowest score up.`,
  sameHalf: (a, b, obstacle) => `${a} and ${b} are of the same half and were interchanged: ${obstacle}.`,
  tableMeets: (white, whiteNumber, black, blackNumber) =>
    `The table has ${whiteNumber} – ${blackNumber} in this round: ${white} has White against ${black}.`,
  tableRests: (name, number) => `The table has number ${number} without an opponent in this round: ${name} rests.`,
  numbersBy: (drawn, players) => `The numbers 1 to ${players} were ${drawn ? 'drawn by lot' : 'given before the first round'}.`,
  wishDropped: (a, b, reason) =>
    `${a} and ${b} should not meet if possible (${shared(reason)}, ${when(reason)}), but with all such wishes kept the round could not be paired.`,
  notInstead: (other, place, obstacle) =>
    `${other} ${place === 'bye' ? 'does not get it' : place === 'float' ? 'did not move down' : 'is not the odd man'} instead: ${obstacle}.`,
  laterInstead: (other, place) =>
    `${place === 'bye' ? `The bye for ${other}` : place === 'float' ? `${other} moving down` : `${other} as the odd man`} would have been as good, but comes later in the order.`,

  theyPlay: (white, black, colourless) => `They do play: ${white} ${colourless ? 'meets' : 'has White against'} ${black}.`,
  samePlayer: (name) => `That is ${name} both times; nobody plays against themselves.`,
  notToBePaired: (names) => `Not to be paired in this round: ${names}.`,
  isUnpaired: (name, bracket, bye) => (bye ? `${name} does get the bye.` : `${name} did move down, from bracket ${bracket}.`),
  noBye: 'Nobody moves down from the last bracket, and with an even number of players there is no bye.',
  cannotMeet: (a, b, obstacle) => `${a} and ${b} cannot be paired: ${obstacle}.`,
  cannotTakeBye: (name, obstacle) => `${name} cannot get the bye: ${name} ${obstacle}.`,
  cannotComplete: (wish, stuck) => `${wish} the round cannot be completed: ${stuckText(stuck)}.`,
  wishPair: (a, b) => `With ${a} against ${b}`,
  wishUnpaired: (name) => `With ${name} left unpaired`,
  wouldHaveToFloat: (name, bracket) => `For that ${name} would have to stay unpaired in bracket ${bracket}.`,
  wouldBeOddMan: (name) => `For that ${name} would have to be an odd man.`,
  worse: (criterion, article, granted, chosen) =>
    `The best pairing of the bracket with it is worse by ${article}, ${criterion}: ${granted} instead of ${chosen}.`,
  later: 'It would be as good by every criterion, but comes later in the order in which candidates are tried.',
  furtherFromOrder: 'It would be as good by every rule, but further from consecutive order.',
  worseRound: (criterion, article, granted, chosen) =>
    `Paired again with it, the round is worse by ${article}, ${criterion}: ${granted} instead of ${chosen}.`,
  otherFirst: 'It could be paired so, but the method comes to another pairing first.',
  comesFirst: (place, of, instead) =>
    place === 'bye'
      ? `For that somebody else would need the bye, which goes to ${instead} first.`
      : place === 'odd-man'
        ? `For that somebody else would have to be the odd man; ${instead} comes first.`
        : `For that the odd man ${of} would need another opponent; ${instead} comes first.`,
  otherRounds: (a, b, games) =>
    `By the table ${a} and ${b} meet ${list(games.map(({ round, white }) => `in round ${round} (White: ${white})`))}.`,
  otherSections: (a, b) => `${a} and ${b} are in different sections, and each plays by itself.`,
  restsIn: (name, number, rounds) => `By the table number ${number}, ${name}, rests ${inRounds(rounds)}.`,
  sequence: (label, numbers) => `${label}, sequence numbers: ${numbers}`,
  withWish: 'With the wish',
  boardsChange: (without, instead) => `Boards that would change: ${without} would become ${instead}.`,

  panel,
  player,
}
