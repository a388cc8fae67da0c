import { describe, expect, test } from 'vitest'
import { makeCompetitor } from '../../testing/players/make-competitor.ts'
import { criteria as criteria2017 } from '../fide-dutch-2017/criteria.ts'
import { criteria as criteria2026 } from '../fide-dutch-2026/criteria.ts'
import { makeBracket } from './bracket.ts'
import { kindsOf, verticesOf } from './by-matching/kinds.ts'
import { preferenceDenied, strongPreferenceDenied, thirdRunning } from './colour-criteria.ts'
import { counted, inOrder } from './criterion.ts'
import type { LookAhead } from './look-ahead.ts'

describe('a table of criteria', () => {
  test('a measure reads what its row names', () => {
    // @ts-expect-error the colour difference is not named
    counted('C.9', '', ['preference'], thirdRunning)
    // @ts-expect-error nothing is named
    counted('C.9', '', [], { ofDownfloater: ({ unplayedGames }) => unplayedGames })
    // @ts-expect-error two players cannot be told to be alike by their past opponents
    counted('C.1', '', ['excluded'], {})
  })

  test('bounds on colours know their criteria', () => {
    const preferences = counted('C.10', '', ['preference'], preferenceDenied, 'preference')
    const strong = counted('C.11', '', ['preference'], strongPreferenceDenied, 'strong-preference')
    // @ts-expect-error none is about topscorers
    inOrder(preferences, strong)
    for (const criteria of [criteria2017, criteria2026]) {
      const roles = criteria.flatMap((criterion) => (criterion.kind === 'count' ? (criterion.role ?? []) : []))
      expect(roles).toEqual(['topscorers', 'topscorers', 'preference', 'strong-preference'])
    }
  })
})

describe('kinds of players', () => {
  const nothing: LookAhead = { next: [], rest: [], mustComplete: false, nextIsLast: false, mayBeLeftOver: () => true, byeScore: null }
  const kinds = (criteria: typeof criteria2026, ahead: Partial<LookAhead> = {}, topscorer = false): string => {
    const data = [{ topscorer }, { topscorer, unplayedGames: 1 }, { topscorer, colourDifference: 2 }, { topscorer, parityNumber: 1 }]
    const players = data.map((one, i) => makeCompetitor(i + 1, 1, 'WWBB', one))
    const look = { ...nothing, ...ahead }
    return kindsOf(verticesOf(makeBracket('normal', [], players, false), look), look, criteria).kindOf.join()
  }

  test.each([
    ['who differ in nothing that is asked are alike', kinds(criteria2026), '0,0,0,0'],
    ['C9 asks whoever is bound for the bye', kinds(criteria2026, { byeScore: 10 as never }), '0,1,0,0'],
    ['C10 asks topscorers', kinds(criteria2026, {}, true), '0,0,1,0'],
    ['a new criterion tells apart by what it reads', kinds([...criteria2026, counted('new', '', ['parityNumber'], {})]), '0,1,2,0'],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected)
  })
})
