import { describe, expect, it } from 'vitest'
import { playerId, roundNumber } from '../model/ids.ts'
import { rulesOf } from '../testing/rules-of.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk, execute, openDesk } from './desk.ts'
import { type Moved, movePlayer } from './move.ts'
import { canonical } from './receipt.ts'
import type { Refusal } from './refusal.ts'
import type { DeskSettings } from './settings.ts'

const section = (name: string, players: number, settings: Partial<DeskSettings> = {}): Desk =>
  run(
    emptyDesk,
    { kind: 'create-tournament', settings: { section: { event: 'Open', name }, numberOfRounds: 3, ...settings } },
    { kind: 'draw-lots', seed: name },
    {
      kind: 'import-players',
      players: Array.from({ length: players }, (_, i) => ({ name: `${name}${i + 1}`, rating: 2000 - i, birth: '2000' })),
    },
  )

const round = (desk: Desk): Desk => {
  const paired = run(desk, { kind: 'pair-round' }, { kind: 'publish-round' })
  const { round: number, boards } = paired.state.rounds.at(-1)!
  return run(
    paired,
    ...boards.map(
      (_, board): DeskCommand => ({ kind: 'enter-result', round: number, board, result: { white: 'draw', black: 'draw', rated: true } }),
    ),
  )
}

const move = (from: Desk, to: Desk, player: number, confirmed = false) =>
  movePlayer(from, to, { player: playerId(player), from: 'a', to: 'b', confirmed })
const done = (result: ReturnType<typeof move>): Moved => {
  if (!result.ok) throw new Error(result.error.code)
  for (const { desk } of [result.value.from, result.value.to]) expect(canonical(openDesk(desk.history).state)).toBe(canonical(desk.state))
  return result.value
}
const refusal = (result: ReturnType<typeof move>): Refusal => {
  if (result.ok) throw new Error('not refused')
  return result.error
}

