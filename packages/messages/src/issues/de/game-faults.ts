import type { GameFaultData, ToldOtherwise, ToldResult } from '@zug/engine/model'
import { byes, colours } from './common.ts'

const otherwise = (told: ToldOtherwise): string => {
  switch (told.kind) {
    case 'opponent':
      return `nennt ${told.opponent}`
    case 'bye':
      return `hat ${byes[told.bye]}`
    case 'nothing':
      return 'hat dort nichts stehen'
  }
}

const results = {
  game: { win: 'einen Sieg', draw: 'ein Remis', loss: 'eine Niederlage', adjourned: 'eine Hängepartie' },
  forfeit: { win: 'einen kampflosen Sieg', draw: 'ein kampfloses Remis', loss: 'eine kampflose Niederlage', adjourned: 'eine Hängepartie' },
} as const
const resultText = ({ kind, result }: ToldResult): string => results[kind][result]

const one = { player: 'Spieler', team: 'Mannschaft' } as const
const none = { player: 'Einen Spieler', team: 'Eine Mannschaft' } as const
const several = { player: 'Die Spieler', team: 'Die Mannschaften' } as const

/** Of players and of teams, in a TRF and in JSON. */
export const gameFaults: { readonly [Code in keyof GameFaultData]: (issue: GameFaultData[Code]) => string } = {
  'opponent-self': ({ of, own, round }) => `${one[of]} ${own} ist in Runde ${round} gegen sich selbst gepaart.`,
  'opponent-unknown': ({ of, opponent, round }) => `${none[of]} ${opponent}, den Gegner in Runde ${round}, gibt es nicht.`,
  'opponent-not-mutual': ({ of, own, opponent, round, other }) =>
    `${one[of]} ${own} nennt in Runde ${round} als Gegner ${opponent}, doch ${one[of]} ${opponent} ${otherwise(other)}.`,
  'colours-not-opposite': ({ of, own, opponent, round, colour }) =>
    `${several[of]} ${own} und ${opponent} haben in Runde ${round} beide ${colours[colour]}.`,
  'results-incompatible': ({ of, own, opponent, round, results: [mine, theirs] }) =>
    `Runde ${round}: ${one[of]} ${own} hat ${resultText(mine)}, ${one[of]} ${opponent} hat ${resultText(theirs)}; das passt nicht zusammen.`,
}
