import { describe, expect, test } from 'vitest'
import { playerId } from '../model/ids.ts'
import { formatExact, toNumber } from '../standings/exact.ts'
import { cfcChange } from './cfc-change.ts'
import { cfcPerformance } from './cfc-performance.ts'
import { fideChange } from './fide-change.ts'
import { firstRating } from './fide-first.ts'
import type { RatedGame } from './rated-games.ts'

const game = (rating: number | null, halves: 0 | 1 | 2, at = 0): RatedGame => ({
  round: at + 1,
  opponent: playerId(at + 2),
  rating,
  halves,
})
const games = (...all: readonly (readonly [number | null, 0 | 1 | 2])[]): readonly RatedGame[] =>
  all.map(([rating, halves], at) => game(rating, halves, at))
const usual = { kind: 'standard', ofList: null, birthYear: null, year: 2026, day: 20260301 } as const

describe('B.02 8.3: change of a rating', () => {
  test('game by game: 2100 against 1700, 1950, 1850, 2050, 2150 with 3½', () => {
    const change = fideChange(games([1700, 2], [1950, 2], [1850, 1], [2050, 1], [2150, 1]), { ...usual, rating: 2100 })
    expect(change.games.map(({ expected }) => toNumber(expected))).toEqual([0.92, 0.7, 0.81, 0.57, 0.43])
    expect([formatExact(change.expected, 2), formatExact(change.change, 2), change.points, change.k, change.by]).toEqual([
      '3.43',
      '1.40',
      1,
      20,
      'usual',
    ])
    expect(change.games.reduce((all, one) => all + toNumber(one.change), 0)).toBeCloseTo(toNumber(change.change), 10)
  })

  test('a difference counts as 400 at most below 2650, whole from there on, and never whole in rapid and blitz', () => {
    const counted = (rating: number, kind: 'standard' | 'rapid' = 'standard', day: number | null = usual.day) =>
      fideChange(games([2100, 2]), { ...usual, rating, kind, day }).games[0]!.counted
    expect([counted(2649), counted(2650), counted(2650, 'rapid')]).toEqual([400, 550, 400])
    expect([20250930, 20251001, null].map((day) => counted(2650, 'standard', day))).toEqual([400, 550, 550])
  })

  test('rapid and blitz: above 2600 a game of 600 or more apart is not rated, in standard play it is', () => {
    const counted = (rating: number, opponent: number, more: object = { kind: 'rapid' }) =>
      fideChange(games([opponent, 2]), { ...usual, rating, ...more }).games.length
    expect([counted(2601, 2001), counted(2601, 2002), counted(2600, 2000), counted(1990, 2601)]).toEqual([0, 1, 1, 0])
    expect([counted(2700, 2100, { kind: 'blitz' }), counted(2700, 2100, { kind: 'standard' })]).toEqual([0, 1])
    expect([20241130, 20241201, null].map((day) => counted(2700, 2100, { kind: 'rapid', day }))).toEqual([1, 0, 0])
    expect(fideChange(games([2000, 2], [2500, 1]), { ...usual, kind: 'rapid', rating: 2650 }).leftOut).toHaveLength(1)
  })

  test('K: as the list has it; else 10 from 2400, 40 for juniors below 2300, 20; no more than 700 in all', () => {
    const k = (rating: number, more: object = {}, many = 1) => {
      const change = fideChange(
        Array.from({ length: many }, (_, at) => game(2000, 1, at)),
        { ...usual, rating, ...more },
      )
      return [change.k, change.by, change.capped]
    }
    expect(k(2399)).toEqual([20, 'usual', false])
    expect(k(2400)).toEqual([10, 'reached-2400', false])
    expect(k(2299, { birthYear: 2008 })).toEqual([40, 'junior', false])
    expect(k(2299, { birthYear: 2007 })).toEqual([20, 'usual', false])
    expect(k(2300, { birthYear: 2008 })).toEqual([20, 'usual', false])
    expect(k(2399, { ofList: 10 })).toEqual([10, 'list', false])
    expect(k(1900, { ofList: 40 }, 17)).toEqual([40, 'list', false])
    expect(k(1900, { ofList: 40 }, 18)).toEqual([38, 'list', true])
  })

  test('whoever is unrated is left out; halves go away from zero', () => {
    const change = fideChange(games([null, 2], [2000, 2]), { ...usual, rating: 2000 })
    expect([change.games.length, change.leftOut.length, change.points]).toEqual([1, 1, 10])
    const against = fideChange(games([2004, 1]), { ...usual, rating: 2000, ofList: 50 })
    expect([formatExact(against.change, 1), against.points]).toEqual(['0.5', 1])
    const lost = fideChange(games([1996, 1]), { ...usual, rating: 2000, ofList: 50 })
    expect([formatExact(lost.change, 1), lost.points]).toEqual(['-0.5', -1])
  })
})

