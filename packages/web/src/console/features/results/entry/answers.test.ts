import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { describe, expect, it } from 'vitest'
import { withBoard } from '../match.ts'
import { matchAt } from './state.ts'
import { handsAt, handsOn, result, shown } from './testing/hands.ts'

describe('a result that was not taken', () => {
  it('two people on one board: the second is shown the first one’s result, and asked', () => {
    const hands = handsAt('individual')
    hands.type('2 1')
    hands.answered({ theirs: result('1–0') })
    expect(hands.state().post.refused).toMatchObject([{ board: 0, result: result('½–½'), problem: { theirs: result('1–0') } }])
    const { key } = hands.state().post.refused[0]!
    hands.happens({ kind: 'settle', key, over: result('1–0'), take: true })
    expect(hands.messages()).toEqual(['1: . → ½–½', '2: . → 1–0', '1: 1–0 → ½–½'])
    expect([hands.effects.at(-2), hands.state().post.refused]).toEqual([{ kind: 'dismiss', key }, []])
  })

  it('theirs stands at once, also where the page does not have it yet: it is passed, and a key on it asks', () => {
    const hands = handsAt('individual')
    hands.type('2 1 3')
    hands.answered({ theirs: result('1–0') })
    hands.type('1')
    expect([hands.boards(), hands.at()]).toEqual(['1–0 1–0 0–1 1–0', '4'])
    hands.type('home 3')
    expect([hands.state().over, hands.messages().length]).toMatchObject([{ board: 0, stood: result('1–0') }, 4])
    hands.type('enter')
    expect(hands.messages().at(-1)).toBe('1: 1–0 → 0–1')
  })

  it('theirs is kept: nothing is sent', () => {
    const hands = handsAt('individual')
    hands.type('2')
    hands.answered({ theirs: result('1–0') })
    hands.happens({ kind: 'settle', key: 'key 1', over: result('1–0'), take: false })
    expect([hands.messages(), hands.effects.at(-1)]).toEqual([['1: . → ½–½'], { kind: 'dismiss', key: 'key 1' }])
  })

  it('FIDE mode asks: who does it all the same answers that question, and not what others may enter meanwhile', () => {
    const hands = handsAt('individual')
    hands.type('1')
    hands.answered({ code: 'fide-mode', confirmable: true })
    hands.happens({ kind: 'settle', key: 'key 1', over: null, take: true })
    expect(hands.sent().at(-1)).toMatchObject({ board: 0, result: result('1–0'), over: null, confirmed: 'twice' })
    hands.answered({ code: 'other-players' })
    hands.happens({ kind: 'settle', key: 'key 2', over: null, take: true })
    expect(hands.sent().at(-1)).not.toHaveProperty('confirmed')
  })

  it('of a match: its queue stops, what was typed and is typed stays visible, and is taken over theirs', () => {
    const hands = handsAt('team')
    const open = matchAt(hands.state(), 0)
    hands.type('down')
    hands.type('up 1 2')
    // Somebody else has entered board 4 meanwhile.
    const theirs: BoardResult = { white: 'adjourned', black: 'adjourned', rated: true, match: withBoard(open, 3, 'draw') }
    hands.answered({ theirs })
    expect(hands.state().post).toMatchObject({ waiting: [], refused: [{ key: 'key 2', over: null }] })
    expect(hands.boards()).toBe('[1–0 ½–½ . .] .')
    hands.type('3')
    expect([hands.boards(), hands.sent().length]).toEqual(['[1–0 ½–½ 0–1 .] .', 2])
    expect(hands.effects).toContainEqual(expect.objectContaining({ kind: 'amend', key: 'key 2' }))
    hands.happens({ kind: 'settle', key: 'key 2', over: theirs, take: true })
    expect(hands.messages().at(-1)).toBe('1: [. . . ½–½] → [1–0 ½–½ 0–1 ½–½]')
    expect(hands.boards()).toBe('[1–0 ½–½ 0–1 ½–½] .')
  })

  it('past bug: mine is sent also where it is what they had: they may have changed it since', () => {
    const hands = handsAt('team')
    const theirs: BoardResult = {
      white: 'adjourned',
      black: 'adjourned',
      rated: true,
      match: withBoard(matchAt(hands.state(), 0), 0, 'white'),
    }
    hands.type('1 2')
    hands.answered({ theirs })
    hands.happens({ kind: 'settle', key: 'key 2', over: hands.state().post.refused[0]!.result, take: true })
    expect(hands.messages().at(-1)).toBe('1: [1–0 ½–½ . .] → [1–0 ½–½ . .]')
  })

  it('past bug: what is typed on is not lost where an earlier key has landed and the page has not read it', () => {
    const hands = handsAt('team')
    const open = matchAt(hands.state(), 0)
    hands.type('1')
    hands.answered({ landed: hands.state().sheet.sequence + 1 })
    hands.type('2')
    hands.answered({ theirs: { white: 'adjourned', black: 'adjourned', rated: true, match: withBoard(open, 3, 'draw') } })
    hands.type('3')
    expect([hands.boards(), hands.messages().length]).toEqual(['[1–0 ½–½ 0–1 .] .', 2])
  })

  it('of a match, theirs is kept: the match is theirs again', () => {
    const hands = handsAt('team')
    const theirs: BoardResult = {
      white: 'adjourned',
      black: 'adjourned',
      rated: true,
      match: withBoard(matchAt(hands.state(), 0), 0, 'draw'),
    }
    hands.type('1 2')
    hands.answered({ theirs })
    const { sheet } = hands.state()
    hands.happens({
      kind: 'loaded',
      sheet: { ...sheet, boards: sheet.boards.map((board, at) => (at === 0 ? { ...board, result: theirs } : board)) },
    })
    hands.happens({ kind: 'settle', key: 'key 2', over: theirs, take: false })
    expect(hands.boards()).toBe('[½–½ . . .] .')
  })

  it('for another reason: what is typed next is sent, and says what it comes over', () => {
    const hands = handsAt('team')
    hands.type('1')
    hands.answered({ code: 'impossible-result' })
    hands.type('2')
    expect(hands.messages()).toEqual(['1: . → [1–0 . . .]', '1: . → [1–0 ½–½ . .]'])
  })

  it('is there again when the page is opened again', () => {
    const before = handsAt('team')
    before.type('1 2')
    before.answered({ theirs: result('1–0') })
    const again = handsOn(before.state().sheet, before.state().post)
    expect(again.boards()).toBe('[1–0 ½–½ . .] .')
  })
})

