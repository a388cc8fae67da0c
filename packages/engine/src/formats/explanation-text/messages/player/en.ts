import type { PlayerMessages, YourColours } from './player.ts'

const colourName = { white: 'White', black: 'Black' } as const

const colours = ({ rule, opponent, youHave, youWereDue, theyWereDue, claim }: YourColours): string => {
  const wanted = colourName[youWereDue ?? theyWereDue ?? 'white']
  const granted = youHave === youWereDue ? 'you' : opponent
  switch (rule) {
    case 0:
      if (theyWereDue === null) return `You were due ${wanted} and have it; ${opponent} had no preference.`
      if (youWereDue === null) return `${opponent} was due ${wanted} and has it; you had no preference.`
      return `You were due ${colourName[youWereDue]} and ${opponent} ${colourName[theyWereDue]}, and so you play.`
    case 1:
      return `Both of you were due ${wanted}; ${granted === 'you' ? 'your claim is the stronger' : `${opponent} has the stronger claim`}${claim}.`
    case 2:
      return `Both of you were due ${wanted} equally; colours alternate from the last round in which yours differed, so it goes to ${granted}.`
    case 3:
      return `Both of you were due ${wanted}; your histories are equal, so it goes to the higher ranked, ${granted}.`
    case 4:
      return `Neither of you has played yet; the initial colour and the numbers give you ${colourName[youHave]}.`
    case 'third':
      return `Otherwise one of you would have had one colour three times running; so you have ${colourName[youHave]}.`
    case 'equalise':
      return `Both of you were due ${wanted}; ${granted} ${granted === 'you' ? 'need' : 'needs'} it to have had both colours equally often, and that comes first.`
    case 'rank':
      return `Both of you were due ${wanted} for the same reason, so it goes to the higher ranked, ${granted}.`
    case 'last-lot':
      return `In the last round the lot gave you ${colourName[youHave]}.`
  }
}

export const player: PlayerMessages = {
  you: 'you',
  onlyTwo: (opponent, points) => `You and ${opponent} are the two players with ${points}, and you have not met.`,
  bothHave: (opponent, points) => `You and ${opponent} both have ${points}.`,
  youComeDown: (opponent, yours, theirs) => `You were left over with ${yours}, so you play ${opponent}, who has ${theirs}.`,
  theyComeDown: (opponent, theirs, yours) => `${opponent} was left over with ${theirs} and plays you, with ${yours}.`,
  noOneElseForYou: (obstacles) => `There was nobody else in the group for you: ${obstacles}.`,
  noOneElseForThem: (opponent, obstacles) => `There was nobody else in the group for ${opponent}: ${obstacles}.`,
  firstForYou: (opponent) => `Of the opponents left for you, ${opponent} comes first in the order.`,
  youAreFirst: (opponent) => `Of the opponents left for ${opponent}, you come first in the order.`,
  comesBefore: (other, opponent, obstacle) => `For you ${other} came before ${opponent}, but ${obstacle}.`,
  theyWouldMeet: (other, opponent, obstacle) => `For ${opponent}, ${other} came before you, but ${obstacle}.`,
  moreComeBefore: (count) => `${count} more came first, and none would do.`,
  changedPlaces: (down, up, obstacle) => `${down} and ${up} changed places between the halves of the group: without that ${obstacle}.`,
  sameHalf: (opponent, obstacle) => `You and ${opponent} are of the same half of the group and were interchanged: ${obstacle}.`,
  colours,
  table: (own, opponent, number) => `The table has number ${own}, you, against number ${number}, ${opponent}, in this round.`,
  lowestBye: 'The number of players is odd, and you are the lowest ranked who may have the bye.',
  byeLeftOver: 'The number of players is odd, and you are the one left over at the end: you have the bye.',
  byeInOrder: 'The number of players is odd, and you are the first in the order of the bye after whom everybody else can be paired.',
  rests: (own) => `The number of players is odd, and the table has number ${own}, you, rest in this round.`,
  floats: (points) => `You were left over among the players with ${points}.`,

  youPlay: (opponent) => `You do play ${opponent}.`,
  yourself: 'That is you; nobody plays against themselves.',
  youAreAway: 'You are not to be paired in this round.',
  wish: (opponent) => `With you against ${opponent}`,
  wishUnpaired: 'With you left unpaired',
  youHadBye: 'You had a bye, or points without playing, before.',
  youAreUnpaired: (bye) => (bye ? 'You do have the bye.' : 'You were left over in your group.'),
}
