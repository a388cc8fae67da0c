import type { PanelMessages } from './panel.ts'

const list = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
const colourName = { white: 'White', black: 'Black' } as const

export const panel: PanelMessages = {
  onlyTwo: (a, b, points) => `${a} and ${b} are the only two with ${points}.`,
  noOneLeft: (a, b) => `${a} plays ${b} because no one else is left in the group.`,
  noOneElseMay: (a, b) => `${a} plays ${b} because no one else in the group may.`,
  firstInOrder: (a, b) => `${a} plays ${b}, the first in the order.`,
  comesDown: (a, points, b) => `${a} comes down with ${points} and plays ${b}, the first in the order.`,
  oddMan: (a, b) => `${a} is the odd man and plays ${b}, the first choice below.`,
  exchanged: (a, b) => `${a} plays ${b} after an exchange between the halves of the group.`,
  passedOver: (a, b, names, count) =>
    names.length === 0
      ? `${a} plays ${b}: ${count} others come first in the order, but none of them could be taken.`
      : `${a} plays ${b}: ${list(names)} ${names.length === 1 ? 'comes' : 'come'} first in the order, but could not be taken.`,
  table: (white, black, round) => `The table has ${white} against ${black} in round ${round}.`,

  floatsAlone: (name) => `${name} moves down because not everybody in the group can be paired there.`,
  floatsForBelow: (name) => `${name} moves down so that everybody below can be paired.`,
  floatsLeftOver: (name) => `${name} moves down as the one left over in the group.`,
  lowestBye: (name) => `${name} gets the bye as the lowest ranked player who may have it.`,
  byeLeftOver: (name) => `${name} gets the bye as the one left over at the end.`,
  byeInOrder: (name) => `${name} gets the bye, the first in its order after whom everybody else can be paired.`,
  rests: (name, round) => `The table has ${name} rest in round ${round}.`,

  met: (a, b, rounds, played) =>
    `${a} and ${b} ${played ? 'met' : 'were paired'} in ${rounds.length === 1 ? 'round' : 'rounds'} ${list(rounds)}${played ? '' : ', but no game was played'}.`,
  bothMustHave: (a, b, colour) => `${a} and ${b} must both have ${colourName[colour]}.`,
  apart: (a, b) => `The organiser keeps ${a} and ${b} apart.`,
  byeBefore: (name) => `${name} had a bye, or points without playing, before.`,
  incomplete: (wish) => `${wish} the others could not all be paired.`,
  worse: (wish, criterion, value, instead, counted) =>
    counted
      ? `${wish} there would be more ${criterion}: ${value} instead of ${instead}.`
      : `${wish} it would be worse: ${criterion}, ${value} instead of ${instead}.`,
  later: (wish) => `${wish} it would be as good, but that comes later in the order.`,
  otherFirst: (wish) => `${wish} it could be paired, but the method comes to another pairing first.`,
  otherRound: (a, b, round) => `The table has ${a} and ${b} meet in round ${round}.`,
  otherSection: (a, b) => `${a} and ${b} do not play in the same section.`,

  holds: '✓',
  fails: 'fails',
  completion: 'everybody can be paired',
}
