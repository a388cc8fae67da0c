import { describe, expect, test } from 'vitest'
import { makeBursteinPlayer as player } from '../../testing/players/make-burstein-player.ts'
import { orderedPairings } from './by-the-book/pairings.ts'
import { byRank } from './competitor.ts'

/** A pairing as the text writes it: by the smaller number, floaters against 0. */
const written = ({ pairs, floaters }: { readonly pairs: readonly (readonly [number, number])[]; readonly floaters: readonly number[] }) =>
  [...pairs, ...floaters.map((one) => [one, 0] as const)]
    .toSorted(([a], [b]) => a - b)
    .map((pair) => pair.join('-'))
    .join(' ')

/** The first pairing that the note of 4.3 names, then its list in its order, each line a block of five; the second copy of `1-3 2-0 4-5 6-0` is left out. */
const printed = `
1-6 2-5 3-0 4-0
1-6 2-4 3-0 5-0, 1-6 2-3 4-0 5-0, 1-6 2-0 3-5 4-0, 1-6 2-0 3-4 5-0, 1-6 2-0 3-0 4-5
1-5 2-6 3-0 4-0, 1-5 2-4 3-0 6-0, 1-5 2-3 4-0 6-0, 1-5 2-0 3-6 4-0, 1-5 2-0 3-4 6-0
1-5 2-0 3-0 4-6, 1-4 2-6 3-0 5-0, 1-4 2-5 3-0 6-0, 1-4 2-3 5-0 6-0, 1-4 2-0 3-6 5-0
1-4 2-0 3-5 6-0, 1-4 2-0 3-0 5-6, 1-3 2-6 4-0 5-0, 1-3 2-5 4-0 6-0, 1-3 2-4 5-0 6-0
1-3 2-0 4-6 5-0, 1-3 2-0 4-5 6-0, 1-3 2-0 4-0 5-6, 1-2 3-6 4-0 5-0
1-2 3-5 4-0 6-0, 1-2 3-4 5-0 6-0, 1-2 3-0 4-6 5-0, 1-2 3-0 4-5 6-0, 1-2 3-0 4-0 5-6
1-0 2-6 3-5 4-0, 1-0 2-6 3-4 5-0, 1-0 2-6 3-0 4-5, 1-0 2-5 3-6 4-0, 1-0 2-5 3-4 6-0
1-0 2-5 3-0 4-6, 1-0 2-4 3-6 5-0, 1-0 2-4 3-5 6-0, 1-0 2-4 3-0 5-6, 1-0 2-3 4-6 5-0
1-0 2-3 4-5 6-0, 1-0 2-3 4-0 5-6, 1-0 2-0 3-6 4-5, 1-0 2-0 3-5 4-6, 1-0 2-0 3-4 5-6`
  .trim()
  .split(/\n|, /)

describe('fide-burstein-2026 4.2, fide-burstein-2026 4.3: the order of pairings', () => {
  test('six players and two pairs: the forty-five of the text', () => {
    expect(printed).toHaveLength(45)
    expect([...orderedPairings([1, 2, 3, 4, 5, 6], 2)].map(written)).toEqual(printed)
  })
  test('nobody floats: the first meets the last', () => {
    expect([...orderedPairings([1, 2, 3, 4], 0)].map(written)).toEqual(['1-4 2-3', '1-3 2-4', '1-2 3-4'])
  })
  test('floating comes after every opponent', () => {
    expect([...orderedPairings([1, 2, 3], 1)].map(written)).toEqual(['1-3 2-0', '1-2 3-0', '1-0 2-3'])
    expect([...orderedPairings([1, 2], 2)].map(written)).toEqual(['1-0 2-0'])
  })
  test('pairs that are not legal are left out, and the others keep their order', () => {
    const mayMeet = (a: number, b: number): boolean => a + b !== 7
    const legal = printed.filter((pairing) => !/1-6|2-5|3-4/.test(pairing))
    expect([...orderedPairings([1, 2, 3, 4, 5, 6], 2, mayMeet)].map(written)).toEqual(legal)
  })
})

describe('fide-burstein-2026 1.8, fide-burstein-2026 4.1: rank', () => {
  test('Buchholz, then Sonneborn-Berger, the higher first, then the smaller number; scores do not count', () => {
    const field = [
      player(1, 1, '', [], { buchholz: 60, sonnebornBerger: 300 }),
      player(2, 3, '', [], { buchholz: 50, sonnebornBerger: 900 }),
      player(3, 1, '', [], { buchholz: 60, sonnebornBerger: 325 }),
      player(5, 2, '', [], { buchholz: 75, sonnebornBerger: 0 }),
      player(4, 1, '', [], { buchholz: 60, sonnebornBerger: 300 }),
    ]
    expect(field.sort(byRank).map(({ id }) => id)).toEqual([5, 3, 1, 4, 2])
  })
})
