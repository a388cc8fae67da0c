import { describe, expect, it } from 'vitest'
import { type Board, matches, nextBoard, resultNow } from './rows.ts'

const win = { white: 'win', black: 'loss', rated: true } as const
const draw = { white: 'draw', black: 'draw', rated: true } as const
const adjourned = { white: 'adjourned', black: 'adjourned', rated: true } as const

const board = (result: Board['result'], ...reported: readonly NonNullable<Board['result']>[]): Board =>
  ({
    white: 1,
    black: 2,
    result,
    ratingResult: null,
    reports: reported.map((each, by) => ({ by, result: each, at: null })),
    entered: null,
  }) as unknown as Board

describe('which board comes next', () => {
  const boards = [board(win), board(null), board(draw), board(adjourned), board(null)]
  const all = [0, 1, 2, 3, 4]

  it('the next without a result, round the end of the list; adjourned games are passed', () => {
    expect(nextBoard(all, boards, 0)).toBe(1)
    expect(nextBoard(all, boards, 1)).toBe(4)
    expect(nextBoard(all, boards, 4)).toBe(1)
  })

  it('only boards that are shown; when all are in, the next in the list; at the end it stays', () => {
    expect(nextBoard([0, 2, 4], boards, 0)).toBe(4)
    expect(nextBoard([0, 2, 3], boards, 0)).toBe(2)
    expect(nextBoard([0, 2, 3], boards, 3)).toBe(3)
  })
})

describe('filters', () => {
  it.each([
    ['open', board(null), true],
    ['open', board(adjourned), true],
    ['open', board(win), false],
    ['reported', board(null, win), true],
    ['reported', board(win, win), false],
    ['disagreeing', board(null, win, win), false],
    ['disagreeing', board(null, win, draw), true],
  ] as const)('%s: %j is shown: %s', (filter, shown, expected) => {
    expect(matches(filter, shown)).toBe(expected)
  })

  it('a board of somebody who may not see reports has none', () => {
    expect(matches('reported', { ...board(null), reports: undefined } as unknown as Board)).toBe(false)
  })
})

it('a correction for the rating report stands over the result for the reader', () => {
  expect(resultNow({ ...board(win), ratingResult: draw })).toBe(draw)
  expect(resultNow(board(win))).toBe(win)
})
