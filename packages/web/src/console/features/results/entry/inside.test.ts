import { describe, expect, it } from 'vitest'
import { matchAt } from './state.ts'
import { handsAt } from './testing/hands.ts'

describe('inside a match', () => {
  it('who plays is not sent before a result is, and then with it', () => {
    const hands = handsAt('team')
    hands.happens({ kind: 'open', board: 0 })
    const { white, black } = hands.state().sheet.boards[0]!
    const [team, other] = [white, black].map((id) => hands.state().sheet.teams!.find((candidate) => candidate.id === id)!)
    hands.happens({ kind: 'seat', side: 'white', inner: 1, player: team!.alternates[0]! })
    expect([hands.sent(), matchAt(hands.state(), 0).white[1]!.player]).toEqual([[], team!.alternates[0]])
    hands.type('1')
    expect(hands.sent()[0]!.result!.match!.white.map(({ player }) => player)).toEqual(
      [0, 1, 2, 3].map((at) => (at === 1 ? team!.alternates[0] : team!.boards[at])),
    )
    hands.happens({ kind: 'seat', side: 'black', inner: 3, player: null })
    expect([hands.messages().at(-1), hands.sent().at(-1)!.result!.match!.black[3]!.player]).toEqual([
      '1: [1–0 . . .] → [1–0 . . +:−]',
      null,
    ])
    expect(hands.sent().at(-1)!.result!.match!.black[0]!.player).toBe(other!.boards[0])
  })

  it('a button replaces without asking, a key asks', () => {
    const hands = handsAt('team')
    hands.type('1 up')
    hands.happens({ kind: 'put', inner: 0, outcome: 'draw' })
    expect([hands.boards(), hands.state().over]).toEqual(['[½–½ . . .] .', null])
  })

  it('all results of a board are folded again with the result, or by the same button', () => {
    const hands = handsAt('team')
    hands.happens({ kind: 'open', board: 0 })
    hands.happens({ kind: 'unfold', inner: 2 })
    expect(hands.state().opened?.unfolded).toBe(2)
    hands.happens({ kind: 'put', inner: 2, outcome: 'zero-zero' })
    expect([hands.boards(), hands.state().opened]).toMatchObject(['[. . 0–0 .] .', { unfolded: null, inner: 3 }])
    hands.happens({ kind: 'unfold', inner: 2 })
    hands.happens({ kind: 'unfold', inner: 2 })
    expect(hands.state().opened?.unfolded).toBeNull()
  })

  it('a forfeit of the whole match from its list, over boards that were entered', () => {
    const hands = handsAt('team')
    hands.type('1 2')
    hands.happens({ kind: 'pick', board: 0 })
    hands.happens({ kind: 'typed', board: 0, result: { white: 'forfeit-loss', black: 'forfeit-win', rated: true } })
    expect([hands.messages().at(-1), hands.at()]).toEqual(['1: [1–0 ½–½ . .] → −:+', '2'])
  })
})
