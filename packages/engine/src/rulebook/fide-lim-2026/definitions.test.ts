import { describe, expect, test } from 'vitest'
import { roundNumber } from '../../model/ids.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { makeLimPlayer as player } from '../../testing/players/make-lim-player.ts'
import { allocateColours } from './colour-allocation.ts'
import type { Competitor } from './competitor.ts'
import { medianScore } from './direction.ts'
import { fideLim2026 as system } from './index.ts'
import { roundOf } from './round-of.ts'
import { type LimSettings, limDefaults } from './rules.ts'

describe('fide-lim-2026 2.2: the median', () => {
  test.each([
    [1, 0],
    [2, 5],
    [4, 15],
    [5, 20],
  ])('before round %i', (round, score) => expect(medianScore(buildTournament(['2w1', '1b0']), round, limDefaults)).toBe(score))
  test('with virtual points as the text says, or in the middle', () => {
    const virtualPoints = new Map([[1, [10, 10]]]) as never
    const tournament = { ...buildTournament(['2w1', '1b0']), virtualPoints }
    expect(medianScore(tournament, 2, limDefaults)).toBe(5)
    expect(medianScore(tournament, 2, { ...limDefaults, acceleratedMedian: 'middle' })).toBe(10)
  })
})

describe('fide-lim-2026 3.10: who floated in the round before', () => {
  /** Numbers of those who did, after a line for each player. */
  const floated = (rows: readonly string[], settings: Partial<LimSettings> = {}): string => {
    const tournament = { ...buildTournament(rows), rules: { ...limDefaults, ...settings } }
    const round = roundNumber(rows[0]!.split(' ').length + 1)
    const { competitors } = roundOf(system.prepare(tournament, round), round)
    return competitors
      .filter(({ floatedLast }) => floatedLast)
      .map(({ id }) => id)
      .sort()
      .join()
  }
  test('above the median the higher, below it the lower, across it both', () => {
    // In round 2 the scores were 1, ½, ½, 0; the median ½.
    expect(floated(['4w1 2b=', '3b= 1w=', '2w= 4w=', '1b0 3b='])).toBe('1,4')
    expect(floated(['2w1 4b=', '1b0 3w=', '4w1 2b=', '3b0 1w='])).toBe('1,2,3,4')
  })
  test('a forfeited pairing counts, or by one reading not', () => {
    expect(floated(['4w1 2b+', '3b= 1w-', '2w= 4w=', '1b0 3b='])).toBe('1,4')
    expect(floated(['4w1 2b+', '3b= 1w-', '2w= 4w=', '1b0 3b='], { forfeitedGamesFloat: false })).toBe('4')
  })
})

describe('fide-lim-2026 5.1, fide-lim-2026 5.5, fide-lim-2026 5.6: the colour due', () => {
  test.each([
    ['', null, 'none'],
    ['W', 'black', 'strong'],
    ['WB', 'white', 'mild'],
    ['BBW', 'white', 'strong'],
    ['BWW', 'black', 'absolute'],
    ['WBWBWW', 'black', 'absolute'],
  ])('after %s', (letters, colour, strength) => expect(player(1, 0, letters).preference).toEqual({ colour, strength }))
})

describe('fide-lim-2026 5.3, fide-lim-2026 5.4: colours of a pair', () => {
  const gives = (first: Competitor, second: Competitor, below = false): string => {
    const { board, article } = allocateColours({ first, second, below }, 'black')
    return `${board.white}-${board.black} ${article}`
  }
  test('fide-lim-2026 7.2: neither has played: the lot, by odd and even', () => {
    expect(gives(player(1, 1), player(2, 1))).toBe('2-1 7.2')
    expect(gives(player(3, 0), player(2, 1))).toBe('2-3 7.2')
  })
  test('fide-lim-2026 5.2: both as they are due, or the one who is', () => {
    expect(gives(player(1, 1, 'W'), player(2, 1, 'B'))).toBe('2-1 5.2')
    expect(gives(player(1, 1), player(2, 1, 'B'))).toBe('2-1 5.2')
  })
  test('fide-lim-2026 5.3: who must have it after one colour twice running', () =>
    expect(gives(player(1, 1, 'WB'), player(2, 1, 'WBB'))).toBe('2-1 5.3'))
  test('fide-lim-2026 5.1.2: who must have it after two more of the other', () =>
    expect(gives(player(1, 1, 'WB'), player(2, 1, 'BBWB'))).toBe('2-1 5.1.2'))
  test('fide-lim-2026 6, fide-lim-2026 5.1.2, fide-lim-2026 5.3: both must have it, one for both reasons: a third colour is needed, three more of it are not', () => {
    expect(gives(player(1, 1, 'BWBB'), player(2, 1, 'WBB'))).toBe('1-2 5.1.2')
    expect(gives(player(1, 1, 'WBB'), player(2, 1, 'BWBB'), true)).toBe('2-1 5.1.2')
    expect(gives(player(1, 1, 'BBWB'), player(2, 1, 'WBBB'))).toBe('2-1 5.3')
    // For the same reasons, or each for its own: histories decide.
    expect(gives(player(1, 1, 'WBWBB'), player(2, 1, 'WWBBB'))).toBe('2-1 5.4')
    expect(gives(player(1, 1, 'WBB'), player(2, 1, 'BBWB'))).toBe('1-2 5.4')
  })
  test('fide-lim-2026 5.4: other than the last time their colours differed', () =>
    expect(gives(player(1, 1, 'WBWB'), player(2, 1, 'BWWB'))).toBe('1-2 5.4'))
  test('fide-lim-2026 5.4: the same histories: the higher ranked, below the median the lower', () => {
    expect(gives(player(1, 1, 'WB'), player(2, 1, 'WB'))).toBe('1-2 5.4')
    expect(gives(player(1, 1, 'WB'), player(2, 1, 'WB'), true)).toBe('2-1 5.4')
  })
})

test('fide-lim-2026 7.1: in round 1 the last of the list has the bye', () => {
  const answer = system.pairRound(buildTournament(['', '', '']), roundNumber(1))
  expect(answer).toMatchObject({ kind: 'pairing', bye: 3 })
})

test('fide-lim-2026 5.7: in a Maxi tournament who is without a rating is warned of', () => {
  const tournament = buildTournament(['2w1', '1b0'])
  const unrated = { ...tournament, players: tournament.players.map((one) => ({ ...one, rating: null })) }
  const warned = (maxi: boolean) => system.warnings({ ...unrated, rules: { ...limDefaults, maxi } }, roundNumber(2)).map(({ code }) => code)
  expect(warned(false)).toEqual([])
  expect(warned(true)).toEqual(['provisional-rating-missing'])
})
