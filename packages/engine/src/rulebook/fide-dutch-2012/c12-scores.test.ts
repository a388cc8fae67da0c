import { describe, expect, test } from 'vitest'
import { havingMet } from '../../testing/players/make-competitor.ts'
import { cross, inWords, scoregroups } from '../../testing/procedure-pairs.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { pairBrackets } from './pair-brackets.ts'

const paired = (players: readonly Competitor[]): string => inWords(pairBrackets(players, 2).map(({ result }) => result))

describe('fide-dutch-2012 C.12 for whom C.1 sends back', () => {
  test('another set of the same scores is sent when with it all pairs are made and a lower score is left over', () => {
    // 1 and 2 (3 points) have met, and 3 (2) meets nobody there. 1-4 would send 2 and 3 down to 5, whom 2 has met: 3-5, and 2 is stuck with 3 points.
    // 2-4 sends 1 and 3, of the same scores: 1-5, and it is 3 with 2 points who moves on.
    const players = havingMet(
      scoregroups([
        [3, 2],
        [2, 2],
        [1.5, 1],
        [1, 2],
      ]),
      ...cross([1, 2], [2, 3]),
      [3, 4],
      [2, 5],
    )
    expect(paired(players)).toBe('2-4 1-5 3-6 bye 7')
  })

  test('the set stays when another would leave over the same score', () => {
    // 1 moves down to 5. 2-3 sends 4, who has met 5, along; 2-4 would send 3, who could meet 5, but one of 2 points is left over all the same.
    const players = havingMet(
      scoregroups([
        [3, 1],
        [2, 3],
        [1.5, 1],
        [1, 2],
      ]),
      ...cross([1], [2, 3, 4]),
      [4, 5],
    )
    expect(paired(players)).toBe('2-3 1-5 4-6 bye 7')
  })

  test('the set stays when no other lets the following bracket make all its pairs', () => {
    // 1-3 sends 2 and 4, who meet neither 5 nor 6: 5-6. With 1 instead of 2 there would be 1-5 and one pair as well, but P1 is two.
    const players = havingMet(
      scoregroups([
        [3, 4],
        [2, 2],
        [1, 2],
      ]),
      [1, 2],
      ...cross([1, 2, 3], [4]),
      ...cross([2, 4], [5, 6]),
      [1, 6],
    )
    expect(paired(players)).toBe('1-3 5-6 2-7 4-8')
  })
})

describe('fide-dutch-2012 C.13 where brackets are joined', () => {
  test('the bye counts as an opponent one point below the lowest player, and its score no more than that', () => {
    // Scores 5½, 5, 3, 3, 2½, 2, 1½; only 1 and 2 may take the bye, and 7 meets 1 or 4. 2-5 3-6 4-7 with the bye for 1 has the squares 6¼ + 1 + 2¼ + 25,
    // 1-7 3-6 4-5 with the bye for 2, who has the lower score, 16 + 1 + ¼ + 20¼.
    const players = havingMet(
      scoregroups([
        [5.5, 1],
        [5, 1],
        [3, 2],
        [2.5, 1],
        [2, 1],
        [1.5, 1],
      ]),
      ...cross([1], [2, 3, 5, 6]),
      ...cross([2], [3, 4, 7]),
      ...cross([3], [4, 5, 7]),
      ...cross([4, 5], [6]),
      ...cross([5, 6], [7]),
    ).map((player) => ({ ...player, mayTakeBye: player.id <= 2 }))
    expect(paired(players)).toBe('2-5 3-6 4-7 bye 1')
  })

  test('the smallest case of the open question of C.14.b: with M1 below M0 the highest of S1 is paired, before more pairs are made', () => {
    // 4½, 3½, 3 3 3, 1½, 1; only 1 and 3 may take the bye. M1 = 2 (1-5, 2-3) leaves nobody who may. With M1 = 1 either 1-5 and nothing else, then 2-6, 4-7
    // and the bye for 3; or 2-3 and 4-5, then 6-7 and the bye for 1. See docs/dutch-2012-disagreements.md.
    const players = havingMet(
      scoregroups([
        [4.5, 1],
        [3.5, 1],
        [3, 3],
        [1.5, 1],
        [1, 1],
      ]),
      ...cross([1], [2, 3, 4, 6, 7]),
      ...cross([2], [4, 5, 7]),
      ...cross([3], [4, 5, 6, 7]),
      [4, 6],
      ...cross([5], [6, 7]),
    ).map((player) => ({ ...player, mayTakeBye: player.id === 1 || player.id === 3 }))
    expect(paired(players)).toBe('1-5 2-6 4-7 bye 3')
  })
})
