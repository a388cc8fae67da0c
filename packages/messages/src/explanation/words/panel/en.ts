import { say } from '../../runs.ts'
import { colourName, inRounds, list, points } from '../grammar/en.ts'
import type { PanelMessages } from './panel.ts'

export const panel: PanelMessages = {
  onlyTwo: (a, b, score) => say`${a} and ${b} are the only two with ${points(score)}.`,
  noOneLeft: (a, b) => say`${a} plays ${b} because no one else is left in the group.`,
  noOneElseMay: (a, b) => say`${a} plays ${b} because no one else in the group may.`,
  firstInOrder: (a, b) => say`${a} plays ${b}, the first in the order.`,
  inOrder: (a, b, of, place) =>
    of === 'halves'
      ? say`${a} plays ${b}: number ${place} of the upper half against number ${place} of the lower half.`
      : of === 'ends'
        ? say`${a} plays ${b}: number ${place} from the top of the bracket against number ${place} from the bottom.`
        : of === 'subgroups'
          ? say`${a} plays ${b}: number ${place} of G1, by average rating of opponents, against number ${place} of G2.`
          : say`${a} plays ${b}: number ${place} of those who came down against number ${place} of the others.`,
  comesDown: (a, score, b) => say`${a} comes down with ${points(score)} and plays ${b}, the first in the order.`,
  oddMan: (a, b) => say`${a} is the odd man and plays ${b}, the first choice below.`,
  exchanged: (a, b) => say`${a} plays ${b} after an exchange between the halves of the group.`,
  passedOver: (a, b, names, count) =>
    names.length === 0
      ? say`${a} plays ${b}: ${count} others come first in the order, but none of them could be taken.`
      : say`${a} plays ${b}: ${list(names)} ${names.length === 1 ? 'comes' : 'come'} first in the order, but could not be taken.`,
  table: (white, black, round) => say`The table has ${white} against ${black} in round ${round}.`,

  floatsAlone: (name) => say`${name} moves down because not everybody in the group can be paired there.`,
  floatsForBelow: (name) => say`${name} moves down so that everybody below can be paired.`,
  floatsLeftOver: (name) => say`${name} moves down as the one left over in the group.`,
  lowestBye: (name) => say`${name} gets the bye as the lowest ranked player who may have it.`,
  byeLeftOver: (name) => say`${name} gets the bye as the one left over at the end.`,
  byeInOrder: (name) => say`${name} gets the bye, the first in its order after whom everybody else can be paired.`,
  rests: (name, round) => say`The table has ${name} rest in round ${round}.`,

  met: (a, b, rounds, played) =>
    say`${a} and ${b} ${played ? 'met' : 'were paired'} ${inRounds(rounds)}${played ? '' : ', but no game was played'}.`,
  bothMustHave: (a, b, colour) => say`${a} and ${b} must both have ${colourName[colour]}.`,
  apart: (a, b) => say`The organiser keeps ${a} and ${b} apart.`,
  byeBefore: (name) => say`${name} had a bye, or points without playing, before.`,
  incomplete: (wish) => say`${wish} the others could not all be paired.`,
  worse: (wish, criterion, value, instead, counted) =>
    counted
      ? say`${wish} there would be more ${criterion}: ${value} instead of ${instead}.`
      : say`${wish} it would be worse: ${criterion}, ${value} instead of ${instead}.`,
  later: (wish) => say`${wish} it would be as good, but that comes later in the order.`,
  otherFirst: (wish) => say`${wish} it could be paired, but the method comes to another pairing first.`,
  otherRound: (a, b, round) => say`The table has ${a} and ${b} meet in round ${round}.`,
  otherSection: (a, b) => say`${a} and ${b} do not play in the same section.`,

  holds: '✓',
  fails: 'fails',
  completion: 'everybody can be paired',
}
