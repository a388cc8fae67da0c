import { describe, expect, test } from 'vitest'
import { compareRandomBrackets, compareTournament, noComparison, playersFor } from '../../../testing/compare-brackets.ts'

/** Counting heads and the weighted matching must answer alike. `npm run differential` does the same by the thousand. */
describe('B.8, D.1 (3.8, 4.2): brackets read off by counting are those of the matching', () => {
  test('C9 before C10 and C11: a bye with fewer unplayed games is worth two topscorers of one absolute preference', () => {
    const comparison = noComparison()
    for (const seed of [5812, 7055, 7999, 9127]) compareRandomBrackets(comparison, seed, 1)
    expect(comparison.differences).toEqual([])
  })

  test('brackets of any kind', () => {
    const comparison = noComparison()
    compareRandomBrackets(comparison, 1_000_000, 1500)
    expect(comparison.differences).toEqual([])
    expect(comparison.readOff).toBeGreaterThan(comparison.brackets / 3)
  })

  test('whole tournaments', () => {
    const comparison = noComparison()
    for (let seed = 1; comparison.rounds < 200; seed++) compareTournament(comparison, seed, playersFor(seed, 200), [3, 11])
    expect(comparison.differences).toEqual([])
    expect(comparison.readOff).toBeGreaterThan(comparison.brackets / 3)
  })
})
