import { describe, expect, test } from 'vitest'
import { playerId, roundNumber } from '../../model/ids.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { edition } from '../fide-dutch-2017/edition.ts'
import { competitorsOf } from './competitors.ts'
import { haveNotMet } from './no-rematch.ts'

describe('fide-dutch-2017 A.2: order', () => {
  test('A.2: score, then pairing number', () => {
    const tournament = buildTournament(['3w0', '4b=', '1b1', '2w='])
    const order = competitorsOf(tournament, roundNumber(2), edition)
    expect(order.map(({ id, rank, score }) => [id, rank, score])).toEqual([
      [3, 0, 10],
      [2, 1, 5],
      [4, 2, 5],
      [1, 3, 0],
    ])
  })

  test('A.2: virtual points count for the round they are given in', () => {
    const virtualPoints = new Map([[playerId(2), [pointsFromTenths(10)]]])
    const tournament = buildTournament(['', ''], { virtualPoints })
    expect(competitorsOf(tournament, roundNumber(1), edition).map(({ id, score }) => [id, score])).toEqual([
      [2, 10],
      [1, 0],
    ])
  })
})

describe('fide-dutch-2017 A.4: floats', () => {
  const floatsOf = (rows: readonly string[]): readonly (readonly [string | null, string | null])[] =>
    competitorsOf(buildTournament(rows), roundNumber(3), edition)
      .toSorted((a, b) => a.id - b.id)
      .map(({ floatLastRound, floatTwoRoundsAgo }) => [floatLastRound, floatTwoRoundsAgo])

  test('A.4.b: the higher ranked gets a downfloat, the other an upfloat, equal scores none', () => {
    expect(floatsOf(['3w1 2b1', '4b= 1w0', '1b0 4w1', '2w= 3b0'])).toEqual([
      ['down', null],
      ['up', null],
      ['up', null],
      ['down', null],
    ])
  })

  test('A.4.b: whoever does not play, for whatever reason, gets a downfloat', () => {
    const rows = ['5w1 U', '6w1 H', '7w1 F', '8w1 Z', '1b0 .', '2b0 7w+', '3b0 6b-', '4b0 9w1', '. 8b0']
    expect(floatsOf(rows).map(([last]) => last)).toEqual(['down', 'down', 'down', 'down', 'down', 'down', 'down', null, null])
    expect(floatsOf(rows).at(-1)).toEqual([null, 'down'])
  })
})

describe('fide-dutch-2017 A.7: topscorers', () => {
  const scored = (points: number, round: number, numberOfRounds: number | null): boolean => {
    const wins = '2w1 '.repeat(Math.floor(points))
    const tournament = buildTournament([`${wins}${points % 1 === 0 ? '' : '2w= '}`, ''], { numberOfRounds })
    return competitorsOf(tournament, roundNumber(round), edition).find(({ id }) => id === 1)!.topscorer
  }

  test.each([
    ['A.7: 4½ of 8 before the last of nine rounds', 4.5, 9, 9, true],
    ['A.7: exactly half is not enough', 4, 9, 9, false],
    ['A.7: only when the final round is paired', 4.5, 9, 10, false],
    ['A.7: 3 of 5 before the last of six', 3, 6, 6, true],
    ['A.7: 2½ of 5', 2.5, 6, 6, false],
  ])('%s', (_, points, round, numberOfRounds, expected) => {
    expect(scored(points, round, numberOfRounds)).toBe(expected)
  })
})

describe('fide-dutch-2017 C.2: who may take the bye', () => {
  test.each([
    ['C.2: who had it may not', 'U', false],
    ['C.2: nor who won by an absence', '2w+', false],
    ['C.2: a forfeit loss is no bar', '2w-', true],
    ['C.2: a half-point bye is no bar', 'H', true],
    ['C.2: a requested full-point bye is no bar', 'F', true],
    ['C.2: an absence is no bar', 'Z', true],
  ])('%s', (_, row, expected) => {
    const tournament = buildTournament([row, row === '2w+' ? '1b-' : row === '2w-' ? '1b+' : 'Z'])
    expect(competitorsOf(tournament, roundNumber(2), edition).find(({ id }) => id === 1)!.mayTakeBye).toBe(expected)
  })
})

