import { describe, expect, it } from 'vitest'
import { after, deskOf, sheetFrom } from './testing/desks.ts'
import { handsAt, handsOn, result } from './testing/hands.ts'

describe('what is sent', () => {
  it('every change comes on top of the one before it on the same board, whatever the page shows', () => {
    const hands = handsAt('individual')
    hands.type('1 up 2 enter up 3 enter')
    expect(hands.messages()).toEqual(['1: . → 1–0', '1: 1–0 → ½–½', '1: ½–½ → 0–1'])
  })

  it('past bug: keys 1 2 3 1 into a match, and no board of it stays empty', () => {
    const hands = handsAt('team')
    hands.type('1 2 3 1')
    expect(hands.messages()).toEqual([
      '1: . → [1–0 . . .]',
      '1: [1–0 . . .] → [1–0 ½–½ . .]',
      '1: [1–0 ½–½ . .] → [1–0 ½–½ 0–1 .]',
      '1: [1–0 ½–½ 0–1 .] → [1–0 ½–½ 0–1 1–0]',
    ])
  })

  it('answers and pages may come late and in any order: an older page takes nothing back', () => {
    const desk = deskOf('team', 2)
    const old = sheetFrom(desk, 'team')
    const hands = handsOn(old)
    hands.type('1')
    hands.answered({ landed: old.sequence + 1 })
    // Read before the first key arrived, and shown after it.
    hands.happens({ kind: 'loaded', sheet: { ...old } })
    hands.type('2')
    const first = hands.sent()[0]!
    const read = after(desk, { kind: 'enter-result', round: old.round, board: 0, result: first.result })
    hands.answered({ landed: old.sequence + 2 })
    // The second is there, the page has read the first only.
    hands.happens({ kind: 'loaded', sheet: sheetFrom(read, 'team') })
    hands.type('3')
    expect(hands.messages().slice(1)).toEqual(['1: [1–0 . . .] → [1–0 ½–½ . .]', '1: [1–0 ½–½ . .] → [1–0 ½–½ 0–1 .]'])
  })

  it('what a page has read counts for itself: undone by somebody, the board is open', () => {
    const desk = deskOf('individual', 4)
    const old = sheetFrom(desk, 'individual')
    const hands = handsOn(old)
    hands.type('1')
    hands.answered({ landed: old.sequence + 1 })
    const undone = after(desk, { kind: 'enter-result', round: old.round, board: 0, result: result('1–0') }, { kind: 'undo' })
    hands.happens({ kind: 'loaded', sheet: sheetFrom(undone, 'individual') })
    hands.type('home 2')
    expect(hands.messages()[1]).toBe('1: . → ½–½')
  })

  it('nothing is sent twice: the same key over the same result only says it again', () => {
    const hands = handsAt('individual')
    hands.type('1 up 1')
    expect(hands.messages()).toHaveLength(1)
    expect(hands.said()).toMatchObject({ kind: 'entered', board: 0 })
  })

  it('offline nothing answers, and everything is kept in order', () => {
    const hands = handsAt('individual')
    hands.type('1 2 3 1 home 2 enter')
    expect(hands.state().post.waiting.map(({ board, order }) => [board, order])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [0, 5],
    ])
  })

  it('C.04.2 4.3: after the next pairing a result is corrected with a reason, an open game is entered', () => {
    const played = after(
      deskOf('individual', 4),
      ...[0, 1, 2, 3].map((board) => ({
        kind: 'enter-result' as const,
        round: sheetFrom(deskOf('individual', 4), 'individual').round,
        board,
        result: board === 3 ? ({ white: 'adjourned', black: 'adjourned', rated: true } as const) : result('1–0'),
      })),
      { kind: 'pair-round' },
      { kind: 'publish-round' },
    )
    const hands = handsOn(sheetFrom(played, 'individual'))
    hands.type('home 2')
    expect([hands.state().asking, hands.messages()]).toEqual([{ kind: 'correct', board: 0, result: result('½–½') }, []])
    hands.happens({ kind: 'corrected', board: 0, result: result('½–½'), reason: 'slip' })
    expect(hands.sent()).toMatchObject([{ board: 0, over: result('1–0'), reason: 'slip', ratingOnly: false }])
    hands.type('0')
    expect(hands.state().asking).toEqual({ kind: 'correct', board: 0, result: null })
    hands.happens({ kind: 'put-away', back: true })
    hands.type('end 1')
    expect([hands.messages().at(-1), hands.sent().at(-1)?.reason]).toEqual(['4: adj → 1–0', undefined])
  })
})
