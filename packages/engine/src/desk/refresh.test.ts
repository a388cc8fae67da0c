import { describe, expect, it } from 'vitest'
import { playerId } from '../model/ids.ts'
import { unratedIn } from '../model/official-ratings.ts'
import { refusalOf } from '../testing/desk-steps.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk } from './desk.ts'

const official = (standard: number, month: string) => ({
  fide: { ...unratedIn({ list: 'FIDE', month, federation: '', id: '1' }), standard },
})

const eight = (): Desk =>
  run(
    emptyDesk,
    { kind: 'create-tournament', settings: { numberOfRounds: 7 } },
    ...Array.from(
      { length: 8 },
      (_, at): DeskCommand => ({
        kind: 'enter-player',
        player: { name: `Player ${at + 1}`, official: official(2000 - 10 * at, '2026-10') },
      }),
    ),
    { kind: 'draw-lots', seed: 'x' },
    { kind: 'give-numbers' },
  )
const playRound = (desk: Desk): Desk => {
  const published = run(desk, { kind: 'pair-round' }, { kind: 'publish-round' })
  const round = published.state.rounds.at(-1)!
  return run(
    published,
    ...round.boards.map(
      (_, board): DeskCommand => ({
        kind: 'enter-result',
        round: round.round,
        board,
        result: { white: 'draw', black: 'draw', rated: true },
      }),
    ),
  )
}
/** The last one becomes the first. */
const refresh = (more: object = {}): DeskCommand => ({
  kind: 'refresh-players',
  players: [
    { player: playerId(8), changes: { official: official(2100, '2026-11'), title: 'FM' } },
    { player: playerId(7), changes: { name: 'Player Seven' } },
  ],
  ...more,
})
const numbers = ({ state }: Desk) => [...state.players.values()].map(({ pairingNumber }) => pairingNumber)

describe('players brought up to date', () => {
  it('in one step, undone in one; numbers stay unless they are asked for', () => {
    const desk = eight()
    const after = run(desk, refresh())
    expect(after.state.players.get(playerId(8))).toMatchObject({ rating: 2100, title: 'FM', pairingNumber: 8 })
    expect(after.state.players.get(playerId(7))!.name).toBe('Player Seven')
    expect(run(after, { kind: 'undo' }).state.players).toEqual(desk.state.players)
  })

  it('fide-dutch-2026 C.04.2 2.3: numbers follow before the first round without a question', () => {
    expect(numbers(run(eight(), refresh({ numbers: true })))).toEqual([2, 3, 4, 5, 6, 7, 8, 1])
  })

  it('fide-dutch-2026 C.04.2 2.3: after a round the desk asks first, after the fourth it does not give them', () => {
    let desk = playRound(eight())
    expect(refusalOf(desk, refresh({ numbers: true }))).toMatchObject({
      code: 'numbers-change',
      players: 8,
      rounds: 1,
      confirmable: true,
      article: 'C.04.2 2.3',
    })
    expect(numbers(run(desk, refresh({ numbers: true, confirmed: true })))).toEqual([2, 3, 4, 5, 6, 7, 8, 1])
    desk = playRound(playRound(desk))
    expect(refusalOf(run(desk, { kind: 'pair-round' }), refresh({ numbers: true, confirmed: true }))).toMatchObject({ code: 'draft-open' })
    expect(refusalOf(desk, refresh({ numbers: true, confirmed: true }))).toBeNull()
    desk = playRound(desk)
    expect(refusalOf(desk, refresh({ numbers: true, confirmed: true }))).toMatchObject({ code: 'numbers-settled', confirmable: false })
    const late = run(desk, refresh())
    expect(late.state.players.get(playerId(8))).toMatchObject({ rating: 2100, pairingNumber: 8 })
  })

  it('asks nothing where no number would change, and refuses strangers and nobody', () => {
    const desk = playRound(eight())
    const same: DeskCommand = { kind: 'refresh-players', players: [{ player: playerId(1), changes: { club: 'Zug' } }], numbers: true }
    expect(refusalOf(desk, same)).toBeNull()
    expect(refusalOf(desk, { kind: 'refresh-players', players: [{ player: playerId(99), changes: {} }] })).toMatchObject({
      code: 'unknown-player',
    })
    expect(refusalOf(desk, { kind: 'refresh-players', players: [{ player: playerId(1), changes: { name: ' ' } }] })).toMatchObject({
      code: 'player-nameless',
    })
  })
})
