import { playerId, pointsFromTenths } from '@zug/engine/model'

export const [one, two] = [playerId(1), playerId(2)]
export const points = { points: pointsFromTenths(15), expected: pointsFromTenths(25) }
const sides = { own: 1, opponent: 2, round: 3 }
export const players = { of: 'player', ...sides } as const
export const teams = { of: 'team', ...sides } as const
export const incompatible = {
  what: 'game',
  results: [
    { kind: 'game', result: 'win' },
    { kind: 'forfeit', result: 'win' },
  ],
} as const
export const draws = {
  what: 'game',
  results: [
    { kind: 'game', result: 'draw' },
    { kind: 'game', result: 'adjourned' },
  ],
} as const
export const columns = { what: 'columns', record: '310', from: 75, text: 'x' } as const
export const path = '/players/0'
export const trf26 = { dialect: 'trf26' } as const
export const anna = { id: 1, name: 'Anna' }
export const bert = { id: 2, name: 'Bert' }

export const gameFaults = <More extends object>(more: More) =>
  ({
    'opponent-self': [
      { ...players, ...more },
      { ...teams, ...more },
    ],
    'opponent-unknown': [
      { ...players, ...more },
      { ...teams, ...more },
    ],
    'opponent-not-mutual': [
      { ...players, ...more, other: { kind: 'opponent', opponent: 7 } },
      { ...players, ...more, other: { kind: 'bye', bye: 'half-point' } },
      { ...teams, ...more, other: { kind: 'nothing' } },
    ],
    'colours-not-opposite': [
      { ...players, ...more, colour: 'white' },
      { ...teams, ...more, colour: 'black' },
    ],
  }) as const
