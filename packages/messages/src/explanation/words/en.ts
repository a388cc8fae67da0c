import type { ApartReason } from '@zug/engine/model'
import { article as named, say, type Words } from '../runs.ts'
import { bothWays } from './both-ways/en.ts'
import { criterionIn } from './criteria/criteria.ts'
import { criteria } from './criteria/en.ts'
import { byClaim, colourName, inRounds, list, points } from './grammar/en.ts'
import type { Stuck } from './grammar/grammar.ts'
import type { Messages } from './messages.ts'
import { panel } from './panel/en.ts'
import { player } from './player/en.ts'
import { steps } from './steps/en.ts'
import { upfloat } from './upfloat/en.ts'

const when = ({ firstRound, lastRound }: ApartReason): Words =>
  lastRound === null
    ? firstRound === 1
      ? 'in any round'
      : say`from round ${firstRound}`
    : firstRound === lastRound
      ? say`in round ${firstRound}`
      : say`in rounds ${firstRound} to ${lastRound}`
const shared = ({ by, name }: ApartReason): Words =>
  by === 'players' ? 'named players' : say`${by === 'same-club' ? 'same club' : 'same federation'}${name === null ? '' : say`, ${name}`}`

const stuckText = ({ stuck, only, bye, deadEnd }: Stuck): Words => {
  if (deadEnd) return 'the steps, taken as they are written, end without a pairing'
  if (stuck.length === 0) return 'the number of players is odd and nobody may take the bye'
  if (bye) return say`nobody but ${list([...stuck, ...only])} may take the bye, and then ${list(stuck)} cannot all be paired`
  if (stuck.length === 1) return say`${stuck[0]!} has nobody to play`
  return say`${list(stuck)} cannot all be paired${only.length === 0 ? '' : say`, for outside their group they can meet only ${list(only)}`}`
}

