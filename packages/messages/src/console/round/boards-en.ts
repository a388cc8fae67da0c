export const en = {
  title: 'Fixed boards',
  hint: 'For a wheelchair, a live board, or siblings who should not sit side by side. Everybody else gets the numbers that are left, in the order of the pairing. Where two cannot both be kept, the lower pairing number keeps the board. Who plays whom does not change.',
  none: 'Nobody has a fixed board.',
  who: 'Who',
  whoNone: 'Nobody of this name.',
  number: 'Board number',
  rounds: 'Rounds',
  roundsHint: 'Empty: all rounds. Else such as 1, 3–5.',
  roundsWrong: (last: number) => `Rounds are numbers from 1 to ${last}, such as 1, 3–5.`,
  numberWrong: 'A board has a number from 1 on.',
  published: (round: number) => `Change the boards of round ${round} as well, which is published`,
  fix: 'Fix the board',
  free: 'Free the board',
  freeOf: (name: string) => `Free the board: ${name}`,
  all: 'all rounds',
  some: (rounds: string) => `rounds ${rounds}`,
  fixed: (name: string, number: number) => `${name} sits at board ${number}.`,
  freed: (name: string) => `${name} has no fixed board any more.`,
  why: (number: number, name: string) => `Board ${number} is fixed for ${name}.`,
  sameNumbers: (sections: string) =>
    `Some of these board numbers are used by ${sections} too. Change the number of the first board in Settings, or fix boards elsewhere.`,
  conflict: {
    opponent: (gives: string, number: number, keeps: string) =>
      `Board ${number} of ${gives} is not kept: the opponent, ${keeps}, has a fixed board too, and the lower number.`,
    taken: (gives: string, number: number, keeps: string) =>
      `Board ${number} is fixed for ${keeps} and for ${gives}; ${gives} gives way and sits by the rule.`,
    beyond: (name: string, number: number, first: number, last: number) =>
      `Board ${number} of ${name} is not among the boards ${first} to ${last} of this round.`,
  },
}
