import { describe, expect, it } from 'vitest'
import { currentOf, shownOf } from './state.ts'
import { after, deskOf, sheetFrom } from './testing/desks.ts'
import { handsAt, handsOn, result } from './testing/hands.ts'

const desk = deskOf('individual', 4)
const fresh = sheetFrom(desk, 'individual')
const { round } = fresh

describe('what comes from elsewhere', () => {
  it('a result of somebody else: a key on it asks', () => {
    const hands = handsOn(fresh)
    const theirs = after(desk, { kind: 'enter-result', round, board: 0, result: result('1–0') })
    hands.happens({ kind: 'loaded', sheet: sheetFrom(theirs, 'individual') })
    hands.type('2')
    expect([hands.state().over, hands.sent()]).toMatchObject([{ board: 0, stood: result('1–0') }, []])
    hands.type('enter')
    expect(hands.messages()).toEqual(['1: 1–0 → ½–½'])
  })

  it('what was offered is no question any more when the board has changed', () => {
    const hands = handsOn(fresh)
    hands.type('1 up 2')
    hands.answered({ landed: fresh.sequence + 1 })
    expect(hands.state().over).not.toBeNull()
    const theirs = after(
      desk,
      { kind: 'enter-result', round, board: 0, result: result('1–0') },
      { kind: 'enter-result', round, board: 0, result: result('0–1') },
    )
    hands.happens({ kind: 'loaded', sheet: sheetFrom(theirs, 'individual') })
    expect(hands.state().over).toBeNull()
    hands.type('enter')
    expect(hands.boards()).toBe('0–1 . . .')
  })

  it('the round has fewer boards than before', () => {
    const hands = handsOn(fresh)
    hands.type('end M')
    hands.happens({ kind: 'loaded', sheet: { ...fresh, boards: fresh.boards.slice(0, 2) } })
    expect([hands.state().asking, currentOf(hands.state())]).toEqual([null, 0])
  })

  it('what the outbox tells without news changes nothing', () => {
    const hands = handsOn(fresh)
    hands.type('1')
    const before = hands.state()
    hands.happens({ kind: 'post', post: { ...before.post, waiting: before.post.waiting.map((entry) => ({ ...entry })) } })
    expect(hands.state()).toBe(before)
  })
})

describe('focus', () => {
  it('wherever it comes, keys go there; what was offered elsewhere is left', () => {
    const hands = handsOn(fresh)
    hands.type('1 up 2')
    hands.happens({ kind: 'visit', board: 2 })
    expect([hands.at(), hands.said()]).toMatchObject(['3', { kind: 'kept' }])
    hands.type('3')
    expect(hands.boards()).toBe('1–0 . 0–1 .')
  })

  it('in a match, also after another row was visited', () => {
    const hands = handsAt('team')
    hands.happens({ kind: 'open', board: 0 })
    hands.happens({ kind: 'visit', board: 1 })
    hands.happens({ kind: 'visit-inner', inner: 2 })
    hands.type('1')
    expect([hands.boards(), hands.at()]).toEqual(['[. . 1–0 .] .', '1.4'])
  })
})

describe('filters', () => {
  it('a board that gets its result stays until the filter is chosen again', () => {
    const hands = handsOn(fresh)
    hands.type('1')
    hands.happens({ kind: 'filter', filter: 'open' })
    expect(shownOf(hands.state())).toEqual([1, 2, 3])
    hands.type('2')
    expect([shownOf(hands.state()), hands.at()]).toEqual([[1, 2, 3], '3'])
    hands.happens({ kind: 'filter', filter: 'open' })
    expect(shownOf(hands.state())).toEqual([2, 3])
  })

  it('of a list that has lost the board keys go to its first; a helper has the boards of the link', () => {
    const hands = handsOn({ ...fresh, range: { first: 2, last: 3 } })
    expect([shownOf(hands.state()), hands.at()]).toEqual([[1, 2], '2'])
    hands.type('1 2 1')
    expect(hands.boards()).toBe('. 1–0 ½–½ .')
  })
})
