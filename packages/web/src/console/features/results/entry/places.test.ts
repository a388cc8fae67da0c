import { describe, expect, it } from 'vitest'
import { after, deskOf, sheetFrom } from './testing/desks.ts'
import { handsAt, handsOn, result } from './testing/hands.ts'

describe('where keys go', () => {
  it('on opening the page, to the first board without a result', () => {
    const desk = deskOf('individual', 4)
    const { round } = sheetFrom(desk, 'individual')
    const begun = after(desk, { kind: 'enter-result', round, board: 0, result: result('1–0') })
    expect(handsOn(sheetFrom(begun, 'individual')).at()).toBe('2')
  })

  it('every result asks for the focus of the next board, in a match of its next board', () => {
    const games = handsAt('individual')
    games.type('1')
    expect(games.focus()).toBe('board 2')
    const matches = handsAt('team')
    matches.type('1')
    expect(matches.focus()).toBe('inner 2')
    matches.type('2 3 1')
    expect(matches.focus()).toBe('board 2')
  })

  it('to a board by its number, whatever was open', () => {
    const hands = handsAt('team')
    hands.type('1')
    hands.happens({ kind: 'go', board: 1 })
    hands.type('2')
    expect([hands.boards(), hands.at()]).toEqual(['[1–0 . . .] [½–½ . . .]', '2.2'])
  })

  it('back to the board of the match when a list over it is put away', () => {
    const hands = handsAt('team')
    hands.type('1 M')
    hands.happens({ kind: 'put-away', back: true })
    expect([hands.state().asking, hands.focus()]).toEqual([null, 'inner 2'])
    hands.type('M')
    const before = hands.effects.length
    hands.happens({ kind: 'put-away', back: false })
    expect([hands.state().asking, hands.effects.length]).toEqual([null, before])
  })
})
