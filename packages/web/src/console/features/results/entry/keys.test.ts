import { describe, expect, it } from 'vitest'
import { leaves } from './keys.ts'
import { kinds } from './testing/desks.ts'
import { handsAt } from './testing/hands.ts'

/** Keys, what the boards have then, and where the next key goes. */
type Row = readonly [keys: string, boards: string, at: string]

const games: readonly Row[] = [
  ['1', '1–0 . . .', '2'],
  ['2', '½–½ . . .', '2'],
  ['3', '0–1 . . .', '2'],
  ['4', '+:− . . .', '2'],
  ['5', '−:+ . . .', '2'],
  ['6', '−:− . . .', '2'],
  ['7', '½–0 . . .', '2'],
  ['8', '0–½ . . .', '2'],
  ['9', '0–0 . . .', '2'],
  ['A', 'adj . . .', '2'],
  ['U 2', '½–½* . . .', '2'],
  ['U 4', '+:− . . .', '2'],
  ['U esc 2', '½–½ . . .', '2'],
  ['U U 2', '½–½ . . .', '2'],
  ['U 2 1', '½–½* 1–0 . .', '3'],
  ['1 2 3 1', '1–0 ½–½ 0–1 1–0', '4'],
  ['down 1', '. 1–0 . .', '3'],
  ['end 1', '. . . 1–0', '1'],
  ['pgdn up 1', '. . 1–0 .', '4'],
  ['up up 1', '1–0 . . .', '2'],
  ['end 1 2', '½–½ . . 1–0', '2'],
  ['1 up 2', '1–0 . . .', '1'],
  ['1 up 2 enter', '½–½ . . .', '2'],
  ['1 up 2 3 enter', '0–1 . . .', '2'],
  ['1 up 2 esc 3', '1–0 . . .', '1'],
  ['1 up 2 down 3', '1–0 0–1 . .', '3'],
  ['1 up 1', '1–0 . . .', '2'],
  ['A up 1', '1–0 . . .', '2'],
  ['1 enter esc', '1–0 . . .', '2'],
  ['1 up 0', '1–0 . . .', '1'],
  ['0 1', '1–0 . . .', '2'],
  ['1 up 0 2 down', '1–0 . . .', '2'],
]

const matches: readonly Row[] = [
  ['1', '[1–0 . . .] .', '1.2'],
  ['1 2 3 1', '[1–0 ½–½ 0–1 1–0] .', '2'],
  ['1 2 3 1 2 2 3 4', '[1–0 ½–½ 0–1 1–0] [½–½ ½–½ 0–1 +:−]', '2'],
  ['1 2 3 1 2', '[1–0 ½–½ 0–1 1–0] [½–½ . . .]', '2.2'],
  ['5 6 7 8', '[−:+ −:− ½–0 0–½] .', '2'],
  ['9 down 1', '[0–0 . 1–0 .] .', '1.4'],
  ['1 down down down 3 up up up 2 enter', '[½–½ . . 0–1] .', '1.1'],
  ['1 2 up up 3', '[1–0 ½–½ . .] .', '1.1'],
  ['1 2 up up 3 enter 3', '[0–1 ½–½ . .] .', '1.3'],
  ['1 2 up up 3 esc 1 down 2', '[1–0 ½–½ . ½–½] .', '1.4'],
  ['1 2 up up 1 2 3 3', '[1–0 ½–½ ½–½ 0–1] [0–1 . . .]', '2.2'],
  ['1 esc 2', '[1–0 ½–½ . .] .', '1.3'],
  ['1 esc down 2', '[1–0 . . .] [½–½ . . .]', '2.2'],
  ['A 1', '[. 1–0 . .] .', '1.3'],
  ['1 2 3 1 up 2', '[1–0 ½–½ 0–1 1–0] .', '1.1'],
  ['1 2 3 1 up 2 enter', '[½–½ ½–½ 0–1 1–0] .', '1.1'],
  ['U 1 2', '[1–0 ½–½ . .] .', '1.3'],
]

