import type { GameFaultData, ToldOtherwise, ToldResult } from '@zug/engine/model'

const otherwise = (told: ToldOtherwise): string => {
  switch (told.kind) {
    case 'opponent':
      return `names ${told.opponent}`
    case 'bye':
      return `has a ${told.bye} bye`
    case 'nothing':
      return 'has nothing written'
  }
}

const resultText = ({ kind, result }: ToldResult): string => `${kind === 'forfeit' ? 'a forfeit ' : 'a '}${result}`
const capital = { player: 'Player', team: 'Team' } as const

/** Of players and of teams, in a TRF and in JSON. */
export const gameFaults: { readonly [Code in keyof GameFaultData]: (issue: GameFaultData[Code]) => string } = {
  'opponent-self': ({ of, own, round }) => `${capital[of]} ${own} is paired against themselves in round ${round}.`,
  'opponent-unknown': ({ of, opponent, round }) => `There is no ${of} ${opponent}, the opponent in round ${round}.`,
  'opponent-not-mutual': ({ of, own, opponent, round, other }) =>
    `${capital[of]} ${own} names ${opponent} as opponent in round ${round}, but ${of} ${opponent} ${otherwise(other)}.`,
  'colours-not-opposite': ({ of, own, opponent, round, colour }) =>
    `${capital[of]}s ${own} and ${opponent} both have ${colour} in round ${round}.`,
  'results-incompatible': ({ of, own, opponent, round, results: [mine, theirs] }) =>
    `Round ${round}: ${of} ${own} has ${resultText(mine)}, ${of} ${opponent} has ${resultText(theirs)}; these do not go together.`,
}
