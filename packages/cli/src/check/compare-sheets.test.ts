import { playerId } from '@zug/engine/model'
import { compareSheets, type NonNullSheet, type Sheet } from '@zug/engine/pairing'
import { describe, expect, test } from 'vitest'
import { differenceLines } from './report.ts'

const board = (white: number, black: number, coloursKnown = true): NonNullSheet['boards'][number] => ({
  white: playerId(white),
  black: playerId(black),
  coloursKnown,
})
const sheet = (boards: NonNullSheet['boards'], ...byes: readonly number[]): Sheet => ({ boards, byes: byes.map(playerId) })

const lines = (expected: Sheet, recorded: Sheet): readonly string[] => {
  const difference = compareSheets(expected, recorded)
  return difference === null ? [] : differenceLines({ round: 1, ...difference })
}

describe('comparing rounds', () => {
  test('the order of boards is irrelevant', () => {
    expect(compareSheets(sheet([board(1, 2), board(3, 4)], 5), sheet([board(3, 4), board(1, 2)], 5))).toBeNull()
  })

  test('other opponents', () => {
    expect(lines(sheet([board(1, 2), board(3, 4)]), sheet([board(1, 3), board(2, 4)]))).toEqual([
      '  expected   recorded',
      '  1 – 2      1 – 3',
      '  3 – 4      2 – 4',
    ])
  })

  test('the same opponents with other colours', () => {
    expect(lines(sheet([board(1, 2), board(3, 4)]), sheet([board(2, 1), board(3, 4)]))).toEqual([
      '  expected   recorded',
      '  1 – 2      2 – 1  (colours)',
    ])
  })

  test('a game without colours has none to speak of', () => {
    expect(lines(sheet([board(1, 2, false), board(3, 4, false)]), sheet([board(1, 3), board(2, 4, false)]))).toEqual([
      '  expected   recorded',
      '  1 – 2      1 – 3',
      '  3 – 4      2 – 4',
    ])
  })

  test('another bye', () => {
    expect(lines(sheet([board(1, 2)], 3), sheet([board(1, 3)], 2))).toEqual([
      '  expected   recorded',
      '  1 – 2      1 – 3',
      '  bye 3      bye 2',
    ])
  })

  test('a recorded game without colours agrees with either', () => {
    expect(compareSheets(sheet([board(2, 1)]), sheet([board(1, 2, false)]))).toBeNull()
    expect(lines(sheet([board(2, 3)]), sheet([board(1, 2, false)]))).toEqual(['  expected   recorded', '  2 – 3      1 – 2 (no colours)'])
  })

  test('no legal pairing against a pairing, and against none', () => {
    expect(lines(null, sheet([board(1, 2)]))).toEqual(['  expected           recorded', '  no legal pairing   1 – 2'])
    expect(lines(sheet([board(1, 2)]), null)).toEqual(['  expected   recorded', '  1 – 2      no legal pairing'])
    expect(compareSheets(null, null)).toBeNull()
  })
})
