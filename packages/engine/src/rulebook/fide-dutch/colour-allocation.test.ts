import { describe, expect, test } from 'vitest'
import { makeCompetitor } from '../../testing/players/make-competitor.ts'
import { edition } from '../fide-dutch-2017/edition.ts'
import { allocateColours } from './colour-allocation.ts'

/** Article and colour of the higher ranked player, initial colour White. */
const allocation = (higher: string, lower: string): string => {
  const { article, higherGets } = allocateColours(makeCompetitor(1, 2, higher), makeCompetitor(2, 2, lower), 'white', edition)
  return `${article} ${higherGets}`
}

describe('fide-dutch-2017 E.1: both preferences are granted', () => {
  test.each([
    ['E.1: they differ', 'W', 'B', 'E.1 black'],
    ['E.1: they differ in strength as well', 'BW', 'BB', 'E.1 black'],
    ['A.6.d: only the lower ranked has one', '', 'W', 'E.1 white'],
    ['A.6.d: only the higher ranked has one', 'W', '', 'E.1 black'],
  ])('%s', (_, higher, lower, expected) => {
    expect(allocation(higher, lower)).toBe(expected)
  })
})

describe('fide-dutch-2017 E.2: the stronger preference is granted', () => {
  test.each([
    ['E.2: absolute before strong', 'WBW', 'BWW', 'E.2 white'],
    ['E.2: strong before mild', 'WBW', 'BW', 'E.2 black'],
    ['E.2: two absolute ones, the wider difference', 'WWBWBW', 'BBWBWW', 'E.2 black'],
    ['E.2: two absolute ones, the wider difference below', 'BBWBWW', 'WWBWBW', 'E.2 white'],
    ['E.2: a difference does not help against an absolute preference', 'BWWBWBW', '=BBWBWW', 'E.2 white'],
  ])('%s', (_, higher, lower, expected) => {
    expect(allocation(higher, lower)).toBe(expected)
  })
})

describe('fide-dutch-2017 E.3: alternate from the latest time colours differed', () => {
  test.each([
    ['E.3: the last game but one', 'BWWB', 'WBWB', 'E.3 black'],
    ['E.3: the first difference from the end counts', 'WBWBWB', 'BWBWWB', 'E.3 white'],
    ['C.04.2.D.5: =W=B and WB== are the same', '=W=B', 'WB==', 'E.4 white'],
    ['C.04.2.D.5: ==WB is equivalent to BWWB', '==WB', 'BWWB', 'E.4 white'],
    ['C.04.2.D.5: ==WB is equivalent to WBWB', '==WB', 'WBWB', 'E.4 white'],
  ])('%s', (_, higher, lower, expected) => {
    expect(allocation(higher, lower)).toBe(expected)
  })
})

describe('fide-dutch-2017 E.4: the higher ranked player', () => {
  test('E.4: gets the preferred colour, not White', () => {
    expect(allocation('W', 'W')).toBe('E.4 black')
    expect(allocation('B', 'B')).toBe('E.4 white')
  })
})

describe('fide-dutch-2017 E.5: nobody has a preference', () => {
  test.each([
    [1, 'white', 'white'],
    [2, 'white', 'black'],
    [1, 'black', 'black'],
    [2, 'black', 'white'],
  ] as const)('E.5: number %i when the initial colour is %s', (number, initial, expected) => {
    const higher = makeCompetitor(number, 0)
    expect(allocateColours(higher, makeCompetitor(9, 0), initial, edition)).toEqual({
      rule: 'initial',
      article: 'E.5',
      higherGets: expected,
    })
  })
})