describe('answers', () => {
  it('replaced by its button, and the focus goes on; kept, and it stays', () => {
    const hands = handsAt('individual')
    hands.type('1 up 2')
    hands.happens({ kind: 'replace', replace: false })
    expect([hands.said(), hands.focus()]).toMatchObject([{ kind: 'kept', over: { board: 0 } }, 'board 1'])
    hands.type('3')
    hands.happens({ kind: 'replace', replace: true })
    expect([hands.boards(), hands.focus()]).toEqual(['0–1 . . .', 'board 2'])
  })

  it('in a match the focus stays at its board', () => {
    const hands = handsAt('team')
    hands.type('1 up 2')
    hands.happens({ kind: 'replace', replace: true })
    expect([hands.boards(), hands.focus()]).toEqual(['[½–½ . . .] .', 'inner 1'])
  })

  it('cleared, and the board has the focus', () => {
    const hands = handsAt('individual')
    hands.type('1 up 0')
    hands.happens({ kind: 'cleared', board: 0 })
    expect([hands.messages().at(-1), hands.focus(), hands.said()]).toMatchObject([
      '1: 1–0 → .',
      'board 1',
      { kind: 'entered', result: null },
    ])
  })

  it('all results as buttons: picked and gone on', () => {
    const hands = handsAt('individual')
    hands.type('M')
    expect(hands.state().asking).toEqual({ kind: 'pick', board: 0 })
    hands.happens({ kind: 'typed', board: 0, result: { ...result('½–½'), rated: false } })
    expect([hands.boards(), hands.state().asking, shown(hands.sent()[0]!.result)]).toEqual(['½–½* . . .', null, '½–½*'])
  })
})
