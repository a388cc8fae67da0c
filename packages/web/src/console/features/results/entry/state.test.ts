import { describe, expect, it } from 'vitest'
import { boardAt, expected, matchAt, standing } from './state.ts'
import { after, deskOf, sheetFrom } from './testing/desks.ts'
import { handsAt, handsOn, result, shown } from './testing/hands.ts'

describe('a board', () => {
  it('is as the desk will have it: the last that was typed, before and after it has landed', () => {
    const hands = handsAt('individual')
    hands.type('1 up 2 enter')
    expect(shown(expected(hands.state(), 0))).toBe('½–½')
    hands.answered({ landed: hands.state().sheet.sequence + 1 })
    hands.answered({ landed: hands.state().sheet.sequence + 2 })
    expect([hands.state().post.waiting, shown(expected(hands.state(), 0))]).toEqual([[], '½–½'])
  })

  it('corrected for the rating report only keeps its result', () => {
    const hands = handsAt('individual')
    const { sheet, post } = hands.state()
    const entry = { tournament: 't', round: sheet.round, board: 0, result: result('½–½'), over: null, ratingOnly: true }
    const state = { ...hands.state(), post: { ...post, given: [entry] } }
    expect([boardAt(state, 0).result, shown(expected(state, 0))]).toEqual([null, '½–½'])
  })

  it('somebody else was first: theirs stands, until the page says otherwise', () => {
    const desk = deskOf('individual', 4)
    const sheet = sheetFrom(desk, 'individual')
    const hands = handsOn(sheet)
    hands.type('2')
    hands.answered({ theirs: result('1–0') })
    expect(shown(expected(hands.state(), 0))).toBe('1–0')
    const changed = after(desk, { kind: 'enter-result', round: sheet.round, board: 0, result: result('0–1') })
    hands.happens({ kind: 'loaded', sheet: sheetFrom(changed, 'individual') })
    expect(shown(expected(hands.state(), 0))).toBe('0–1')
  })
})

it('of a match that was not taken one goes on with what was typed, and the desk has theirs', () => {
  const hands = handsAt('team')
  hands.type('1 2')
  hands.answered({ theirs: { white: 'forfeit-win', black: 'forfeit-loss', rated: true } })
  expect([shown(standing(hands.state(), 0)), shown(expected(hands.state(), 0))]).toEqual(['[1–0 ½–½ . .]', '+:−'])
  expect(matchAt(hands.state(), 0).white.map(({ result: own }) => own)).toEqual(['win', 'draw', 'adjourned', 'adjourned'])
})