describe('fide-dutch-2017 C.1: whom a player has met', () => {
  test('C.1: games over the board count, forfeits do not (C.04.2.D.6), forbidden pairs do in their rounds', () => {
    const forbidden = { players: [playerId(1), playerId(4)], firstRound: roundNumber(3), lastRound: roundNumber(3) }
    const rows = ['2w1 3b+', '1b0 4w1', '4w= 1w-', '3b= 2b0']
    const excludedBy = (round: number): readonly number[] => {
      const order = competitorsOf(buildTournament(rows, { forbiddenPairs: [forbidden] }), roundNumber(round), edition)
      return [...order.find(({ id }) => id === 1)!.excluded].map((rank) => order[rank]!.id).sort()
    }
    expect(excludedBy(3)).toEqual([2, 4])
    expect(excludedBy(4)).toEqual([2])
  })
})

describe('groups that the organiser keeps apart', () => {
  test('no two of a group may meet, in its rounds, nor two who share any of several', () => {
    const group = (players: readonly number[], lastRound: number | null) => ({
      players: players.map(playerId),
      firstRound: roundNumber(2),
      lastRound: lastRound === null ? null : roundNumber(lastRound),
    })
    const tournament = buildTournament(['', '', '', '', '', ''], { forbiddenPairs: [group([1, 2, 3], 2), group([3, 4, 5], null)] })
    const mayMeetIn = (round: number): readonly string[] => {
      const order = competitorsOf(tournament, roundNumber(round), edition)
      return order.flatMap((a, i) => order.slice(i + 1).flatMap((b) => (haveNotMet(a, b) ? [`${a.id}-${b.id}`] : [])))
    }
    expect(mayMeetIn(1)).toHaveLength(15)
    expect(mayMeetIn(2)).toEqual(['1-4', '1-5', '1-6', '2-4', '2-5', '2-6', '3-6', '4-6', '5-6'])
    expect(mayMeetIn(3)).toEqual(['1-2', '1-3', '1-4', '1-5', '1-6', '2-3', '2-4', '2-5', '2-6', '3-6', '4-6', '5-6'])
  })
})

describe('C.04.2.D.5: only played games make a colour history', () => {
  test.each([
    ['2b1 2w1 2b1 Z 2w1', 'BWBW'],
    ['2w1 2b1 H 2w1 2b1', 'WBWB'],
    ['2b1 2w1 2w1 2w+ 2b1 U 2w1', 'BWWBW'],
  ])('C.04.2.D.5: %s is %s', (row, expected) => {
    const tournament = buildTournament([row, '. . . . . . .'])
    const first = competitorsOf(tournament, roundNumber(8), edition).find(({ id }) => id === 1)!
    expect(first.colours.map((colour) => (colour === 'white' ? 'W' : 'B')).join('')).toBe(expected)
  })
})

describe('fide-dutch-2017 E.5: odd and even', () => {
  test('E.5: whoever has never been paired has no number yet', () => {
    const rows = Array.from({ length: 16 }, () => '')
    const requestedByes = [{ player: playerId(12), round: roundNumber(1), bye: 'zero-point' as const }]
    const parity = (round: number): readonly number[] =>
      competitorsOf(buildTournament(rows, { requestedByes }), roundNumber(round), edition)
        .filter(({ id }) => id > 10)
        .map(({ parityNumber }) => parityNumber)
    // 13 and 15 count as even while 12 is not there, 14 and 16 as odd.
    expect(parity(1)).toEqual([11, 12, 13, 14, 15])
    expect(parity(2)).toEqual([11, 12, 13, 14, 15, 16])
  })
})
