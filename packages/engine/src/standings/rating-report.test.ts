import { describe, expect, test } from 'vitest'
import { playerId } from '../model/ids.ts'
import { buildTournament } from '../testing/build-tournament.ts'
import { swissExercise } from '../testing/tie-break-fixtures.ts'
import { exact, formatExact, roundHalfUp, toNumber } from './exact.ts'
import { ratingReport } from './rating-report.ts'
import { expectedHundredths, ratingDifference } from './rating-tables.ts'

describe('the tables of B.02', () => {
  test('rating difference for a fraction of points', () => {
    const dp = (hundredths: number) => ratingDifference(2 * hundredths, 100)
    expect([0, 1, 10, 25, 49, 50, 51, 75, 90, 99, 100].map(dp)).toEqual([-800, -677, -366, -193, -7, 0, 7, 193, 366, 677, 800])
    expect(ratingDifference(2, 8)).toBe(dp(13))
  })

  test('expected score for a difference, and the two sides make one', () => {
    expect([0, 3, 4, 10, 11, 100, 344, 345, 400, 735, 736, 9999].map(expectedHundredths)).toEqual([
      50, 50, 51, 51, 52, 64, 88, 89, 92, 99, 100, 100,
    ])
    for (let difference = 1; difference < 900; difference++) {
      expect(expectedHundredths(difference) + expectedHundredths(-difference)).toBe(100)
      expect(expectedHundredths(difference)).toBeGreaterThanOrEqual(expectedHundredths(difference - 1))
    }
  })
})

describe('rating report', () => {
  test('C.04.5 0: of a match of two games both count, each as what it was', () => {
    const [first, second] = buildTournament(['2w1', '1b0']).players
    const games = (of: typeof first, results: readonly ['win' | 'loss', 'draw' | 'forfeit-win']) => ({
      ...of!,
      rating: 2000,
      outcomes: of!.outcomes.map((outcome) => (outcome.kind === 'game' ? { ...outcome, games: results } : outcome)),
    })
    const reported = (results: readonly ['win', 'draw' | 'forfeit-win']) => {
      const players = [games(first, results), { ...second!, rating: 1900 }]
      const report = ratingReport({ ...buildTournament(['2w1', '1b0']), players }, playerId(1), { k: 20 })!
      return [report.games, toNumber(report.score), report.performance]
    }
    expect(reported(['win', 'draw'])).toEqual([2, 1.5, 2093])
    expect(reported(['win', 'forfeit-win'])).toEqual([1, 1, 2700])
  })

  test('performance and change of rating', () => {
    const report = ratingReport(swissExercise(), playerId(3), { k: 20 })!
    expect([report.games, report.averageOpponent, report.performance, report.perfectPerformance]).toEqual([5, 1940, 2089, 2112])
    // 2100 against 1700, 1950, 1850, 2050, 2150: .92 + .70 + .81 + .57 + .43.
    expect(toNumber(report.expected!)).toBeCloseTo(3.43)
    expect(formatExact(report.change!, 2)).toBe('1.40')
  })

  test('a difference above 400 counts as 400 unless the whole scale is asked for', () => {
    const event = buildTournament(['2w1', '1b0'])
    const rated = { ...event, players: event.players.map((player, at) => ({ ...player, rating: at === 0 ? 2600 : 1800 })) }
    expect(formatExact(ratingReport(rated, playerId(1), { k: 10 })!.change!, 2)).toBe('0.80')
    expect(formatExact(ratingReport(rated, playerId(1), { k: 10, limit: null })!.change!, 2)).toBe('0.00')
  })

  test('unrated opponents, unplayed and open games are left out', () => {
    const event = buildTournament(['2w1 3b+ 2b*', '1b0 Z 1w*', '. 1w- .'])
    expect(ratingReport(event, playerId(1), { k: 40 })).toMatchObject({
      games: 0,
      leftOut: 1,
      averageOpponent: null,
      performance: null,
      change: null,
    })
    expect(ratingReport(event, playerId(8), { k: 40 })).toBeNull()
  })
})

describe('exact numbers', () => {
  test('lowest terms, rounding and decimals', () => {
    expect(exact(6, 4)).toEqual({ numerator: 3, denominator: 2 })
    expect(exact(-0, 10)).toEqual({ numerator: 0, denominator: 1 })
    expect(() => exact(0.5)).toThrow()
    expect([exact(5, 2), exact(7, 3), exact(-1, 2)].map(roundHalfUp)).toEqual([3, 2, 0])
    expect([
      formatExact(exact(37, 6), 2),
      formatExact(exact(-1, 8), 2),
      formatExact(exact(1, 2), 0),
      formatExact(exact(-1, 1000), 1),
    ]).toEqual(['6.17', '-0.13', '1', '0.0'])
  })
})