const scores: readonly Row[] = [
  ['W', '1–0 . . .', '2'],
  ['W D L', '1–0 ½–½ 0–1 .', '4'],
  ['W up D', '1–0 . . .', '1'],
  ['W up D enter', '½–½ . . .', '2'],
]

describe.each(['individual', 'round robin'] as const)('keys, %s', (kind) => {
  it.each(games)('%s: %s, then board %s', (keys, boards, at) => {
    const hands = handsAt(kind)
    hands.type(keys)
    expect([hands.boards(), hands.at()]).toEqual([boards, at])
  })
})

describe('keys, team', () => {
  it.each(matches)('%s: %s, then board %s', (keys, boards, at) => {
    const hands = handsAt('team')
    hands.type(keys)
    expect([hands.boards(), hands.at()]).toEqual([boards, at])
  })

  it('a team that did not come: keys of forfeits change the match, others ask for a board of it', () => {
    const hands = handsAt('team')
    hands.happens({ kind: 'typed', board: 0, result: { white: 'forfeit-win', black: 'forfeit-loss', rated: true } })
    expect([hands.boards(), hands.at()]).toEqual(['+:− .', '2'])
    hands.type('up 5')
    expect([hands.state().over?.inner, hands.boards()]).toEqual([null, '+:− .'])
    hands.type('enter up 1')
    expect([hands.state().over?.inner, hands.boards()]).toEqual([null, '−:+ .'])
    hands.type('enter')
    expect(hands.boards()).toBe('[1–0 . . .] .')
  })
})

describe('keys, scores', () => {
  it.each(scores)('%s: %s, then board %s', (keys, boards, at) => {
    const hands = handsAt('scores')
    hands.type(keys)
    expect([hands.boards(), hands.at()]).toEqual([boards, at])
  })
})

describe.each(kinds)('every key, %s', (kind) => {
  const all = kind === 'scores' ? ['W', 'D', 'L', 'M', 'V'] : ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', '0', 'U', 'M', 'V']
  const keys = [...all, 'up', 'down', 'pgup', 'pgdn', 'home', 'end', 'enter', 'esc', 'K', 'R']

  it('does nothing for those who only look, but move', () => {
    const hands = handsAt(kind, { mayEnter: false })
    hands.type(keys.join(' '))
    expect([hands.sent(), hands.state()]).toMatchObject([
      [],
      { asking: null, over: null, opened: null, unrated: false, verify: { on: false } },
    ])
  })

  it('waits while a dialog asks', () => {
    const hands = handsAt(kind)
    hands.type(kind === 'scores' ? 'W up' : '1 up')
    hands.happens({ kind: 'clear' })
    const before = [hands.boards(), hands.state().asking]
    hands.type(all.join(' '))
    expect([hands.boards(), hands.state().asking]).toEqual(before)
    expect(before[1]).toMatchObject({ kind: 'clear', board: 0 })
  })

  it('in a round without boards nothing breaks', () => {
    const hands = handsAt(kind, { boards: [] })
    hands.type(keys.join(' '))
    expect(hands.sent()).toEqual([])
  })
})

describe('Escape', () => {
  it.each([
    ['1', false],
    ['U', true],
    ['1 up 2', true],
    ['V', true],
  ])('after %s it has something to leave: %s', (keys, expected) => {
    const hands = handsAt('individual')
    hands.type(keys)
    expect(leaves(hands.state())).toBe(expected)
  })

  it('leaves the nearest first: what is offered, the match, verifying', () => {
    const hands = handsAt('team')
    hands.type('1 2 3 1 V 1 2')
    hands.type('esc')
    expect([hands.state().opened, hands.state().verify.on, hands.focus()]).toEqual([null, true, 'board 1'])
    hands.type('esc')
    expect(hands.said()).toEqual({ kind: 'verify-ended', verified: 0, shown: 2 })
  })

  it('a row that is pressed opens its match, and closes it', () => {
    const hands = handsAt('team')
    hands.happens({ kind: 'open', board: 1 })
    expect([hands.at(), hands.focus()]).toEqual(['2.1', 'inner 1'])
    hands.happens({ kind: 'open', board: 1 })
    expect(hands.at()).toBe('2')
  })
})
