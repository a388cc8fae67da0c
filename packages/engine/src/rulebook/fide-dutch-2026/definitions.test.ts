import { describe, expect, test } from 'vitest'
import { roundNumber } from '../../model/ids.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { scoringSystem, standardScoring } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { wordsOf } from '../../testing/pairing-words.ts'
import { coloursFrom } from '../../testing/players/make-competitor.ts'
import { defaultLimit } from '../by-the-book/budget.ts'
import { colourDifference, colourPreference } from '../fide-dutch/colour-preference.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import { pairBrackets } from './by-the-book/pair-brackets.ts'
import { book, pairRoundByTheBook } from './by-the-book.ts'
import { edition } from './edition.ts'
import { pairRound } from './pair-round.ts'

const competitors = (rows: readonly string[], round: number, data: Partial<Tournament> = {}) =>
  competitorsOf(buildTournament(rows, data), roundNumber(round), edition)
const bracketsOf = (rows: readonly string[], round: number) => {
  const paired = pairBrackets(competitors(rows, round), book, defaultLimit)
  if (paired.kind !== 'paired') throw new Error('no legal pairing')
  return paired.brackets
}

describe('order and brackets', () => {
  test('1.2: score, then pairing number', () => {
    expect(competitors(['3w0', '4b=', '1b1', '2w='], 2).map(({ id }) => id)).toEqual([3, 2, 4, 1])
  })

  test('1.3: a bracket is a scoregroup with those left unpaired above it', () => {
    const brackets = bracketsOf(['4w1', '5b1', '6w1', '1b0', '2w0', '3b0'], 2)
    expect(brackets.map(({ bracket }) => bracket.players.map(({ id }) => id))).toEqual([
      [1, 2, 3],
      [3, 4, 5, 6],
    ])
  })

  test('1.4.1: a downfloater is an MDP of the next bracket, and of the one after when it floats on', () => {
    // 1 has met all of the middle group.
    const brackets = bracketsOf(['2w1 3b1', '1b0 4w1', '5b1 1w0', 'Z 2b0', '3w0 Z'], 3)
    expect(brackets.map(({ bracket, candidate }) => [bracket.movedDown, candidate.downfloaters.map(({ id }) => id)])).toEqual([
      [0, [1]],
      [1, [1]],
      [1, [4]],
    ])
  })
})

describe('floats', () => {
  const lastFloat = (rows: readonly string[], data: Partial<Tournament> = {}) => {
    const all = competitors(rows, 3, data)
    return rows.map((_, index) => all.find(({ id }) => id === index + 1)!.floatLastRound)
  }

  test('1.4.2: of two with unequal scores the higher gets a downfloat, the other an upfloat; equal scores give none', () => {
    expect(lastFloat(['3w1 2b1', '4b= 1w0', '1b0 4w1', '2w= 3b0', '6w= 6b=', '5b= 5w='])).toEqual(['down', 'up', 'up', 'down', null, null])
  })

  const rows = (cell: string): readonly string[] => [
    `2w1 ${cell}`,
    `1b0 ${cell === '3w+' || cell === '3w-' ? 'Z' : '.'}`,
    `Z ${opposite[cell] ?? 'Z'}`,
  ]
  const opposite: Readonly<Record<string, string>> = { '3w+': '1b-', '3w-': '1b+' }

  test.each([
    ['1.4.3: the bye', 'U', 'down', standardScoring],
    ['1.4.3: the bye, even when it is worth nothing', 'U', 'down', scoringSystem(10, 5, 0, { pairingAllocatedBye: pointsFromTenths(0) })],
    ['1.4.3: a forfeit win', '3w+', 'down', standardScoring],
    ['1.4.3: a full-point bye', 'F', 'down', standardScoring],
    ['1.4.3: a half-point bye', 'H', 'down', standardScoring],
    ['1.4.4: no float from a forfeit loss', '3w-', null, standardScoring],
    ['1.4.4: no float from a zero-point bye', 'Z', null, standardScoring],
    ['1.4.4: no float from an absence', '.', null, standardScoring],
    ['1.4.4: a half-point bye worth a loss', 'H', null, scoringSystem(30, 20, 10, { halfPointBye: pointsFromTenths(10) })],
    ['1.4.3: a zero-point bye worth more than a loss', 'Z', 'down', scoringSystem(10, 5, 0, { zeroPointBye: pointsFromTenths(5) })],
  ])('%s', (_, cell, expected, scoring) => {
    expect(lastFloat(rows(cell), { scoring })[0]).toBe(expected)
  })
})

describe('colours', () => {
  test.each([
    ['1.6: whites minus blacks', 'WWB', 1],
    ['1.6: games not played do not count', 'W=B=B', -1],
  ])('%s', (_, history, expected) => {
    expect(colourDifference(coloursFrom(history))).toBe(expected)
  })

  test.each([
    ['1.7: absolute beyond one', 'WWBW', 'absolute black'],
    ['1.7: absolute after the same colour twice', 'BBWW', 'absolute black'],
    ['1.7: absolute over an unplayed game', 'WBBW=W', 'absolute black'],
    ['1.7: strong at one', 'B', 'strong white'],
    ['1.7: mild at zero', 'WB', 'mild white'],
    ['1.7: none before the first game', '==', 'none null'],
  ])('%s', (_, history, expected) => {
    const { colour, strength } = colourPreference(coloursFrom(history))
    expect(`${strength} ${colour}`).toBe(expected)
  })
})

describe('topscorers, the bye, the round', () => {
  test.each([
    ['1.8: 4½ of 8 before the last of nine rounds', 4.5, 9, 9, true],
    ['1.8: exactly half is not enough', 4, 9, 9, false],
    ['1.8: only when the final round is paired', 4.5, 9, 10, false],
  ])('%s', (_, points, round, numberOfRounds, expected) => {
    const row = `${'2w1 '.repeat(Math.floor(points))}${points % 1 === 0 ? '' : '2w='}`
    expect(competitors([row, ''], round, { numberOfRounds }).find(({ id }) => id === 1)!.topscorer).toBe(expected)
  })

  test.each([pairRound, pairRoundByTheBook])('1.5: who is left over gets the bye, without opponent or colour', (pair) => {
    expect(wordsOf(pair(buildTournament(['3w1', '4b1', '1b0', '2w0', 'U']), roundNumber(2), 'white'))).toBe('5-1 2-3 4')
  })

  test.each([pairRound, pairRoundByTheBook])('1.9: no legal pairing is an answer, with the group that is stuck', (pair) => {
    const answer = pair(buildTournament(['2w1', '1b0'], { numberOfRounds: 2 }), roundNumber(2), 'white')
    expect(answer).toMatchObject({ kind: 'no-legal-pairing', stuck: expect.any(Array) })
    expect(answer).not.toHaveProperty('bye')
  })

  test('1.9, C2: no legal pairing, because everybody has had the bye', () => {
    const answer = pairRound(buildTournament(['U . .', '. U .', '. . U']), roundNumber(4), 'white')
    expect(answer).toMatchObject({ kind: 'no-legal-pairing', stuck: [], only: [], bye: true })
  })

  test('1.9: brackets are paired from the top', () => {
    expect(bracketsOf(['3w1', '4b1', '1b0', '2w0'], 2).map(({ candidate }) => candidate.pairs.map(({ higher }) => higher.id))).toEqual([
      [1],
      [3],
    ])
  })
})
