import { describe, expect, it } from 'vitest'
import { type PlayerId, playerId, roundNumber } from '../model/ids.ts'
import { defaultRoundRobinSettings } from '../model/round-robin-settings.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk, execute } from './desk.ts'
import type { BoardResult } from './result.ts'
import { tournamentOf } from './tournament.ts'

const run = (desk: Desk, ...commands: readonly DeskCommand[]): Desk =>
  commands.reduce((at, command) => {
    const result = execute(at, command)
    if (!result.ok) throw new Error(`${command.kind}: ${result.error.code} ${result.error.message}`)
    return result.value.desk
  }, desk)

const refusalOf = (desk: Desk, command: DeskCommand): string | null => {
  const result = execute(desk, command)
  return result.ok ? null : result.error.code
}

/** Four teams of two boards; players 1 to 8, teams 9 to 12. */
const teams = (): Desk =>
  run(
    emptyDesk,
    { kind: 'create-tournament', settings: { rulebook: 'cfc-team', numberOfRounds: 3, teamEvent: true } },
    { kind: 'draw-lots', seed: 'team' },
    { kind: 'import-players', players: Array.from({ length: 8 }, (_, i) => ({ name: `P${i + 1}`, rating: 2000 - 20 * i })) },
    ...[0, 1, 2, 3].map(
      (t): DeskCommand => ({ kind: 'enter-team', name: `T${t}`, boards: [playerId(2 * t + 1), playerId(2 * t + 2)], alternates: [] }),
    ),
  )

const whiteWinsBoth = (desk: Desk, board: number): BoardResult => {
  const { white, black } = desk.state.rounds.at(-1)!.boards[board]!
  const side = (team: PlayerId, result: 'win' | 'loss') => desk.state.teams.get(team)!.boards.map((player) => ({ player, result }))
  return { white: 'win', black: 'loss', rated: true, match: { white: side(white, 'win'), black: side(black, 'loss') } }
}

describe('team events', () => {
  it('pair teams, take results board by board, and pair on', () => {
    let desk = run(teams(), { kind: 'pair-round' }, { kind: 'publish-round' })
    expect(desk.state.rounds[0]?.boards.flatMap(({ white, black }) => [white, black]).sort((a, b) => a - b)).toEqual([9, 10, 11, 12])
    desk = run(
      desk,
      ...[0, 1].map((board): DeskCommand => ({ kind: 'enter-result', round: roundNumber(1), board, result: whiteWinsBoth(desk, board) })),
    )
    const [first] = desk.state.rounds[0]!.boards
    expect(tournamentOf(desk.state).teams?.find(({ id }) => id === first!.white)?.outcomes[0]).toMatchObject({
      kind: 'match',
      boards: [{ result: 'win' }, { result: 'win' }],
    })
    const next = run(desk, { kind: 'pair-round' })
    expect(next.state.draft?.boards).toHaveLength(2)
  })

  it('a player has one place in one team, and a line-up fills every board', () => {
    const desk = teams()
    expect(refusalOf(desk, { kind: 'enter-team', name: 'T5', boards: [playerId(1)], alternates: [] })).toBe('duplicate-player')
    expect(refusalOf(desk, { kind: 'change-line-up', team: playerId(9), boards: [playerId(1)], alternates: [] })).toBe('bad-value')
    const swapped = run(desk, { kind: 'change-line-up', team: playerId(9), boards: [playerId(2), playerId(1)], alternates: [] })
    expect(swapped.state.teams.get(playerId(9))?.boards).toEqual([2, 1])
  })
})

describe('round robins', () => {
  it('a double round robin of four goes through its six rounds', () => {
    let desk = run(
      emptyDesk,
      {
        kind: 'create-tournament',
        settings: { rulebook: 'round-robin', numberOfRounds: 6, roundRobin: { ...defaultRoundRobinSettings, double: true } },
      },
      { kind: 'import-players', players: ['A', 'B', 'C', 'D'].map((name, i) => ({ name, rating: 2000 - i })) },
    )
    const met = new Map<string, number>()
    for (let round = 1; round <= 6; round++) {
      desk = run(desk, { kind: 'pair-round' }, { kind: 'publish-round' })
      desk.state.rounds.at(-1)!.boards.forEach(({ white, black }, board) => {
        met.set(`${white}-${black}`, (met.get(`${white}-${black}`) ?? 0) + 1)
        desk = run(desk, { kind: 'enter-result', round: roundNumber(round), board, result: { white: 'draw', black: 'draw', rated: true } })
      })
    }
    expect(met.size).toBe(12)
    expect([...met.values()].every((times) => times === 1)).toBe(true)
    expect(run(desk, { kind: 'finish-tournament' }).state.finished).toBe(true)
  })
})
