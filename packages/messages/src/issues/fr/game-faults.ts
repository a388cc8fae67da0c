import type { GameFaultData, ToldOtherwise, ToldResult } from '@zug/engine/model'
import { byes, colours } from './common.ts'

const otherwise = (told: ToldOtherwise): string => {
  switch (told.kind) {
    case 'opponent':
      return `nomme ${told.opponent}`
    case 'bye':
      return `a ${byes[told.bye]}`
    case 'nothing':
      return 'n’y a rien d’écrit'
  }
}

const results = {
  game: { win: 'un gain', draw: 'une nulle', loss: 'une perte', adjourned: 'une partie ajournée' },
  forfeit: { win: 'un gain par forfait', draw: 'une nulle par forfait', loss: 'une perte par forfait', adjourned: 'une partie ajournée' },
} as const
const resultText = ({ kind, result }: ToldResult): string => results[kind][result]

const the = { player: 'le joueur', team: 'l’équipe' } as const
const capital = { player: 'Le joueur', team: 'L’équipe' } as const
const none = { player: 'Il n’y a pas de joueur', team: 'Il n’y a pas d’équipe' } as const
const several = { player: 'Les joueurs', team: 'Les équipes' } as const
const both = { player: 'tous deux', team: 'toutes deux' } as const
const paired = { player: 'apparié', team: 'appariée' } as const

/** Of players and of teams, in a TRF and in JSON. */
export const gameFaults: { readonly [Code in keyof GameFaultData]: (issue: GameFaultData[Code]) => string } = {
  'opponent-self': ({ of, own, round }) => `${capital[of]} ${own} est ${paired[of]} contre soi-même à la ronde ${round}.`,
  'opponent-unknown': ({ of, opponent, round }) => `${none[of]} ${opponent}, l’adversaire de la ronde ${round}.`,
  'opponent-not-mutual': ({ of, own, opponent, round, other }) =>
    `${capital[of]} ${own} nomme ${opponent} comme adversaire à la ronde ${round}, mais ${the[of]} ${opponent} ${otherwise(other)}.`,
  'colours-not-opposite': ({ of, own, opponent, round, colour }) =>
    `${several[of]} ${own} et ${opponent} ont ${both[of]} ${colours[colour]} à la ronde ${round}.`,
  'results-incompatible': ({ of, own, opponent, round, results: [mine, theirs] }) =>
    `Ronde ${round} : ${the[of]} ${own} a ${resultText(mine)}, ${the[of]} ${opponent} a ${resultText(theirs)} ; cela ne va pas ensemble.`,
}
