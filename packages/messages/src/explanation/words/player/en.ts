import { say, type Words } from '../../runs.ts'
import { byClaim, colourName, list, points } from '../grammar/en.ts'
import { upfloat } from '../upfloat/en.ts'
import type { PlayerMessages, YourColours } from './player.ts'

const colours = ({ rule, opponent, youHave, youWereDue, theyWereDue, claim }: YourColours): Words => {
  const wanted = colourName[youWereDue ?? theyWereDue ?? 'white']
  const granted = youHave === youWereDue ? 'you' : opponent
  switch (rule) {
    case 0:
      if (theyWereDue === null) return say`You were due ${wanted} and have it; ${opponent} had no preference.`
      if (youWereDue === null) return say`${opponent} was due ${wanted} and has it; you had no preference.`
      return say`You were due ${colourName[youWereDue]} and ${opponent} ${colourName[theyWereDue]}, and so you play.`
    case 1:
      return say`Both of you were due ${wanted}; ${granted === 'you' ? 'your claim is the stronger' : say`${opponent} has the stronger claim`}${byClaim(claim)}.`
    case 2:
      return say`Both of you were due ${wanted} equally; colours alternate from the last round in which yours differed, so it goes to ${granted}.`
    case 3:
      return say`Both of you were due ${wanted}; your colours, counted back, never differ, so it goes to the higher ranked, ${granted}.`
    case 4:
      return say`Neither of you has played yet; the initial colour and the numbers give you ${colourName[youHave]}.`
    case 'third':
      return say`Otherwise one of you would have had one colour three times running; so you have ${colourName[youHave]}.`
    case 'equalise':
      return say`Both of you were due ${wanted}; ${granted} ${granted === 'you' ? 'need' : 'needs'} it to have had both colours equally often, and that comes first.`
    case 'rank':
      return say`Both of you were due ${wanted} for the same reason, so it goes to the higher ranked, ${granted}.`
    case 'last-lot':
      return say`In the last round the lot gave you ${colourName[youHave]}.`
    case 'lower-ranked':
      return say`Both of you were due ${wanted}; your colours, counted back, never differ, and below the median it goes to the lower ranked, ${granted}.`
    default:
      return upfloat.yourColours(rule, youHave, opponent)
  }
}

export const player: PlayerMessages = {
  you: say`you`,
  onlyTwo: (opponent, score) => say`You and ${opponent} are the two players with ${points(score)}, and you have not met.`,
  bothHave: (opponent, score) => say`You and ${opponent} both have ${points(score)}.`,
  youComeDown: (opponent, yours, theirs) =>
    say`You were left over with ${points(yours)}, so you play ${opponent}, who has ${points(theirs)}.`,
  theyComeDown: (opponent, theirs, yours) => say`${opponent} was left over with ${points(theirs)} and plays you, with ${points(yours)}.`,
  noOneElseForYou: (obstacles) => say`There was nobody else in the group for you: ${list(obstacles)}.`,
  noOneElseForThem: (opponent, obstacles) => say`There was nobody else in the group for ${opponent}: ${list(obstacles)}.`,
  firstForYou: (opponent) => say`Of the opponents left for you, ${opponent} comes first in the order.`,
  youAreFirst: (opponent) => say`Of the opponents left for ${opponent}, you come first in the order.`,
  inOrder: (opponent, of, place, youAreHigher) => {
    const [own, theirs] = {
      halves: ['the upper half', 'the lower half'],
      'moved-down': ['those who came down', 'the others'],
      subgroups: ['G1, by average rating of opponents,', 'G2, by pairing number,'],
      ends: ['your bracket from the top', 'your bracket from the bottom'],
    }[of]
    const [yours, other] = youAreHigher ? [own, theirs] : [theirs, own]
    return say`You are number ${place} of ${yours!} and ${opponent} number ${place} of ${other!}, who meet in that order.`
  },
  comesBefore: (other, opponent, obstacle) => say`For you ${other} came before ${opponent}, but ${obstacle}.`,
  theyWouldMeet: (other, opponent, obstacle) => say`For ${opponent}, ${other} came before you, but ${obstacle}.`,
  moreComeBefore: (count) => say`${count} more came first, and none would do.`,
  changedPlaces: (down, up, obstacle) =>
    say`${list(down)} and ${list(up)} changed places between the halves of the group: without that ${obstacle}.`,
  sameHalf: (opponent, obstacle) => say`You and ${opponent} are of the same half of the group and were interchanged: ${obstacle}.`,
  colours,
  table: (own, opponent, number) => say`The table has number ${own}, you, against number ${number}, ${opponent}, in this round.`,
  lowestBye: 'The number of players is odd, and you are the lowest ranked who may have the bye.',
  byeLeftOver: 'The number of players is odd, and you are the one left over at the end: you have the bye.',
  byeInOrder: 'The number of players is odd, and you are the first in the order of the bye after whom everybody else can be paired.',
  rests: (own) => say`The number of players is odd, and the table has number ${own}, you, rest in this round.`,
  floats: (score) => say`You were left over among the players with ${points(score)}.`,

  untold: (opponent) => `The arbiter can tell you why you do not meet ${opponent}.`,
  youPlay: (opponent) => say`You do play ${opponent}.`,
  yourself: 'That is you; nobody plays against themselves.',
  wish: (opponent) => say`With you against ${opponent}`,
  wishUnpaired: 'With you left unpaired',
  youHadBye: 'You had a bye, or points without playing, before.',
  youAreUnpaired: (bye) => (bye ? 'You do have the bye.' : 'You were left over in your group.'),
}
