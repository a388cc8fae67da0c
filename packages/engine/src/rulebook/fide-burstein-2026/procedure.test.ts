import { describe, expect, test } from 'vitest'
import { makeBursteinPlayer as player } from '../../testing/players/make-burstein-player.ts'
import { pairByMatching } from './by-matching/pair-round.ts'
import { pairByTheBook } from './by-the-book/pair-round.ts'
import type { Competitor } from './competitor.ts'

/** Brackets as `players by BSN: pairs, floaters down`; by the book, and the same by matching. */
const told = (field: readonly Competitor[]): string => {
  const round = pairByTheBook(field)
  expect(pairByMatching(field)).toEqual(round)
  if (round.kind !== 'paired') return round.kind
  const ids = (some: readonly Competitor[]): string => some.map(({ id }) => id).join()
  const brackets = round.brackets.map(
    ({ players, pairs, floaters }) =>
      `${ids(players)}: ${[...pairs.map(({ higher, lower }) => `${higher.id}-${lower.id}`), ...floaters.map(({ id }) => `${id}↓`)].join(' ')}`,
  )
  return [...(round.bye === null ? [] : [`bye ${round.bye.id}`]), ...brackets].join('; ')
}
const high = (buchholz: number): Partial<Competitor> => ({ buchholz })

describe('fide-burstein-2026 1.3, fide-burstein-2026 3.1: the bye', () => {
  test('the lowest score, then most games, then the lowest rank', () => {
    expect(told([player(1, 1, 'B'), player(2, 1, 'W'), player(3, 0, 'B'), player(4, 0, 'W'), player(5, 0, 'B')])).toMatch(/^bye 5/)
    expect(told([player(1, 1, 'B'), player(2, 1, 'W'), player(3, 0, 'B'), player(4, 0, 'W'), player(5, 0, 'B', [], high(5))])).toMatch(
      /^bye 4/,
    )
    expect(told([player(1, 1, 'B'), player(2, 1, 'W'), player(3, 0, 'BW'), player(4, 0, 'W'), player(5, 0, 'B')])).toMatch(/^bye 3/)
    expect(told([player(1, 1, 'B'), player(2, 0, 'W'), player(3, 1, 'WBW')])).toMatch(/^bye 2/)
  })
  test('not who may not have it, nor who is needed', () => {
    expect(told([player(1, 1, 'B'), player(2, 1, 'W'), player(3, 0, 'B', [], { mayTakeBye: false })])).toMatch(/^bye 2/)
    expect(told([player(1, 1, 'B', [2]), player(2, 1, 'W', [1]), player(3, 0, 'B')])).toBe('bye 2; 1: 1↓; 1,3: 1-3')
  })
})

test('fide-burstein-2026 1.9: where not everybody can be paired there is no round', () => {
  expect(told([player(1, 1, 'B', [2]), player(2, 0, 'W', [1])])).toBe('impossible')
  expect(told([player(1, 1, 'BB'), player(2, 0, 'WBB')])).toBe('impossible')
})

describe('fide-burstein-2026 3.2: a bracket', () => {
  test('the first meets the last, by the Index', () => {
    expect(told([1, 2, 3, 4].map((number) => player(number, 1)))).toBe('1,2,3,4: 1-4 2-3')
    expect(told([player(1, 1), player(2, 1, '', [], high(30)), player(3, 1, '', [], high(20)), player(4, 1)])).toBe('2,3,1,4: 2-4 3-1')
  })
  test('who comes from above takes the place that the Index gives', () =>
    expect(told([player(1, 2), player(2, 1, '', [], high(30)), player(3, 1, '', [], high(20)), player(4, 1)])).toBe(
      '1: 1↓; 2,3,1,4: 2-4 3-1',
    ))
  test('fide-burstein-2026 4.3: the first that is legal', () =>
    expect(told([player(1, 1, '', [4]), player(2, 1), player(3, 1), player(4, 1, '', [1])])).toBe('1,2,3,4: 1-3 2-4'))

  test('fide-burstein-2026 C4: those who are left can be paired', () => {
    // 4 and 5 have met: two of the first bracket have to go down to them, though it could be paired by itself.
    const field = [player(1, 1), player(2, 1), player(4, 0, '', [5]), player(5, 0, '', [4])]
    expect(told(field)).toBe('1,2: 1↓ 2↓; 1,2,4,5: 1-5 2-4')
  })
  test('fide-burstein-2026 C5: most pairs, though the first would not float', () => {
    // 1 can meet 3 alone, 2 can meet 3 and 4.
    const field = [player(1, 1, '', [2, 4]), player(2, 1, '', [1]), player(3, 1, '', [4]), player(4, 1, '', [1, 3])]
    expect(told(field)).toBe('1,2,3,4: 1-3 2-4')
  })
  test('fide-burstein-2026 C6: of those who could float the one with fewer points', () => {
    // 9 comes from above, with the lowest Index: by the order alone 3 would meet 5, and 9 float.
    const field = [
      player(9, 2, 'W', [], high(1)),
      player(3, 1, 'B', [], high(9)),
      player(5, 1, 'B', [], high(5)),
      player(6, 0, 'W'),
      player(7, 0, 'W'),
      player(8, 0, 'W'),
    ]
    expect(told(field)).toBe('9: 9↓; 3,5,9: 3-9 5↓; 5,6,7,8: 5-8 6-7')
  })
  test('fide-burstein-2026 C7: a floater who can be paired in the following bracket, before colours', () => {
    // 2 would float by the order and by colours, but can meet nobody below.
    const field = [player(1, 2, 'W'), player(2, 2, 'W', [3, 4, 5, 6]), player(3, 2, 'B', [2]), player(4, 1), player(5, 1), player(6, 1)]
    expect(told(field)).toBe('1,2,3: 1-2 3↓; 3,4,5,6: 3-6 4-5')
  })
  test('fide-burstein-2026 C7: then the score of whoever is left there', () => {
    // With 3 (2 points) the following bracket has to leave 3 again, with 2 it leaves one of its own.
    const field = [player(1, 2), player(2, 2), player(3, 2, '', [4, 5]), player(4, 1), player(5, 1), player(6, 0, '', [])]
    expect(told(field)).toBe('1,2,3: 1-3 2↓; 2,4,5: 2-5 4↓; 4,6: 4-6')
  })
  test('fide-burstein-2026 C8: fewest without their colour, before the order', () => {
    const field = [player(1, 1, 'W'), player(2, 1, 'B'), player(3, 1, 'B'), player(4, 1, 'W')]
    expect(told(field)).toBe('1,2,3,4: 1-3 2-4')
    // Whoever has no preference denies nobody theirs.
    expect(told([player(1, 1, 'W'), player(2, 1, 'W'), player(3, 1), player(4, 1)])).toBe('1,2,3,4: 1-4 2-3')
  })
  test('fide-burstein-2026 C8 also chooses who floats', () => {
    const field = [player(1, 1, 'W'), player(2, 1, 'B'), player(3, 1, 'W'), player(4, 0)]
    expect(told(field)).toBe('1,2,3: 1-2 3↓; 3,4: 3-4')
  })
  test('a floater that can meet nobody floats on', () => {
    const field = [player(1, 3, '', [2, 3]), player(2, 2, '', [1]), player(3, 2, '', [1]), player(4, 1)]
    expect(told(field)).toBe('1: 1↓; 1,2,3: 2-3 1↓; 1,4: 1-4')
  })
})
