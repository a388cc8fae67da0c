import { describe, expect, test } from 'vitest'
import { atNight, compareWays, tournamentsToCompare } from '../../testing/compare-ways.ts'
import { pairRoundByTheBook } from './by-the-book.ts'
import { pairRound } from './pair-round.ts'

const tournaments = tournamentsToCompare(300)

describe('the fast way and the book', () => {
  test.each([
    ['2 to 14', tournaments, [2, 14]],
    ['14 to 18', Math.ceil(tournaments / 30), [14, 18]],
  ] as const)('agree on every round of random tournaments of %s players', { timeout: 7_200_000 }, (players, count, limits) => {
    const compared = compareWays(pairRound, pairRoundByTheBook, 1001, count, { players: limits })
    if (atNight) console.info(players, compared)
    expect(compared.differences).toEqual([])
    expect(compared.rounds).toBeGreaterThan(2 * count)
  })
})