describe('sections of one event', () => {
  it('who has not been paired moves wholly, with data and byes to come', () => {
    const from = run(section('A', 5), { kind: 'request-bye', bye: { player: playerId(3), round: roundNumber(2), bye: 'half-point' } })
    const moved = done(move(from, section('B', 4), 3))
    expect(moved).toMatchObject({ way: 'whole', player: 5, fromRound: 1 })
    expect(moved.from.desk.state.players.has(playerId(3))).toBe(false)
    expect(moved.to.desk.state.players.get(playerId(5))).toMatchObject({ name: 'A3', rating: 1998, birth: '2000' })
    expect(moved.to.desk.state.byes).toEqual([{ player: 5, round: 2, bye: 'half-point' }])
    expect(moved.from.desk.state.byes).toEqual([])
  })

  it('C.04.2 3.2 and 2.4: who has been paired withdraws and is a late entry, once that is confirmed', () => {
    const from = round(section('A', 5))
    const to = round(section('B', 4))
    expect(refusal(move(from, to, 1))).toMatchObject({ code: 'move-withdraws', article: 'C.04.2 3.2', confirmable: true })
    const moved = done(move(from, to, 1, true))
    expect(moved).toMatchObject({ way: 'withdrawn', fromRound: 2 })
    expect(moved.from.desk.state.players.get(playerId(1))?.withdrawnFrom).toBe(2)
    const next = run(moved.to.desk, { kind: 'pair-round' })
    expect(JSON.stringify([next.state.draft?.boards, next.state.draft?.bye])).toContain('5')
  })

  it('who moves back takes up where he left', () => {
    const [a, b] = [round(section('A', 5)), round(section('B', 4))]
    const there = done(move(a, b, 1, true))
    const back = done(movePlayer(there.to.desk, there.from.desk, { player: there.player, from: 'b', to: 'a' }))
    expect(back).toMatchObject({ way: 'whole', player: 1, fromRound: 2 })
    expect(back.to.desk.state.players.get(playerId(1))?.withdrawnFrom).toBeNull()
    expect(back.from.desk.state.players.size).toBe(4)
  })

  it('undo stops at a move, and results that came after it can still be taken back', () => {
    const moved = done(move(section('A', 5), section('B', 4), 3))
    for (const { desk } of [moved.from, moved.to]) {
      const undone = execute(desk, { kind: 'undo' })
      expect(undone.ok ? null : undone.error).toMatchObject({ code: 'move-not-undone', setting: 'section' })
      expect(execute(run(desk, { kind: 'enter-player', player: { name: 'New' } }), { kind: 'undo' }).ok).toBe(true)
    }
  })

  it('only between sections of one event that are open', () => {
    const alone = section('A', 5, { section: null })
    expect(refusal(move(alone, section('B', 4), 1))).toMatchObject({ code: 'not-one-event', setting: 'section' })
    const other = section('B', 4, { section: { event: 'Another', name: 'B' } })
    expect(refusal(move(section('A', 5), other, 1)).code).toBe('not-one-event')
    const finished = run(round(round(round(section('B', 4)))), { kind: 'finish-tournament' })
    expect(refusal(move(section('A', 5), finished, 1)).code).toBe('finished')
    expect(refusal(move(section('A', 5), section('B', 4), 9)).code).toBe('unknown-player')
  })

  it('C.04.1 1: not when all rounds are paired', () => {
    const full = round(round(round(section('B', 4))))
    expect(refusal(move(section('A', 5), full, 1))).toMatchObject({ code: 'all-rounds-paired', article: 'C.04.1 1' })
  })

  it('CFC 652: not into a round robin that has started, nor out of its tables', () => {
    const tables = section('B', 4, { rules: rulesOf('round-robin') })
    expect(done(move(section('A', 5), tables, 1)).way).toBe('whole')
    expect(refusal(move(section('A', 5), round(tables), 1))).toMatchObject({ code: 'tables-made', article: '652' })
    const late = execute(round(tables), { kind: 'enter-player', player: { name: 'Late' } })
    expect(late.ok ? null : late.error).toMatchObject({ code: 'tables-made', article: '652' })
    expect(done(movePlayer(round(tables), section('A', 5), { player: playerId(1), from: 'b', to: 'a', confirmed: true })).way).toBe(
      'withdrawn',
    )
  })

  it('a draft is in the way of leaving; behind one a newcomer waits a round', () => {
    const drafted = run(section('A', 4), { kind: 'pair-round' })
    expect(refusal(move(drafted, section('B', 4), 1)).code).toBe('draft-open')
    expect(done(movePlayer(section('B', 4), drafted, { player: playerId(1), from: 'b', to: 'a' })).fromRound).toBe(2)
  })

  it('a namesake in the other section is asked about', () => {
    const to = run(section('B', 4), { kind: 'enter-player', player: { name: 'A1', birth: '2000' } })
    expect(refusal(move(section('A', 5), to, 1))).toMatchObject({ code: 'duplicate-player', confirmable: true })
    expect(done(move(section('A', 5), to, 1, true)).player).toBe(6)
  })

  it('a member of a team stays with the team', () => {
    const teams = run(section('A', 4, { rules: rulesOf('cfc-team') }), {
      kind: 'enter-team',
      name: 'T',
      boards: [playerId(1), playerId(2)],
      alternates: [],
    })
    expect(refusal(move(teams, section('B', 4), 1)).code).toBe('member-of-team')
    expect(done(move(teams, section('B', 4), 3)).way).toBe('whole')
  })

  it('whoever is gone is kept apart from nobody', () => {
    const kept = run(section('A', 5), {
      kind: 'forbid-pair',
      prohibition: {
        strength: 'law',
        who: { kind: 'players', players: [playerId(1), playerId(2)] },
        firstRound: roundNumber(1),
        lastRound: null,
      },
    })
    expect(done(move(kept, section('B', 4), 1)).from.desk.state.prohibitions).toEqual([])
  })

  it('a fixed board goes along where the other section has a board of that number, and is named where it stays behind', () => {
    const fixed = (number: number, rounds: readonly number[] | null = null): Desk =>
      run(section('A', 5), { kind: 'fix-board', player: playerId(3), number, rounds: rounds?.map(roundNumber) ?? null })
    const along = done(move(fixed(2, [1, 3]), round(section('B', 4)), 3))
    expect(along.fixedBoard).toEqual({ number: 2, goesAlong: true, first: 1, last: 2 })
    expect(along.to.desk.state.fixedBoards).toEqual([{ player: 5, number: 2, rounds: [3] }])
    expect(along.from.desk.state.fixedBoards).toBeUndefined()
    const undone = execute(along.to.desk, { kind: 'undo' })
    expect(undone.ok ? null : undone.error.code).toBe('move-not-undone')
    const behind = done(move(fixed(2), section('B', 4, { firstBoard: 21 }), 3))
    expect(behind.fixedBoard).toEqual({ number: 2, goesAlong: false, first: 21, last: 22 })
    expect(behind.to.desk.state.fixedBoards).toBeUndefined()
    expect(done(move(fixed(2, [1]), round(section('B', 4)), 3)).fixedBoard).toBeNull()
    expect(done(move(section('A', 5), section('B', 4), 3)).fixedBoard).toBeNull()
  })

  it('whoever comes back has the fixed board of before', () => {
    const a = round(run(section('A', 5), { kind: 'fix-board', player: playerId(1), number: 2, rounds: null }))
    const there = done(move(a, round(section('B', 4)), 1, true))
    const other = run(there.to.desk, { kind: 'fix-board', player: there.player, number: 1, rounds: null })
    const back = done(movePlayer(other, there.from.desk, { player: there.player, from: 'b', to: 'a' }))
    expect(back.fixedBoard).toMatchObject({ number: 2, goesAlong: true })
    expect(back.to.desk.state.fixedBoards).toEqual([{ player: 1, number: 2, rounds: null }])
  })
})
