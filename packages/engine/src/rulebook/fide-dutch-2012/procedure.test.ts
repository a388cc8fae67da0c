import { describe, expect, test } from 'vitest'
import { havingMet } from '../../testing/players/make-competitor.ts'
import { cross, eventsOf, inWords, loweredIn, scoregroups } from '../../testing/procedure-pairs.ts'
import { defaultLimit, makeBudget } from '../by-the-book/budget.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { formBracket } from '../fide-dutch/procedure/bracket.ts'
import { pairBracketByTheBook } from './by-the-book/pair-bracket.ts'
import { mayMeet } from './edition.ts'
import { pairBrackets } from './pair-brackets.ts'
import { requirementsOf } from './requirements/index.ts'

const even = 2
const odd = 3
const paired = (players: readonly Competitor[], round = even): string => inWords(pairBrackets(players, round).map(({ result }) => result))
const events = (players: readonly Competitor[], round = even) => eventsOf((trace) => pairBrackets(players, round, trace))

describe('fide-dutch-2012, section C without colours', () => {
  test('C.1: a resident whom nobody of the bracket can meet moves down before anything else', () => {
    // 2 has met 1, 3 and 4: it moves down to 5. The others are then four players less one: 1-3, and 4 moves down as well, to 6.
    const players = havingMet(
      scoregroups([
        [2, 4],
        [1, 2],
      ]),
      ...cross([1], [2]),
      ...cross([2], [3, 4]),
    )
    expect(events(players)[0]).toEqual({ kind: 'incompatible', article: 'C.1', score: 20, movedDown: [2] })
    expect(paired(players)).toBe('1-3 2-5 4-6')
    // C.1 moves 2 down though it downfloated in the last round; no requirement is lowered for that.
    expect(loweredIn(events(players.map((player) => (player.id === 2 ? { ...player, floatLastRound: 'down' } : player))))).toEqual([])
  })

  test('C.2: P1 is P0, half of the players rounded downwards', () => {
    expect(paired(scoregroups([[1, 6]]))).toBe('1-4 2-5 3-6')
    expect(paired(scoregroups([[1, 7]]))).toBe('1-4 2-5 3-6 bye 7')
  })

  test('C.3: odd rounds have A7.d, even rounds have Z; what C.10 lowers last comes first', () => {
    expect(requirementsOf(odd).map(({ name }) => name)).toEqual(['B2', 'A7.d', 'X', 'B5 down', 'B6 down', 'B5 up', 'B6 up'])
    expect(requirementsOf(even).map(({ name }) => name)).toEqual(['B2', 'X', 'Z', 'B5 down', 'B6 down', 'B5 up', 'B6 up'])
  })

  test('C.4: S1 holds the highest P players, and in a heterogeneous bracket the moved-down ones', () => {
    // 1 of three moves down: S1 = {3}, S2 = {4, 5, 6}; then the remainder {5, 6}.
    expect(
      paired(
        scoregroups([
          [2, 3],
          [1, 3],
        ]),
      ),
    ).toBe('1-2 3-4 5-6')
  })

  test('C.5: S1 and S2 are in the order of A.2 again after an exchange', () => {
    // 1 must meet 2: the exchange 2 with 3 gives S1 = {1, 3}, S2 = {2, 4}.
    expect(paired(havingMet(scoregroups([[1, 4]]), ...cross([1], [3, 4])))).toBe('1-2 3-4')
  })

  test('C.6: S1 against S2 as they stand, when that fits', () => {
    expect(events(scoregroups([[1, 4]]))).toContainEqual({
      kind: 'paired',
      article: 'C.6',
      score: 10,
      treatment: 'homogeneous',
      pairs: [
        [1, 3],
        [2, 4],
      ],
      downfloaters: [],
    })
  })

  test('C.7: the first transposition that fits', () => {
    // 4-5-6 and 4-6-5 give 1-4, which has been played; 5-4-6 is next.
    expect(paired(havingMet(scoregroups([[1, 6]]), [1, 4]))).toBe('1-5 2-4 3-6')
  })

  test('C.8: exchanges only when no transposition fits; sets of moved-down players when not all can be paired', () => {
    // a: no order of {4, 5, 6} gives 1 an opponent. The first exchange, 3 with 4, gives S1 = {1, 2, 4}, S2 = {3, 5, 6}: 1-3 2-5 4-6.
    expect(paired(havingMet(scoregroups([[1, 6]]), ...cross([1], [4, 5, 6])))).toBe('1-3 2-5 4-6')
    // b: 1 and 2, from above, can only meet 3. M1 = 1, and the first set of D.3 is {1}. 2 is left, and gets the bye.
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

  test('C.9: when the remainder cannot be paired, the next transposition of the heterogeneous part', () => {
    // 1 comes from above. 1-2 leaves {3, 4, 5} who have all met; 1-3 leaves {2, 4, 5}: 2-4.
    const players = havingMet(
      scoregroups([
        [2, 1],
        [1, 4],
      ]),
      [3, 4],
      [3, 5],
      [4, 5],
    )
    expect(paired(players)).toBe('1-3 2-4 bye 5')
    const bracket = formBracket(players.slice(0, 1), players.slice(1), mayMeet, { lowest: true })
    const book = pairBracketByTheBook(bracket, () => [], even, makeBudget(defaultLimit), { m1: 0 })
    expect(inWords([book!])).toBe('1-3 2-4 bye 5')
  })

  test('C.9: unlike in 1998 the opponents of all moved-down players may change', () => {
    // 4, 5 and 6 have met one another, so one of them must stay for 3: 1-3 never works, 1-4 with 2-5 does.
    const players = havingMet(
      scoregroups([
        [2, 2],
        [1, 4],
      ]),
      [1, 2],
      [4, 5],
      [4, 6],
      [5, 6],
    )
    expect(paired(players)).toBe('1-4 2-5 3-6')
  })

  test('C.12: other players of the same score move down when that lets the next bracket be paired', () => {
    // 1-2, and 3 would move down to 4, whom it has met. 2 can meet 4: so 1-3, and 2 moves down.
    const players = havingMet(
      scoregroups([
        [3, 3],
        [2, 1],
        [1, 2],
      ]),
      [3, 4],
    )
    expect(paired(players)).toBe('1-3 2-4 5-6')
    expect(events(players)).toContainEqual({ kind: 'backtracked', article: 'C.12', score: 30, instead: [3] })
  })

  test('C.12: not for a resident whom C.1 moves down anyway', () => {
    // 6 can meet neither 4, 5 nor 3, but C.1 takes it away; 3-4 and 5 remain, one pair as P0 has it. So 3 stays the floater.
    const players = havingMet(
      scoregroups([
        [3, 3],
        [2, 3],
        [1, 2],
      ]),
      [3, 6],
      [4, 6],
      [5, 6],
    )
    expect(paired(players)).toBe('1-2 3-4 5-7 6-8')
  })

  test('C.13: the penultimate bracket is paired so that the lowest can be', () => {
    // 5 and 6 have met. With P = 2 nobody comes down to them; P = 1: 1-2, and 3, 4 move down.
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

  test('C.13: when P becomes zero the two lowest brackets are joined', () => {
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

  test('C.13: a heterogeneous penultimate bracket that can pair none of its moved-down players is joined', () => {
    // Only 1 may have the bye. 2-3 would be legal, but then no moved-down player is paired in the bracket: it joins the lowest as S1 = {1, 2, 3}.
    const barred = { mayTakeBye: false }
    const players = scoregroups(
      [
        [3, 1],
        [2, 2],
        [1, 4],
      ],
      { 2: barred, 3: barred, 4: barred, 5: barred, 6: barred, 7: barred },
    )
    expect(paired(players)).toBe('2-4 3-5 6-7 bye 1')
  })

  test('C.13: joined brackets are paired with small differences of scores', () => {
    // Scores 3, 2½ 2½, 2, 1½, 1; the last can only meet the first. 1-6 2-3 4-5 has the squares 4 + 0 + ¼.
    const players = havingMet(
      scoregroups([
        [3, 1],
        [2.5, 2],
        [2, 1],
        [1.5, 1],
        [1, 1],
      ]),
      ...cross([2, 3, 4, 5], [6]),
    )
    expect(paired(players)).toBe('1-6 2-3 4-5')
  })

  test('C.14: fewer pairs when P0 cannot be made', () => {
    // Everybody can meet 1 only. P1 = 1: 1-2, and 3 and 4 move down.
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

  test('C.14: the pairs of the heterogeneous part come before the number of pairs', () => {
    // 1 can meet 4 only, and so can 2 and 3. 1-4 leaves 2 and 3, who have met, to the bracket below.
    const players = havingMet(
      scoregroups([
        [3, 1],
        [2, 3],
        [1, 2],
      ]),
      [1, 2],
      [1, 3],
      [2, 3],
    )
    expect(paired(players)).toBe('1-4 2-5 3-6')
  })
})
