import { roundNumber } from '@zug/engine/model'
import { rulesDeclared } from '@zug/engine/pairing'
import { describe, expect, test } from 'vitest'
import { game, smallTournament } from '../testing/small-tournament.ts'
import { minimise } from './minimise.ts'
import { unitsOf, withoutPlayers, withoutRound } from './reductions.ts'

const bye = { kind: 'bye', bye: 'pairing-allocated' } as const
const five = smallTournament(
  [
    { name: 'A', outcomes: [game(2, 'white', 'win'), game(3, 'black', 'draw')] },
    { name: 'B', outcomes: [game(1, 'black', 'loss'), game(4, 'white', 'win')] },
    { name: 'C', outcomes: [game(4, 'white', 'win'), game(1, 'white', 'draw')] },
    { name: 'D', outcomes: [game(3, 'black', 'loss'), game(2, 'black', 'loss')] },
    { name: 'E', outcomes: [bye, bye] },
  ],
  { numberOfRounds: 4 },
)
const names = (tournament: typeof five): string => tournament.players.map(({ name }) => name).join('')

describe('making a tournament smaller', () => {
  test('the two of a board leave together', () => {
    expect(unitsOf(five, 2)).toEqual([[1, 3], [2, 4], [5]])
  })

  test('who met somebody that is gone had a bye of the same worth', () => {
    const left = withoutPlayers(five, new Set([five.players[1]!.id, five.players[3]!.id]))
    expect(names(left)).toBe('ACE')
    expect(left.players.map(({ outcomes }) => outcomes[0])).toEqual([
      { kind: 'bye', bye: 'full-point' },
      { kind: 'bye', bye: 'full-point' },
      bye,
    ])
    expect(left.players[0]!.outcomes[1]).toEqual(game(3, 'black', 'draw'))
  })

  test('settings forget who is gone', () => {
    const [a, b, c] = five.players.map(({ id }) => id)
    const rules = rulesDeclared(
      {
        rulebook: 'cfc',
        apart: [[a!, b!], [b!]],
        excused: [a!, { player: b!, round: roundNumber(1) }, c!, { player: c!, round: roundNumber(1) }],
      },
      null,
    )
    expect(withoutPlayers({ ...five, rules }, new Set([b!])).rules).toEqual({
      ...rules,
      apart: [[a]],
      excused: [a, c, { player: c, round: 1 }],
    })
    const sections = rulesDeclared({ rulebook: 'round-robin' }, null)
    expect(withoutPlayers({ ...five, rules: sections }, new Set([b!])).rules).toEqual(sections)
  })

  test('a round left out takes its column with it', () => {
    const left = withoutRound(five, 1)
    expect([left.numberOfRounds, left.players[0]!.outcomes]).toEqual([3, [game(3, 'black', 'draw')]])
  })

  test('what is not needed goes: players, then rounds', () => {
    const { tournament, round, complete } = minimise(
      five,
      2,
      ({ players }) => players.some(({ name }) => name === 'C'),
      () => false,
    )
    expect([names(tournament), round, complete]).toEqual(['C', 1, true])
  })

  test('time that runs out leaves what was found', () => {
    let calls = 0
    const { tournament, complete } = minimise(
      five,
      2,
      () => true,
      () => ++calls > 3,
    )
    expect(complete).toBe(false)
    expect(tournament.players.length).toBeGreaterThan(0)
  })
})
