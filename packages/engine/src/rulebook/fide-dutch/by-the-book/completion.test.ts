import { describe, expect, test } from 'vitest'
import { havingMet, makeCompetitor } from '../../../testing/players/make-competitor.ts'
import { makeBudget } from '../../by-the-book/budget.ts'
import { edition } from '../../fide-dutch-2017/edition.ts'
import type { Competitor } from '../competitor.ts'
import { canBeCompleted, stuckGroup } from './completion.ts'

const players = (count: number, data: Partial<Competitor> = {}): readonly Competitor[] =>
  Array.from({ length: count }, (_, index) => makeCompetitor(index + 1, 0, '', data))
const complete = (group: readonly Competitor[]): boolean => canBeCompleted(group, edition, makeBudget(10_000))

describe('fide-dutch-2017 A.9: completion', () => {
  test('A.9: everybody gets an opponent, an odd one the bye', () => {
    expect(complete(players(4))).toBe(true)
    expect(complete(players(5))).toBe(true)
    expect(complete([])).toBe(true)
  })

  test('C.2: somebody must be allowed to take the bye', () => {
    expect(complete(players(3, { mayTakeBye: false }))).toBe(false)
    expect(complete([...players(2, { mayTakeBye: false }), makeCompetitor(3, 0)])).toBe(true)
  })

  test('A.9: two players who share their only opponent cannot both be paired', () => {
    const group = havingMet(players(4), [1, 2], [1, 4], [2, 4])
    expect(complete(group)).toBe(false)
    expect(stuckGroup(group, edition, makeBudget(10_000))).toMatchObject({ stuck: [{ id: 2 }, { id: 4 }], only: [{ id: 3 }] })
  })

  test('C.3: equal absolute preferences do not meet, topscorers excepted', () => {
    expect(complete([makeCompetitor(1, 2, 'WW'), makeCompetitor(2, 2, 'WW')])).toBe(false)
    expect(complete([makeCompetitor(1, 2, 'WW', { topscorer: true }), makeCompetitor(2, 2, 'WW')])).toBe(true)
  })

  test('A.9: the worked example, round 5: the rest of 13 and 12, who have met', () => {
    expect(complete(havingMet([makeCompetitor(13, 1), makeCompetitor(12, 0.5)], [12, 13]))).toBe(false)
  })
})
