import { describe, expect, test } from 'vitest'
import { havingMet } from '../../testing/players/make-competitor.ts'
import { cross, eventsOf, inWords, scoregroups } from '../../testing/procedure-pairs.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { leastUnfulfilled } from './a08-x.ts'
import { pairBrackets } from './pair-brackets.ts'

const paired = (players: readonly Competitor[]): string => inWords(pairBrackets(players))
const events = (players: readonly Competitor[]) => eventsOf((trace) => pairBrackets(players, trace))
const wantsWhite = { history: 'WB' }

/** Every example is worked out by hand in its comment; numbers are ranks, scores fall from left to right. */
describe('fide-dutch-1998, section C by hand: going back', () => {
  test('C.12: the previous bracket is undone so that p pairs can be made', () => {
    // 1-2, and 3 would come down; 3 has met 4 and 5. With 2 instead: 2-4; 5 moves down to 6.
    const players = havingMet(
      scoregroups([
        [3, 3],
        [2, 2],
        [1, 1],
      ]),
      [3, 4],
      [3, 5],
    )
    expect(paired(players)).toBe('1-3 2-4 5-6')
    expect(events(players)).toContainEqual({ kind: 'backtracked', article: 'C.12', score: 30, instead: [3] })
  })

  test('C.12: if nobody else helps, the pairing stays', () => {
    // Neither 1, 2 nor 3 can meet 4. 3 comes down, finds nobody and goes on with 4, as do both: 3-5, 4-6.
    const players = havingMet(
      scoregroups([
        [3, 3],
        [2, 1],
        [1, 2],
      ]),
      [1, 4],
      [2, 4],
      [3, 4],
    )
    expect(paired(players)).toBe('1-2 3-5 4-6')
  })

  test('C.13: the penultimate bracket lets the lowest be paired', () => {
    // 5 and 6 have met. Two pairs above leave them alone; with p = 1, 1-2 and 3, 4 move down: 3-5, 4-6.
    const players = havingMet(
      scoregroups([
        [2, 4],
        [1, 2],
      ]),
      [5, 6],
    )
    expect(paired(players)).toBe('1-2 3-5 4-6')
    expect(events(players)).toContainEqual({ kind: 'penultimate', article: 'C.13', score: 20, instead: [3, 4] })
  })

  test('C.13: p becomes zero and the two lowest brackets are joined', () => {
    // 3 and 4 have met, so 1 and 2 must both come down. Half came from above: homogeneous, S1 = {1, 2}, S2 = {3, 4}.
    const players = havingMet(
      scoregroups([
        [2, 2],
        [1, 2],
      ]),
      [3, 4],
    )
    expect(paired(players)).toBe('1-3 2-4')
    expect(events(players)).toContainEqual({ kind: 'joined', article: 'C.13', score: 20 })
  })

  test('C.13: again and again, until it can be paired', () => {
    // The lowest two brackets {3} and {4, 5, 6} cannot be paired: 4, 5, 6 have met and 3 is one only. 1 and 2 have to come down as well.
    const players = havingMet(
      scoregroups([
        [3, 2],
        [2, 1],
        [1, 3],
      ]),
      [4, 5],
      [4, 6],
      [5, 6],
    )
    expect(paired(players)).toBe('1-4 2-5 3-6')
  })

  test('C.14: p is decreased, and the others move down', () => {
    // Everybody can meet 1 only: p = 1, 1-2; 3 and 4 move down.
    const players = havingMet(
      scoregroups([
        [2, 4],
        [1, 2],
      ]),
      [2, 3],
      [2, 4],
      [3, 4],
    )
    expect(paired(players)).toBe('1-2 3-5 4-6')
    expect(events(players)).toContainEqual({ kind: 'fewer-pairs', article: 'C.14', score: 20, pairs: 1, wanted: 2 })
  })

  test('C.14: x starts from its original value less one', () => {
    // All four want White: x = 2 for two pairs. Everybody can meet 1 only, so p = 1 and x = 1.
    const players = scoregroups([[1, 4]], { 1: wantsWhite, 2: wantsWhite, 3: wantsWhite, 4: wantsWhite })
    expect([leastUnfulfilled(players, 2), leastUnfulfilled(players, 1)]).toEqual([2, 1])
  })

  test('C.14: of those moved down the highest stay in S1', () => {
    // 1 and 2, from above, can both meet 3 only. With p = 1: S1 = {1}: 1-3; 2 is left to the remainder, finds nobody and has the bye.
    expect(
      paired(
        havingMet(
          scoregroups([
            [2, 2],
            [1, 5],
          ]),
          [1, 2],
          ...cross([1, 2], [4, 5, 6, 7]),
        ),
      ),
    ).toBe('1-3 4-6 5-7 bye 2')
  })
})
