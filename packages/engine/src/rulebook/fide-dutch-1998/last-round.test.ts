import { describe, expect, test } from 'vitest'
import { inWords, scoregroups } from '../../testing/procedure-pairs.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { pairBrackets } from './pair-brackets.ts'

const paired = (players: readonly Competitor[]): string => inWords(pairBrackets(players))
const upBefore = { floatTwoRoundsAgo: 'up' } as const
const down = { floatLastRound: 'down' } as const

describe('fide-dutch-1998, the last round', () => {
  const leader = { topscorer: true }

  test('B.2: does not apply to players above 50 %', () => {
    // Both have had Black twice. Below 50 % they cannot meet.
    const allowed = (data: Partial<Competitor>): string =>
      paired(
        scoregroups(
          [
            [2, 2],
            [1, 2],
          ],
          { 1: { history: 'BB', ...data }, 2: { history: 'BB', ...data } },
        ),
      )
    expect(allowed({})).toBe('1-3 2-4')
    expect(allowed({ preference: { colour: 'white', strength: 'strong' }, ...leader })).toBe('1-2 3-4')
  })

  test('B.5: does not apply to players above 50 %', () => {
    const floats = (data: Partial<Competitor>): string =>
      paired(
        scoregroups(
          [
            [2, 3],
            [1, 1],
          ],
          { 3: { ...down, ...data } },
        ),
      )
    expect(floats({})).toBe('1-3 2-4')
    expect(floats(leader)).toBe('1-2 3-4')
  })

  test('B.6: does not apply to players above 50 %', () => {
    const floats = (data: Partial<Competitor>): string =>
      paired(
        scoregroups(
          [
            [2, 1],
            [1, 3],
          ],
          { 2: { ...upBefore, ...data } },
        ),
      )
    expect(floats({})).toBe('1-3 2-4')
    expect(floats(leader)).toBe('1-2 3-4')
  })
})
