import { describe, expect, test } from 'vitest'
import { makeDubovPlayer as player } from '../../testing/players/make-dubov-player.ts'
import { pairByMatching } from './by-matching/pair-round.ts'
import { pairByTheBook } from './by-the-book/pair-round.ts'
import type { Competitor } from './competitor.ts'
import type { RoundFacts } from './criteria.ts'

const usual: RoundFacts = { lastRound: false, maximumUpfloats: 'sum' }

/** Brackets as `residents+upfloaters: pairs of S1 and T2`; by the book, and the same by matching. */
const told = (field: readonly Competitor[], facts: Partial<RoundFacts> = {}): string => {
  const round = pairByTheBook(field, { ...usual, ...facts })
  expect(pairByMatching(field, { ...usual, ...facts })).toEqual(round)
  if (round.kind !== 'paired') return round.kind
  const ids = (some: readonly Competitor[]): string => some.map(({ id }) => id).join()
  const brackets = round.brackets.map(
    ({ residents, upfloaters, pairs }) =>
      `${ids(residents)}${upfloaters.length > 0 ? `+${ids(upfloaters)}` : ''}: ${pairs.map(({ first, second }) => `${first.id}-${second.id}`).join(' ')}`,
  )
  return [...(round.bye === null ? [] : [`bye ${round.bye.id}`]), ...brackets].join('; ')
}

describe('fide-dubov-2026 1.4, fide-dubov-2026 3.1: the bye', () => {
  test('the lowest score, then most games, then the largest number', () => {
    expect(told([player(1, 1, 'B'), player(2, 1, 'W'), player(3, 0, 'B'), player(4, 0, 'W'), player(5, 0, 'B')])).toMatch(/^bye 5/)
    expect(told([player(1, 1, 'B'), player(2, 1, 'W'), player(3, 0, 'BW'), player(4, 0, 'W'), player(5, 0, 'B')])).toMatch(/^bye 3/)
    expect(told([player(1, 1, 'B'), player(2, 0, 'W'), player(3, 1, 'WBW')])).toMatch(/^bye 2/)
  })
  test('not who may not have it, nor who is needed', () => {
    expect(told([player(1, 1, 'B'), player(2, 1, 'W'), player(3, 0, 'B', [], { mayTakeBye: false })])).toMatch(/^bye 2/)
    expect(told([player(1, 1, 'B', [2]), player(2, 1, 'W', [1]), player(3, 0, 'B')])).toMatch(/^bye 2; 1\+3/)
  })
})

test('fide-dubov-2026 1.9: where not everybody can be paired there is no round', () => {
  expect(told([player(1, 1, 'B', [2]), player(2, 0, 'W', [1])])).toBe('impossible')
  expect(told([player(1, 1, 'BB'), player(2, 0, 'WBB')])).toBe('impossible')
})

/** A lone leader, and those who may come up to it. */
const leader = (...others: readonly Competitor[]): readonly Competitor[] => [player(1, 3, 'B'), ...others]

