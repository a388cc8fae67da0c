import { describe, expect, test } from 'vitest'
import { havingMet } from '../../testing/players/make-competitor.ts'
import { cross, eventsOf, inWords, loweredIn, scoregroups } from '../../testing/procedure-pairs.ts'
import { defaultLimit, makeBudget } from '../by-the-book/budget.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { formBracket } from '../fide-dutch/procedure/bracket.ts'
import { leastUnfulfilled } from './a08-x.ts'
import { pairBracketByTheBook } from './by-the-book/pair-bracket.ts'
import { mayMeet } from './edition.ts'
import { pairBrackets } from './pair-brackets.ts'

const paired = (players: readonly Competitor[]): string => inWords(pairBrackets(players))
const events = (players: readonly Competitor[]) => eventsOf((trace) => pairBrackets(players, trace))
const up = { floatLastRound: 'up' } as const
const upBefore = { floatTwoRoundsAgo: 'up' } as const
const down = { floatLastRound: 'down' } as const
const downBefore = { floatTwoRoundsAgo: 'down' } as const
const wantsWhite = { history: 'WB' }
const wantsBlack = { history: 'BW' }

/** Every example is worked out by hand in its comment; numbers are ranks, scores fall from left to right. */
describe('fide-dutch-1998, section C by hand', () => {
  test('C.1: whoever can meet nobody of the bracket moves down', () => {
    // 1 to 4 have two points. 2 has met 1, 3 and 4, so C.1 moves it down. S1 = {1}, S2 = {3, 4}: 1-3, and 4 moves down too. In the next bracket 2
    // and 4, two of four, came from above: homogeneous, S1 = {2, 4}, S2 = {5, 6}: 2-5, 4-6.
    const players = havingMet(
      scoregroups([
        [2, 4],
        [1, 2],
      ]),
      [1, 2],
      [2, 3],
      [2, 4],
    )
    expect(paired(players)).toBe('1-3 2-5 4-6')
    expect(events(players)[0]).toEqual({ kind: 'incompatible', article: 'C.1', score: 20, movedDown: [2] })
  })

  test('C.1: a moved-down player without an opponent asks for C.12 first', () => {
    // 3 would come down to 4, its opponent of an earlier round. By C.12 another one is moved down: 1-3, and 2 meets 4.
    expect(
      paired(
        havingMet(
          scoregroups([
            [3, 3],
            [2, 1],
            [1, 2],
          ]),
          [3, 4],
        ),
      ),
    ).toBe('1-3 2-4 5-6')
  })

  test('C.2: x by A.8', () => {
    // Four of five want White: q = 3, x = 1.
    const players = scoregroups([[1, 5]], { 1: wantsWhite, 2: wantsWhite, 3: wantsWhite, 4: wantsWhite, 5: wantsBlack })
    expect(leastUnfulfilled(players, 2)).toBe(1)
  })

  test('C.3, C.4: p and S1', () => {
    // Homogeneous: p = 2, S1 = {1, 2}. Heterogeneous: 5 comes down, p = 1, S1 = {5}.
    expect(
      paired(
        scoregroups([
          [2, 5],
          [1, 3],
        ]),
      ),
    ).toBe('1-3 2-4 5-6 7-8')
  })

  test.each(['C.3: p is half of the bracket or the number of those moved down', 'C.4: the highest p players are S1'])('%s', () => {
    const players = scoregroups([[1, 5]])
    const bracket = formBracket(players.slice(0, 2), players.slice(2), mayMeet, { lowest: true })
    expect(bracket.movedDown).toBe(2)
    expect(inWords([pairBracketByTheBook(bracket, { met: () => true, pairs: null }, makeBudget(defaultLimit))!])).toBe('1-3 2-4 bye 5')
  })

  test('C.5: S1 and S2 are ordered again after an exchange', () => {
    // 1 can meet 2 only. The exchange of 2 and 3 gives S1 = {1, 3}, S2 = {2, 4}.
    expect(paired(havingMet(scoregroups([[1, 4]]), [1, 3], [1, 4]))).toBe('1-2 3-4')
  })

  test('C.6: S1 against S2 as they stand; then the remainder', () => {
    expect(paired(scoregroups([[1, 6]]))).toBe('1-4 2-5 3-6')
    expect(
      paired(
        scoregroups([
          [2, 1],
          [1, 5],
        ]),
      ),
    ).toBe('1-2 3-5 4-6')
  })

  test('C.7: transpositions in ascending order', () => {
    // 5-6-7-8 and five more begin with 5, whom 1 has met; 6-5-7-8 is the next.
    expect(paired(havingMet(scoregroups([[1, 8]]), [1, 5]))).toBe('1-6 2-5 3-7 4-8')
  })

  test('C.8: an exchange when no transposition works', () => {
    // 1 has met all of S2 = {5, 6, 7, 8}. Exchange a), 4 with 5: S1 = {1, 2, 3, 5}, S2 = {4, 6, 7, 8}: 1-4 2-6 3-7 5-8.
    expect(paired(havingMet(scoregroups([[1, 8]]), ...cross([1], [5, 6, 7, 8])))).toBe('1-4 2-6 3-7 5-8')
    // 4 cannot be met by 1 either: b) 4 with 6 leaves 5 in S2 and 1 with 4, 5, 7, 8 only; c) 3 with 5 gives S1 = {1, 2, 4, 5}, S2 = {3, 6, 7, 8}.
    expect(paired(havingMet(scoregroups([[1, 8]]), ...cross([1], [4, 5, 6, 7, 8])))).toBe('1-3 2-6 4-7 5-8')
  })

  test('C.8: no exchanges among those moved down: S1 stays', () => {
    // 1 and 2 came from above and can both meet 3; 1-3 and 2-4, never 1-2.
    expect(
      paired(
        havingMet(
          scoregroups([
            [2, 2],
            [1, 4],
          ]),
          [1, 2],
        ),
      ),
    ).toBe('1-3 2-4 5-6')
  })

  test('C.9: B.6 is dropped before B.5 for downfloats', () => {
    // One of three moves down. 3 floated down in the last round, 2 the round before that, 1 in the last round. With B.5 and B.6 nobody may; without
    // B.6 it is 2: 1-3, and 2 meets 4.
    const players = scoregroups(
      [
        [2, 3],
        [1, 1],
      ],
      { 1: down, 2: downBefore, 3: down },
    )
    expect(paired(players)).toBe('1-3 2-4')
    expect(loweredIn(events(players))).toEqual(['C.9 B6 down 1'])
    // All three in the last round: B.5 goes as well, and the first pairing stands.
    const all = scoregroups(
      [
        [2, 3],
        [1, 1],
      ],
      { 1: down, 2: down, 3: down },
    )
    expect(paired(all)).toBe('1-2 3-4')
    expect(loweredIn(events(all))).toEqual(['C.9 B6 down 1', 'C.9 B5 down 1'])
  })

  test('C.9: dropped means dropped: the number of those who break it does not matter', () => {
    // 1-2, 3 and 4 would move down, both having floated two rounds before; so did 2. The only pairs are 1-2, 1-3, 1-4: two of the three always break
    // B.6, so it is dropped, and the first pairing stands.
    const players = havingMet(
      scoregroups(
        [
          [2, 4],
          [1, 2],
        ],
        { 2: downBefore, 3: downBefore, 4: downBefore },
      ),
      [2, 3],
      [2, 4],
      [3, 4],
    )
    expect(paired(players)).toBe('1-2 3-5 4-6')
  })

  test('C.10: another opponent for the moved-down player when the remainder cannot be paired', () => {
    // 1 came from above. 1-2 leaves {3, 4, 5}, who have all met. Another opponent: 1-3 leaves {2, 4, 5}: 2-4, and 5 has the bye.
    expect(
      paired(
        havingMet(
          scoregroups([
            [2, 1],
            [1, 4],
          ]),
          [3, 4],
          [3, 5],
          [4, 5],
        ),
      ),
    ).toBe('1-3 2-4 bye 5')
  })

  test('C.10: only the lowest of them changes opponents', () => {
    // 1 and 2 came from above: 1-3, 2-4 leaves {5, 6}, who have met; 2-5 leaves {4, 6}, 2-6 leaves {4, 5}: met as well. 1 keeps 3, so p = 2 by C.14 and
    // 5 and 6 move down. The edition of 2012 would go back to 1-4 (C.9 there).
    const players = havingMet(
      scoregroups([
        [2, 2],
        [1, 4],
        [0, 2],
      ]),
      [1, 2],
      [4, 5],
      [4, 6],
      [5, 6],
    )
    expect(paired(players)).toBe('1-3 2-4 5-7 6-8')
  })

  test('C.10: then B.6 and B.5 are dropped for upfloats', () => {
    // 1 came from above. 2 and 4 floated up in the last round, 3 the round before: without B.6 it is 1-3.
    const players = scoregroups(
      [
        [2, 1],
        [1, 3],
      ],
      { 2: up, 3: upBefore, 4: up },
    )
    expect(paired(players)).toBe('1-3 2-4')
    expect(loweredIn(events(players))).toEqual(['C.10 B6 up 1'])
    const all = scoregroups(
      [
        [2, 1],
        [1, 3],
      ],
      { 2: up, 3: up, 4: up },
    )
    expect(paired(all)).toBe('1-2 3-4')
    expect(loweredIn(events(all))).toEqual(['C.10 B6 up 1', 'C.10 B5 up 1'])
  })

  test('C.11: x is raised when the preferences that fit have met', () => {
    // Two want White, two Black: x = 0. But 1 and 2 have met 3 and 4: with x = 2 it is 1-2, 3-4.
    const players = scoregroups([[1, 4]], { 1: wantsWhite, 2: wantsWhite, 3: wantsBlack, 4: wantsBlack })
    const met = havingMet(players, ...cross([1, 2], [3, 4]))
    expect(paired(met)).toBe('1-2 3-4')
    expect(loweredIn(events(met))).toEqual(['C.11 x 2'])
  })

  test('C.11: only after the floats, which come after colours', () => {
    // 1 wants White, 2 Black, 3 White; 3 floated down in the last round and has met 2. 1-2 keeps x = 0 and breaks B.5; 1-3 would keep B.5 with x = 1.
    const players = scoregroups(
      [
        [2, 3],
        [1, 1],
      ],
      { 1: wantsWhite, 2: wantsBlack, 3: { ...wantsWhite, ...down } },
    )
    expect(paired(havingMet(players, [2, 3]))).toBe('1-2 3-4')
  })

  test('C.11: moved-down players are paired anew with the larger x', () => {
    // 1, from above, wants White, as do 2 and 3; 4 wants Black. x = 3 - 2 = 1. 1-2 spends it, and 3-4 fulfils both.
    const players = scoregroups(
      [
        [2, 1],
        [1, 3],
      ],
      { 1: wantsWhite, 2: wantsWhite, 3: wantsWhite, 4: wantsBlack },
    )
    expect(paired(players)).toBe('1-2 3-4')
    // 3 and 4 have met: 1-2 is left with {3, 4}. 1-3 leaves 2-4: still x = 1.
    expect(paired(havingMet(players, [3, 4]))).toBe('1-3 2-4')
  })
})
