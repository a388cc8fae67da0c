import { describe, expect, test } from 'vitest'
import { roundNumber } from '../model/ids.ts'
import { buildTournament } from '../testing/build-tournament.ts'
import { checkListOf } from './check-list.ts'

describe('the check-list', () => {
  test.each([
    ['nothing played', '', 'A'],
    ['one White', '2w=', '(B)'],
    ['one of each', '2w= 3b=', '(w)'],
    ['twice White', '2w= 3w=', 'BBB'],
    ['Black, then twice White', '2b= 3w= 4w=', 'B1'],
    ['twice White at the end of four', '2b= 3b= 4w= 5w=', 'B'],
    ['three of four White, alternating at the end', '2w= 3w= 4b= 5w=', 'BB'],
  ])('A.6: %s', (_, row, preference) => {
    const rounds = row.split(' ').filter(Boolean)
    const others = ['2', '3', '4', '5'].map((id) =>
      rounds.map((token) => (token.startsWith(id) ? `1${token[1] === 'w' ? 'b' : 'w'}=` : '.')).join(' '),
    )
    const tournament = buildTournament([row, ...others], { numberOfRounds: 9 })
    const list = checkListOf(tournament, roundNumber(rounds.length + 1), 'fide-dutch-2017')!
    expect(list.find(({ player }) => player === 1)?.preference).toBe(preference)
  })

  test('scores, floats, opponents, and who cannot receive the bye', () => {
    const tournament = buildTournament(['3w1 2b1', '4b= 1w0', '1b0 4w+', '2w= 3b-', 'U H'], { numberOfRounds: 5, initialColour: 'white' })
    const rows = checkListOf(tournament, roundNumber(3), 'fide-dutch-2017')!
    expect(rows.map(({ player, score, opponents, keptFromBye }) => [player, score, opponents, keptFromBye])).toEqual([
      [1, 20, [3, 2], false],
      [5, 15, [], true],
      [3, 10, [1], true],
      [2, 5, [4, 1], false],
      [4, 5, [2], false],
    ])
    expect(rows.find(({ player }) => player === 2)?.floats).toEqual(['up', null])
    expect(rows.find(({ player }) => player === 1)?.floats).toEqual(['down', null])
    expect(rows.find(({ player }) => player === 5)?.floats).toEqual(['down', 'down'])
  })
})
