import { describe, expect, test } from 'vitest'
import { havingMet } from '../../testing/players/make-competitor.ts'
import { cross, eventsOf, inWords, loweredIn, scoregroups } from '../../testing/procedure-pairs.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { pairBrackets } from './pair-brackets.ts'

const even = 2
const odd = 3
const paired = (players: readonly Competitor[], round = even): string => inWords(pairBrackets(players, round).map(({ result }) => result))
const events = (players: readonly Competitor[], round = even) => eventsOf((trace) => pairBrackets(players, round, trace))

describe('fide-dutch-2012 C.10: requirements are lowered for the fewest pairs', () => {
  const upfloater = { floatLastRound: 'up' } as const
  const upfloaterBefore = { floatTwoRoundsAgo: 'up' } as const
  const downfloater = { floatLastRound: 'down' } as const
  const downfloaterBefore = { floatTwoRoundsAgo: 'down' } as const
  const oneAbove = [
    [2, 1],
    [1, 3],
  ] as const
  const threeAndOne = [
    [2, 3],
    [1, 1],
  ] as const

  test.each([
    ['fide-dutch-2012 C.10.a: 2 upfloated two rounds before, so 1 meets 3', { 2: upfloaterBefore }, oneAbove, '1-3 2-4', []],
    [
      'fide-dutch-2012 C.10.a: all did, so B.6 is dropped',
      { 2: upfloaterBefore, 3: upfloaterBefore, 4: upfloaterBefore },
      oneAbove,
      '1-2 3-4',
      ['C.10.a B6 up 1'],
    ],
    [
      'fide-dutch-2012 C.10.b: B.6 goes before B.5',
      { 2: upfloater, 3: upfloaterBefore, 4: upfloater },
      oneAbove,
      '1-3 2-4',
      ['C.10.a B6 up 1'],
    ],
    [
      'fide-dutch-2012 C.10.b: all upfloated in the last round',
      { 2: upfloater, 3: upfloater, 4: upfloater },
      oneAbove,
      '1-2 3-4',
      ['C.10.b B5 up 1'],
    ],
    ['fide-dutch-2012 C.10.c: 3 downfloated two rounds before, so 2 moves down', { 3: downfloaterBefore }, threeAndOne, '1-3 2-4', []],
    [
      'fide-dutch-2012 C.10.c: all did',
      { 1: downfloaterBefore, 2: downfloaterBefore, 3: downfloaterBefore },
      threeAndOne,
      '1-2 3-4',
      ['C.10.c B6 down 1'],
    ],
    [
      'fide-dutch-2012 C.10.d: B.6 goes before B.5',
      { 1: downfloater, 2: downfloaterBefore, 3: downfloater },
      threeAndOne,
      '1-3 2-4',
      ['C.10.c B6 down 1'],
    ],
    [
      'fide-dutch-2012 C.10.d: all downfloated in the last round',
      { 1: downfloater, 2: downfloater, 3: downfloater },
      threeAndOne,
      '1-2 3-4',
      ['C.10.d B5 down 1'],
    ],
  ] as const)('%s', (_, data, groups, expected, lowered) => {
    const players = scoregroups(groups, data)
    expect(paired(players)).toBe(expected)
    expect(loweredIn(events(players))).toEqual(lowered)
  })

  test('C.10.d: whoever came from above is not asked: 1 has to float on, 2 is preferred to it by score alone', () => {
    // Two of three came from above: homogeneous. 3 can meet either; the higher one is paired though the other downfloated in the last round.
    const players = havingMet(
      scoregroups(
        [
          [3, 2],
          [2, 1],
          [1, 1],
        ],
        { 2: downfloater },
      ),
      [1, 2],
    )
    expect(paired(players)).toBe('1-3 2-4')
  })

  const white = (history: string) => ({ history })
  test('C.10.e: X beyond X1 when those who fit have met; an even round counts Z as well', () => {
    const met = cross([1, 2], [3, 4])
    const mild = scoregroups([[1, 4]], { 1: white('WB'), 2: white('WB'), 3: white('BW'), 4: white('BW') })
    expect(paired(havingMet(mild, ...met), odd)).toBe('1-2 3-4')
    expect(loweredIn(events(havingMet(mild, ...met), odd))).toEqual(['C.10.e X 2'])
    const strong = scoregroups([[1, 4]], { 1: white('B'), 2: white('B'), 3: white('W'), 4: white('W') })
    expect(loweredIn(events(havingMet(strong, ...met), even))).toEqual(['C.10.e X 2', 'C.10.e Z 2'])
  })

  test('C.10.f: A7.d is dropped after X was raised in vain', () => {
    const strong = scoregroups([[1, 4]], { 1: white('B-'), 2: white('B-'), 3: white('W-'), 4: white('W-') })
    expect(loweredIn(events(havingMet(strong, ...cross([1, 2], [3, 4])), odd))).toEqual(['C.10.f A7.d 2', 'C.10.e X 2'])
  })

  test('C.10.g: B.2 is dropped for topscorers only', () => {
    const must = { history: 'BB', topscorer: true }
    expect(loweredIn(events(scoregroups([[2, 2]], { 1: must, 2: must }), odd))).toEqual(['C.10.g B2 1', 'C.10.f A7.d 1'])
    const others = scoregroups(
      [
        [2, 2],
        [1, 2],
      ],
      { 1: { history: 'BB' }, 2: { history: 'BB' } },
    )
    expect(paired(others, odd)).toBe('1-3 2-4')
  })
})