export const english: Messages = {
  language: 'en',
  colon: ': ',
  criterion: criterionIn(criteria),
  list,
  points,
  andLess: (score) => say`${points(score)} and less`,

  round: (round, rulebook) => say`Round ${round} by ${rulebook}`,
  scoregroups: 'Scoregroups',
  bracket: (number, kind, last) =>
    say`Bracket ${number}${kind === 'penultimate' ? ', the penultimate one (PPB)' : kind === 'collapsed' ? ', the collapsed last one (CLB)' : last ? ', the last one' : ''}`,
  notAllPaired: (players, only) =>
    say`Here ${list(players)} cannot all be paired${only.length === 0 ? '' : say`; outside this group they can meet only ${list(only)}`}`,
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
  floats: (names) => say`down: ${names}`,
  getsBye: (name) => say`bye: ${name}`,
  limbo: (names) => say`Limbo: ${names}`,
  notLegal: 'not legal',
  betterBy: (criterion, article) => say`Better than the natural candidate by ${named(article)}, ${criterion}.`,
  firstOfEquals: 'No legal candidate is better, and none as good comes earlier.',
  exchanged: (down, up) => say`Exchange: ${down} into S2, ${up} into S1`,
  withoutExchange: (obstacle) => say`without an exchange ${obstacle}`,
  passedOver: (player, opponent, obstacle) => say`${player} not with ${opponent}: ${obstacle}`,
  completed: (count) => say`Completion test passed: the ${count} ${count === 1 ? 'player' : 'players'} left can be paired.`,
  notCompleted: (stuck) => say`Completion test failed: ${stuckText(stuck)}.`,
  byeTooHigh: 'Completion test failed: the bye would go to a higher score than it has to.',
  colours: 'Colours',
  bye: (name) => say`${name} gets the bye.`,
  byeBarred: (name, bar) => say`${name} is ranked lower, but ${bar}.`,
  impossible: (stuck) =>
    stuck.deadEnd
      ? 'The steps, taken as they are written, end without a pairing, though there is one. The arbiter decides.'
      : say`No legal pairing exists: ${stuckText(stuck)}. The arbiter decides.`,

  met: (who, rounds, played) =>
    played
      ? say`${who ?? 'the two'} met ${inRounds(rounds)}`
      : say`${who ?? 'the two'} were paired ${inRounds(rounds)}, but no game was played`,
  forbidden: (who) => say`the organiser keeps ${who ?? 'the two'} apart`,
  apart: (reason) =>
    say`${reason.strength === 'law' ? 'a rule of the event' : 'a wish, kept if possible'}: ${shared(reason)}, not to meet ${when(reason)}`,
  bothMustHave: (who, colour) => say`${who ?? 'the two'} must both have ${colourName[colour]}`,
  wouldBe: (criterion, value, instead, counted) =>
    counted
      ? say`there would be more ${criterion}, ${value} instead of ${instead}`
      : say`it would be worse in ${criterion}, ${value} instead of ${instead}`,
  moreFloat: 'then more players would have to move down',
  incomplete: (stuck) => (stuck === null ? 'then the rest could not be paired' : say`then ${stuckText(stuck)}`),
  laterInOrder: (how) => how ?? 'the order of the method comes to another pairing first',
  laterExchange: (wished, chosen) => {
    const exchange = say`${list([...wished.down, ...wished.up])} would then change halves`
    const [more, fewer] = [wished.down.length + wished.up.length, chosen.down.length + chosen.up.length]
    if (fewer === 0) return say`${exchange}, and pairings without an exchange come first`
    return more > fewer
      ? say`${exchange}, and pairings with fewer exchanges come first`
      : say`${exchange} instead of ${list([...chosen.down, ...chosen.up])}, who come first`
  },
  foundFirst: (player, chosen) => say`the method comes first to a pairing in which ${player} meets ${chosen}`,
  laterOpponent: (player, wished, chosen) =>
    wished === null
      ? say`${player} would then be left over instead of meeting ${chosen}, who comes first for ${player}`
      : say`${player} would then meet ${wished} instead of ${chosen}, who comes first for ${player}`,
  noTransposition: 'no order of the lower half would do as well',
  byeBar: (rounds, winsToo) => say`had a bye${winsToo ? ", or a win's points without playing," : ''} ${inRounds(rounds)}`,

  colourReason: (rule, white, black, claim) => {
    const [wanted, granted, denied] = white.due === 'white' ? ['White', white.name, black.name] : ['Black', black.name, white.name]
    switch (rule) {
      case 0:
        if (white.due === null || black.due === null) {
          const one = white.due === null ? black : white
          return say`${one.name} is due ${colourName[one.due!]} and has it; the other has no preference.`
        }
        return say`${white.name} is due White and ${black.name} Black, and so they play.`
      case 1:
        return say`Both are due ${wanted}; ${granted} has the stronger claim to it${byClaim(claim)}.`
      case 2:
        return say`Both are due ${wanted} equally; ${granted} gets it and ${denied} does not, for they alternate from the last time their colours differed.`
      case 3:
        return say`Both are due ${wanted} equally, and their colours, counted back, never differ; ${granted} is ranked higher and gets it.`
      case 4:
        return say`Neither has played yet; by the initial colour and the number of the higher ranked player ${white.name} has White.`
      case 'third':
        return say`Otherwise ${white.name} or ${black.name} would have one colour for the third time running; so ${white.name} has White.`
      case 'equalise':
        return say`Both are due ${wanted}; ${granted} gets it, to have had both colours equally often, which comes before alternation.`
      case 'rank':
        return say`Both are due ${wanted} for the same reason; ${granted} is ranked higher and gets it.`
      case 'last-lot':
        return say`In the last round the lot decides: ${white.name} has White.`
      case 'lower-ranked':
        return say`Both are due ${wanted} equally, and their colours, counted back, never differ; below the median it goes to the lower ranked, ${granted}.`
      default:
        return upfloat.colours(rule, white.name, black.name)
    }
  },
  bothHave: (a, b, score) => say`${a} and ${b} both have ${points(score)}.`,
  movedDownTo: (a, aScore, b, bScore) => say`${a} has ${points(aScore)} and plays in the bracket of ${b}, who has ${points(bScore)}.`,
  nobodyElse: (name, obstacles) =>
    say`${name} may meet nobody else in the group${obstacles.length === 0 ? '' : say`: ${list(obstacles)}`}.`,
  firstInOrder: (a, b) => say`Of the opponents left for ${a}, ${b} comes first in the order.`,
  inOrder: (a, b, of, place) =>
    of === 'halves'
      ? say`${a} is number ${place} of the upper half and ${b} number ${place} of the lower half; the halves meet in that order.`
      : of === 'ends'
        ? say`${a} is number ${place} from the top of the bracket, by the Index, and ${b} number ${place} from the bottom; the ends meet, and so on inwards.`
        : of === 'subgroups'
          ? say`${a} is number ${place} of G1, by average rating of opponents, and ${b} number ${place} of G2, by pairing number; the subgroups meet in that order.`
          : say`${a} is number ${place} of those who came down and ${b} number ${place} of the others; they meet in that order.`,
  comesBefore: (a, other, b, obstacle) => say`${other} comes before ${b} in the order for ${a}, but ${obstacle}.`,
  moreComeBefore: (a, count, b) =>
    say`${count} more ${count === 1 ? 'comes' : 'come'} before ${b} in the order for ${a}, and none could be had or would have been better.`,
  changedPlaces: (down, up, obstacle) =>
    say`${list(down)} and ${list(up)} changed places between the upper and the lower half: without that ${obstacle}.`,
  floated: (name, score, bracket, size) =>
    size === 1
      ? say`${name} has ${points(score)}, is alone in bracket ${bracket} and moved down.`
      : say`${name} has ${points(score)} and moved down, left unpaired in bracket ${bracket} of ${size} players.`,
  unpairedBye: (name, score) => say`${name} has ${points(score)}, is left over in the last bracket and gets the bye.`,
  meetsNobodyThere: (name, obstacles) => say`${name} can meet nobody there: ${list(obstacles)}.`,
  couldNotAllBePaired: (players, only, obstacles) =>
    say`In that bracket ${list(players)} cannot all be paired${only.length === 0 ? '' : say`, for outside their group they can meet only ${list(only)}`}${obstacles.length === 0 ? '' : say`: ${list(obstacles)}`}.`,
  otherwise: (stuck) => say`Otherwise the round could not be completed: ${stuckText(stuck)}.`,
  oddManMeets: (a, aScore, b, bScore) =>
    say`${a} is the odd man of the group with ${points(aScore)} and meets ${b}, who has ${points(bScore)}.`,
  oddMan: (name, score, size) =>
    size === 1
      ? say`${name} is alone with ${points(score)} and meets somebody below.`
      : say`${name} has ${points(score)} and is the odd man of a group of ${size}.`,
  byeFirst: (name, score) => say`${name} has ${points(score)}; the bye is given first, from the lowest score up.`,
  sameHalf: (a, b, obstacle) => say`${a} and ${b} are of the same half and were interchanged: ${obstacle}.`,
  tableMeets: (white, whiteNumber, black, blackNumber) =>
    say`The table has ${whiteNumber} – ${blackNumber} in this round: ${white} has White against ${black}.`,
  tableRests: (name, number) => say`The table has number ${number} without an opponent in this round: ${name} rests.`,
  numbersBy: (drawn, players) => say`The numbers 1 to ${players} were ${drawn ? 'drawn by lot' : 'given before the first round'}.`,
  seedingRound: (round) =>
    say`Round ${round} is a seeding round of the Burstein System (C.04.4.2, 1.6): it is paired by the FIDE (Dutch) System.`,
  wishDropped: (a, b, reason) =>
    say`${a} and ${b} should not meet if possible (${shared(reason)}, ${when(reason)}), but with all such wishes kept the round could not be paired.`,
  notInstead: (other, place, obstacle) =>
    say`${other} ${place === 'bye' ? 'does not get it' : place === 'float' ? 'did not move down' : 'is not the odd man'} instead: ${obstacle}.`,
  laterInstead: (other, place, how) =>
    say`${place === 'bye' ? say`The bye for ${other}` : place === 'float' ? say`${other} moving down` : say`${other} as the odd man`} would have been as good, but ${how ?? 'comes later in the order'}.`,

  theyPlay: (white, black, colourless) => say`They do play: ${white} ${colourless ? 'meets' : 'has White against'} ${black}.`,
  samePlayer: (name) => say`That is ${name} both times; nobody plays against themselves.`,
  notToBePaired: (names) => say`Not to be paired in this round: ${list(names)}.`,
  isUnpaired: (name, bracket, bye) => (bye ? say`${name} does get the bye.` : say`${name} did move down, from bracket ${bracket}.`),
  noBye: 'Nobody moves down from the last bracket, and with an even number of players there is no bye.',
  cannotMeet: (a, b, obstacle) => say`${a} and ${b} cannot be paired: ${obstacle}.`,
  cannotTakeBye: (name, obstacle) => say`${name} cannot get the bye: ${name} ${obstacle}.`,
  cannotComplete: (wish, stuck) => say`${wish} the round cannot be completed: ${stuckText(stuck)}.`,
  wishPair: (a, b) => say`With ${a} against ${b}`,
  wishUnpaired: (name) => say`With ${name} left unpaired`,
  wouldHaveToFloat: (name, bracket) => say`For that ${name} would have to stay unpaired in bracket ${bracket}.`,
  wouldBeOddMan: (name) => say`For that ${name} would have to be an odd man.`,
  worse: (criterion, article, granted, chosen) =>
    say`The best pairing of the bracket with it is worse by ${named(article)}, ${criterion}: ${granted} instead of ${chosen}.`,
  later: (how) => say`It would be as good by every criterion, but ${how ?? 'comes later in the order in which candidates are tried'}.`,
  furtherFromOrder: (how) =>
    say`It would be as good by every rule, but further from consecutive order${how === null ? '' : say`: ${how}`}.`,
  worseRound: (criterion, article, granted, chosen) =>
    say`Paired again with it, the round is worse by ${named(article)}, ${criterion}: ${granted} instead of ${chosen}.`,
  otherFirst: (how) => say`It could be paired so, but ${how ?? 'the method comes to another pairing first'}.`,
  comesFirst: ({ place, of, instead, other, because }) =>
    place === 'bye'
      ? say`For that ${other} would need the bye, which goes to ${instead} first: ${because}.`
      : place === 'odd-man'
        ? say`For that ${other} would have to be the odd man; ${instead} comes first: ${because}.`
        : say`For that the odd man ${of} would have to meet ${other}; ${instead} comes first: ${because}.`,
  laterChoice: ({ place, of, instead, other, because }) =>
    place === 'floater'
      ? bothWays.laterFloater(instead, other, because)
      : place === 'upfloater'
        ? upfloat.laterSet(instead, other, because)
        : place === 'shifter'
          ? upfloat.laterShift(instead, other, because)
          : place === 'bye'
            ? say`${other} would then need the bye, which goes to ${instead} first: ${because}`
            : place === 'odd-man'
              ? say`${other} would then have to be the odd man, and ${instead} comes first: ${because}`
              : say`the odd man ${of} would then have to meet ${other}, and ${instead} comes first: ${because}`,
  precedes: (because, instead, other) => {
    switch (because) {
      case 'score':
        return say`${instead} has fewer points than ${other}`
      case 'rating':
        return say`${instead} has the lower rating`
      case 'rated':
        return say`${other} is unrated, and unrated players come after all rated ones`
      case 'lot':
        return say`both are unrated, and the lot put ${instead} first`
      case 'lower':
        return say`${instead} is ranked lower than ${other}`
      case 'higher':
        return say`${instead} is ranked higher than ${other}`
      case 'odd-before':
        return say`${other} has been an odd man, or met one, before`
      case 'unfinished':
        return say`${other} has an unfinished game and stays in the group`
      case 'colour':
        return say`${other} is due the same colour as the odd man`
      case 'apart':
        return say`${other} and the odd man asked not to meet`
      case 'group':
        return say`${other} is in another group`
      case 'laws':
        return say`with the bye for ${instead} more of the others stay in their score groups`
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
    say`By the table ${a} and ${b} meet ${list(games.map(({ round, white }) => say`in round ${round} (White: ${white})`))}.`,
  otherSections: (a, b) => say`${a} and ${b} are in different sections, and each plays by itself.`,
  restsIn: (name, number, rounds) => say`By the table number ${number}, ${name}, rests ${inRounds(rounds)}.`,
  untold: (a, b) => `The arbiter can tell why ${a} and ${b} do not meet.`,
  sequence: (label, numbers) => say`${label}, sequence numbers: ${numbers}`,
  withWish: 'With the wish',
  boardsChange: (without, instead) => say`Boards that would change: ${without} would become ${instead}.`,

  panel,
  player,
  steps,
  upfloat,
  bothWays,
}