describe('fide-dubov-2026 3.2.1, fide-dubov-2026 3.2.2: upfloaters', () => {
  test('fide-dubov-2026 4.2: the first of those that are alike', () =>
    expect(told(leader(player(2, 2, 'W'), player(3, 2, 'W'), player(4, 2, 'B')))).toBe('1+2: 1-2; 3,4: 4-3'))
  test('fide-dubov-2026 C5: two who have met take up two, and no more', () =>
    expect(
      told([player(1, 3, 'B', [2]), player(2, 3, 'W', [1]), player(3, 2, 'W'), player(4, 1, 'B'), player(5, 1, 'W'), player(6, 1, 'B')]),
    ).toBe('1,2+3,4: 1-3 4-2; 5,6: 6-5'))
  test('fide-dubov-2026 C6: the higher score, though the colour does not fit', () =>
    expect(told(leader(player(2, 2, 'B'), player(3, 1, 'W'), player(4, 1, 'B')))).toBe('1+2: 2-1; 3,4: 4-3'))
  test('fide-dubov-2026 C7: the colour before the number', () =>
    expect(told(leader(player(2, 2, 'B'), player(3, 2, 'W'), player(4, 2, 'W')))).toBe('1+3: 1-3; 2,4: 2-4'))
  test('fide-dubov-2026 C7: of two who come up each has the colour that is wanted', () =>
    expect(
      told([
        player(1, 2, 'BW', [2]),
        player(2, 2, 'B', [1]),
        player(3, 1, 'W', [6]),
        player(4, 1, 'W'),
        player(5, 1, 'WB'),
        player(6, 1, 'B', [3]),
      ]),
    ).toBe('1,2+3,5: 2-3 5-1; 4,6: 6-4'))
  const maximum = (upfloats: number): Partial<Competitor> => ({ maximum: true, upfloats })
  test('fide-dubov-2026 C8: no maximum upfloater, if the colours are as good', () => {
    expect(told(leader(player(2, 2, 'W', [], maximum(3)), player(3, 2, 'W'), player(4, 2, 'B')))).toBe('1+3: 1-3; 2,4: 4-2')
    expect(told(leader(player(2, 2, 'W', [], maximum(3)), player(3, 2, 'B'), player(4, 2, 'B')))).toMatch(/^1\+2/)
  })
  test('fide-dubov-2026 C9: of maximum upfloaters the one that went up less', () =>
    expect(told(leader(player(2, 2, 'W', [], maximum(4)), player(3, 2, 'W', [], maximum(3)), player(4, 2, 'B')))).toBe(
      '1+3: 1-3; 2,4: 4-2',
    ))
  test('fide-dubov-2026 C10: not who went up in the round before; C8 goes before it', () => {
    expect(told(leader(player(2, 2, 'W', [], { upfloatedLast: true }), player(3, 2, 'W'), player(4, 2, 'B')))).toBe('1+3: 1-3; 2,4: 4-2')
    expect(told(leader(player(2, 2, 'W', [], { upfloatedLast: true }), player(3, 2, 'W', [], maximum(3)), player(4, 2, 'B')))).toMatch(
      /^1\+2/,
    )
  })
  test('fide-dubov-2026 C8, C9, C10: not in the last round', () =>
    expect(
      told(leader(player(2, 2, 'W', [], { ...maximum(4), upfloatedLast: true }), player(3, 2, 'W'), player(4, 2, 'B')), {
        lastRound: true,
      }),
    ).toBe('1+2: 1-2; 3,4: 4-3'))
  test('fide-dubov-2026 C4: those who are left can be paired', () =>
    expect(told(leader(player(2, 2, 'W'), player(3, 2, 'W', [4]), player(4, 2, 'B', [3])))).toBe('1+3: 1-3; 2,4: 4-2'))

  test('fide-dubov-2026 C9: two maximum upfloaters, all their upfloats together or the most first', () => {
    // 1 and 2 have met. With 1 go 3 or 4, with 2 go 5 or 6; but 3 and 6 cannot be left to each other, nor can 4 and 5.
    // So 3 and 5 go up, with 6 and 3 upfloats, or 4 and 6, with 5 each.
    const field = [
      player(1, 3, 'B', [2, 5, 6]),
      player(2, 3, 'B', [1, 3, 4]),
      player(3, 2, 'W', [2, 6], maximum(6)),
      player(4, 2, 'W', [2, 5], maximum(5)),
      player(5, 2, 'W', [1, 4], maximum(3)),
      player(6, 2, 'W', [1, 3], maximum(5)),
    ]
    expect(told(field)).toMatch(/^1,2\+3,5/)
    expect(told(field, { maximumUpfloats: 'most-first' })).toMatch(/^1,2\+4,6/)
  })
})

describe('fide-dubov-2026 3.2.4: recomposition', () => {
  test('subgroups become equal by the middle of the larger one', () => {
    // Five seek Black, one White: 2 and 3 of the five (numbers 3, then 2 by 4.3) change over.
    const field = [
      player(1, 1, 'W'),
      player(2, 1, 'W'),
      player(3, 1, 'W'),
      player(4, 1, 'W'),
      player(5, 1, 'W'),
      player(6, 1, 'B', [], { aro: 2100 }),
    ]
    expect(told(field)).toBe('1,2,3,4,5,6: 2-1 3-4 6-5')
  })
  test('not the first set where it leaves no legal pairing', () => {
    // 2, the middle, can meet neither 1 nor 3 and stays; 1 changes over and meets 3.
    const field = [player(1, 1, 'W', [2]), player(2, 1, 'W', [1, 3]), player(3, 1, 'W', [2]), player(4, 1, 'B')]
    expect(told(field)).toBe('1,2,3,4: 1-3 4-2')
  })
  test('those of the smaller subgroup who must meet: one of them changes over, from the middle', () => {
    // 1 and 2 seek White and can meet only each other; 1, the upper of the two in the middle, goes to G2, and one of those who seek Black to G1.
    const field = [
      player(1, 1, 'B', [3, 4, 5, 6]),
      player(2, 1, 'B', [3, 4, 5, 6]),
      player(3, 1, 'W', [1, 2]),
      player(4, 1, 'W', [1, 2]),
      player(5, 1, 'W', [1, 2]),
      player(6, 1, 'W', [1, 2]),
    ]
    expect(told(field)).toBe('1,2,3,4,5,6: 2-1 4-3 5-6')
  })
})

describe('fide-dubov-2026 3.2.5, fide-dubov-2026 3.2.6: pairs', () => {
  const seeks = (number: number, aro: number, met: readonly number[] = []): Competitor => player(number, 1, 'B', met, { aro })
  test('the lowest average meets the smallest number', () =>
    expect(told([seeks(1, 2300), seeks(2, 2100), player(3, 1, 'W'), player(4, 1, 'W')])).toBe('1,2,3,4: 2-3 1-4'))
  test('fide-dubov-2026 4.4: the first transposition that is legal', () =>
    expect(
      told([seeks(1, 2300), seeks(2, 2100, [4]), seeks(3, 2200, [5]), player(4, 1, 'W', [2]), player(5, 1, 'W', [3]), player(6, 1, 'W')]),
    ).toBe('1,2,3,4,5,6: 2-5 3-4 1-6'))
  test('the first round: upper half against lower half', () =>
    expect(told([1, 2, 3, 4, 5, 6].map((number) => player(number, 0, '', [], { aro: 0 })))).toBe('1,2,3,4,5,6: 1-4 2-5 3-6'))
})
