import { describe, expect, it } from 'vitest'
import { playerId, roundNumber } from '../model/ids.ts'
import type { DeclaredRules } from '../model/rules.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk, execute, openDesk, record } from './desk.ts'

const players = (count: number): DeskCommand => ({
  kind: 'import-players',
  players: Array.from({ length: count }, (_, i) => ({ name: `P${i + 1}`, rating: 2000 - 20 * i })),
})
const robin = (rules: object, count: number): Desk =>
  run(
    emptyDesk,
    { kind: 'create-tournament', settings: { rules: { rulebook: 'round-robin', ...rules } as DeclaredRules, numberOfRounds: 9 } },
    players(count),
  )
const rounds = ({ state }: Desk): number => state.settings!.numberOfRounds
const change = (desk: Desk, changes: object): ReturnType<typeof execute> =>
  execute(desk, { kind: 'change-settings', changes, confirmed: true })

const playRound = (desk: Desk): Desk => {
  const paired = run(desk, { kind: 'pair-round' }, { kind: 'publish-round' })
  const round = roundNumber(paired.state.rounds.length)
  return run(
    paired,
    ...paired.state.rounds
      .at(-1)!
      .boards.map(
        (_, board): DeskCommand => ({ kind: 'enter-result', round, board, result: { white: 'win', black: 'loss', rated: true } }),
      ),
  )
}

describe('CFC 651: the field decides how many rounds a round robin has', () => {
  it('8 players have 7 rounds, one more or less 7 or 9, everybody twice 14', () => {
    const eight = robin({}, 8)
    expect(rounds(eight)).toBe(7)
    expect(rounds(run(eight, { kind: 'enter-player', player: { name: 'Nine' } }))).toBe(9)
    expect(rounds(run(eight, { kind: 'enter-player', player: { name: 'Nine' } }, { kind: 'undo' }))).toBe(7)
    expect(rounds(run(eight, { kind: 'remove-player', player: playerId(1) }))).toBe(7)
    expect(rounds(robin({ double: true }, 8))).toBe(14)
    expect(rounds(robin({}, 1))).toBe(9)
    expect(rounds(robin({}, 120))).toBe(99)
  })

  it('of sections the longest', () => {
    const sections = [
      [1, 2, 3],
      [4, 5, 6, 7, 8],
    ].map((ids) => ids.map(playerId))
    expect(rounds(robin({ sections }, 8))).toBe(5)
  })

  it('of teams as many as teams want', () => {
    const teams = [0, 1, 2, 3].map(
      (t): DeskCommand => ({ kind: 'enter-team', name: `T${t}`, boards: [playerId(2 * t + 1), playerId(2 * t + 2)], alternates: [] }),
    )
    expect(rounds(run(robin({ of: 'teams' }, 8), ...teams))).toBe(3)
  })

  it('nobody says otherwise before the tables are made; afterwards the event may end early, and not go on', () => {
    const before = robin({}, 4)
    expect(change(before, { numberOfRounds: 5 })).toMatchObject({ ok: false, error: { code: 'rounds-of-tables', rounds: 3 } })
    expect(change(before, { numberOfRounds: 2 })).toMatchObject({ ok: false, error: { code: 'rounds-of-tables' } })
    expect(change(before, { numberOfRounds: 6, rules: { rulebook: 'round-robin', double: true } })).toMatchObject({ ok: true })
    const begun = playRound(before)
    expect(change(begun, { numberOfRounds: 4 })).toMatchObject({ ok: false, error: { code: 'rounds-of-tables' } })
    const shorter = change(begun, { numberOfRounds: 2 })
    expect(shorter.ok && rounds(playRound(shorter.value.desk))).toBe(2)
  })

  it('after the last round of the tables all are paired, and the event is finished', () => {
    let desk = robin({}, 4)
    for (let round = 1; round <= 3; round++) desk = playRound(desk)
    expect(execute(desk, { kind: 'pair-round' })).toMatchObject({ ok: false, error: { code: 'all-rounds-paired', rounds: 3 } })
    expect(run(desk, { kind: 'finish-tournament' }).state.finished).toBe(true)
  })

  it('an event that began with more rounds than its tables have ends with them', () => {
    let desk = robin({}, 4)
    for (let round = 1; round <= 3; round++) desk = playRound(desk)
    const history = desk.history.filter(({ event }) => event.kind !== 'settings-changed')
    const old = openDesk(history)
    expect(rounds(old)).toBe(9)
    expect(execute(old, { kind: 'pair-round' })).toMatchObject({ ok: false, error: { code: 'all-rounds-paired', rounds: 3 } })
    const finished = run(old, { kind: 'finish-tournament' })
    expect([rounds(finished), finished.state.finished]).toEqual([3, true])
  })

  it('a Swiss has as many as are declared', () => {
    const desk = run(emptyDesk, { kind: 'create-tournament', settings: { numberOfRounds: 9 } }, players(8))
    expect(rounds(desk)).toBe(9)
    expect(record(desk, []).recorded).toEqual([])
  })
})

it('a field that nobody plays by tables is not paired, and told so', () => {
  expect(execute(robin({}, 201), { kind: 'pair-round' })).toMatchObject({
    ok: false,
    error: { code: 'too-many-for-tables', entrants: 201, most: 200 },
  })
  expect(execute(robin({}, 200), { kind: 'pair-round' }).ok).toBe(true)
})
