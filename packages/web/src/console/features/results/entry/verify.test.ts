import { describe, expect, it } from 'vitest'
import { isChecked } from './state.ts'
import { handsAt, result } from './testing/hands.ts'

const checked = (hands: ReturnType<typeof handsAt>) =>
  hands.state().sheet.boards.flatMap((_, at) => (isChecked(hands.state(), at) ? [at + 1] : []))

describe('verifying', () => {
  it('what agrees moves on from the first board, what differs stops everything until it is decided', () => {
    const hands = handsAt('individual')
    hands.type('1 2 3 1 V')
    expect([hands.at(), hands.focus()]).toEqual(['1', 'board 1'])
    hands.type('1 3 1 1')
    expect([hands.state().verify.stopped, checked(hands)]).toEqual([{ board: 1, typed: result('0–1') }, [1]])
    hands.type('K 1')
    expect([checked(hands), hands.state().verify.stopped?.board, hands.messages().length]).toEqual([[1, 2], 2, 4])
    hands.type('R 1')
    expect([checked(hands), hands.boards(), hands.messages().at(-1)]).toEqual([[1, 2, 3, 4], '1–0 ½–½ 1–0 1–0', '3: 0–1 → 1–0'])
  })

  it('Escape puts a difference away, then ends it; the marks stay, and go with the result', () => {
    const hands = handsAt('individual')
    hands.type('1 2 V 1 1')
    hands.type('esc')
    expect([hands.state().verify.stopped, hands.focus()]).toEqual([null, 'board 2'])
    hands.type('esc')
    expect([hands.state().verify.on, hands.said(), checked(hands)]).toEqual([false, { kind: 'verify-ended', verified: 1, shown: 4 }, [1]])
    hands.type('home 3 enter')
    expect(checked(hands)).toEqual([])
    expect(hands.effects.filter(({ kind }) => kind === 'keep-marks')).toHaveLength(1)
  })

  it('a match is verified board by board; a difference inside stops there', () => {
    const hands = handsAt('team')
    hands.type('1 2 3 1 V 1 2')
    expect(hands.at()).toBe('1.3')
    hands.type('1 1')
    expect(hands.state().verify.stopped).toMatchObject({ board: 0, inner: { board: 2, last: false } })
    hands.type('R')
    expect([hands.at(), hands.boards(), checked(hands)]).toEqual(['1.4', '[1–0 ½–½ 1–0 1–0] .', []])
    hands.type('1')
    expect([hands.at(), checked(hands)]).toEqual(['2', [1]])
  })

  it('a difference on the last board, kept: the match is through', () => {
    const hands = handsAt('team')
    hands.type('1 2 3 1 V 1 2 3 3 K')
    expect([hands.boards(), checked(hands), hands.at()]).toEqual(['[1–0 ½–½ 0–1 1–0] .', [1], '2'])
  })

  it('SSM A1: where games have scores, a letter from the paper says who won and no more', () => {
    const hands = handsAt('scores')
    const scored = { ...result('1–0'), scores: [120, 75] } as never
    hands.happens({ kind: 'scores', board: 0, result: scored, leaving: false })
    hands.type('V W')
    expect([checked(hands), hands.at()]).toEqual([[1], '2'])
    hands.type('V')
    expect(hands.state().verify.on).toBe(false)
  })

  it('a result that is missing, and the paper has it: replaced, it is entered', () => {
    const hands = handsAt('individual')
    hands.type('V 2 R')
    expect([hands.messages(), checked(hands), hands.at()]).toEqual([['1: . → ½–½'], [1], '2'])
  })
})