describe('B.02 8.2: a first rating', () => {
  test('five games, three points, opponents of 9507 together: 1922', () => {
    const first = firstRating(games([1900, 2], [1900, 2], [1900, 2], [1900, 0], [1907, 0]))
    expect([formatExact(first.average, 2), first.hundredths, first.difference, first.rating]).toEqual(['1872.43', 57, 50, 1922])
  })

  test('none of fewer than five games, without a point, or below 1400; 2200 at most', () => {
    expect(firstRating(games([1900, 2], [1900, 2], [1900, 2], [1900, 0])).because).toBe('too-few-games')
    expect(firstRating(games([1900, 0], [1900, 0], [1900, 0], [1900, 0], [1900, 0])).because).toBe('no-points')
    expect(firstRating(games([1400, 1], [1400, 0], [1400, 0], [1400, 0], [1400, 0])).because).toBe('below-floor')
    expect(firstRating(games([2600, 2], [2600, 2], [2600, 2], [2600, 2], [2600, 2])).rating).toBe(2200)
  })
})

describe('CFC handbook: an established rating', () => {
  test('1450 with four of six against 1237, 1511, 1214, 1441, 1579 and 2133: 2.84 were expected, 1487 before any bonus', () => {
    const change = cfcChange(games([1237, 2], [1511, 2], [1214, 2], [1441, 2], [1579, 0], [2133, 0]), { rating: 1450, highest: 1800 })
    expect([formatExact(change.expected, 2), change.change, change.k]).toEqual(['2.84', 37.12, 32])
    expect(Math.round(1450 + change.change)).toBe(1487)
    // 13 times the root of six is 31.8: what lies above it counts for 1.75 of its worth on top.
    expect(change.bonus).toMatchObject({ forHighest: 0 })
    expect(change.bonus!.forExceeding).toBeCloseTo(1.75 * (change.change - 13 * Math.sqrt(6)), 6)
  })

  test('2200 halves what lies above and doubles what lies below', () => {
    const won = games([2190, 2], [2190, 2])
    // Two wins where one was expected, nearly: 32 times about a point.
    const up = cfcChange(won, { rating: 2190, highest: 2300 })
    expect([up.crossed, 2190 + up.change]).toEqual([true, 2199 + (32 - 9) / 2])
    const down = cfcChange(games([2205, 0], [2205, 0]), { rating: 2205, highest: 2300 })
    expect([down.k, 2205 + down.change]).toEqual([16, 2200 - 2 * 11])
    expect(cfcChange(games([2000, 2]), { rating: 2000, highest: 2300 }).crossed).toBe(false)
  })

  test('the bonus: four games, 20 for the highest rating ever, half of all for masters; floors', () => {
    const wins = (many: number, rating: number) => games(...Array.from({ length: many }, () => [rating, 2] as const))
    expect(cfcChange(wins(3, 1500), { rating: 1500, highest: 1500 }).bonus).toBeNull()
    expect(cfcChange(wins(4, 1500), { rating: 1500, highest: 1500 }).bonus).toMatchObject({
      threshold: 26,
      forHighest: 20,
      forExceeding: 1.75 * (64 - 26),
    })
    expect(cfcChange(wins(4, 1500), { rating: 1500, highest: null }).bonus!.forHighest).toBe(0)
    expect(cfcChange(wins(4, 2300), { rating: 2300, highest: 2300 }).bonus).toMatchObject({ threshold: 13, forHighest: 10 })
    expect(cfcChange(games([820, 0], [820, 0]), { rating: 820, highest: null }).after).toBe(799)
    expect(cfcChange(games([700, 0], [700, 0]), { rating: 700, highest: null }).after).toBe(700)
  })

  test('performance: the mean of the opponents and 400 for each win more than losses, over the games', () => {
    expect(cfcPerformance(games([1500, 2], [1700, 1], [null, 2]))).toBe(1800)
    expect(cfcPerformance(games([null, 2]))).toBeNull()
  })
})
