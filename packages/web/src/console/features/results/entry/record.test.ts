import { describe, expect, it } from 'vitest'
import { handsAt, result } from './testing/hands.ts'

const scores = (first: number, second: number) =>
  ({ ...result(first > second ? '1–0' : '0–1'), scores: [first * 10, second * 10] }) as never

describe('scores of a game (SSM A1)', () => {
  it('are entered and gone on from; over a result they ask', () => {
    const hands = handsAt('scores')
    hands.happens({ kind: 'scores', board: 0, result: scores(12, 7), leaving: false })
    expect([hands.boards(), hands.focus()]).toEqual(['12:7 . . .', 'board 2'])
    hands.happens({ kind: 'visit', board: 0 })
    hands.happens({ kind: 'scores', board: 0, result: scores(13, 7), leaving: false })
    expect([hands.boards(), hands.state().over?.board]).toEqual(['12:7 . . .', 0])
    hands.type('enter')
    expect(hands.messages().at(-1)).toBe('1: 12:7 → 13:7')
  })

  it('whoever leaves the row has them entered, and stays where they went', () => {
    const hands = handsAt('scores')
    hands.happens({ kind: 'visit', board: 2 })
    hands.happens({ kind: 'scores', board: 0, result: scores(12, 7), leaving: true })
    expect([hands.boards(), hands.at(), hands.focus()]).toEqual(['12:7 . . .', '3', undefined])
    hands.happens({ kind: 'left', board: 0 })
    expect(hands.said()).toMatchObject({ kind: 'stays', board: 0 })
  })

  it('verifying, leaving enters nothing', () => {
    const hands = handsAt('scores')
    hands.type('V')
    hands.happens({ kind: 'scores', board: 0, result: scores(12, 7), leaving: true })
    expect(hands.sent()).toEqual([])
  })
})

describe('the form for scores', () => {
  it('goes on from board to board, and digits beside it are no results', () => {
    const hands = handsAt('individual')
    hands.happens({ kind: 'form', board: 0 })
    hands.type('1')
    expect(hands.sent()).toEqual([])
    hands.happens({ kind: 'typed', board: 0, result: scores(3, 2) })
    expect(hands.state().opened?.board).toBe(1)
    hands.happens({ kind: 'close' })
    expect([hands.state().opened, hands.focus()]).toEqual([null, 'board 2'])
  })
})
