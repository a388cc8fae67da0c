import { describe, expect, it } from 'vitest'
import { type PlayerId, playerId, roundNumber } from '../model/ids.ts'
import type { DeclaredRules } from '../model/rules.ts'
import type { CfcTeamRules } from '../rulebook/cfc-team/rules.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk, execute } from './desk.ts'
import { boardNumbers, numberBoards } from './fixed-boards.ts'
import type { BoardResult, SideResult } from './result.ts'
import { isTeamEvent } from './rules.ts'
import { tournamentOf } from './tournament.ts'

const refusalOf = (desk: Desk, command: DeskCommand): string | null => {
  const result = execute(desk, command)
  return result.ok ? null : result.error.code
}

/** Four teams of two boards; players 1 to 8, teams 9 to 12. */
const teams = (): Desk =>
  run(
    emptyDesk,
    { kind: 'create-tournament', settings: { rules: { rulebook: 'cfc-team' }, numberOfRounds: 3 } },
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
  it('give a team a fixed table, and of two teams that entered first keeps it', () => {
    const fix = (team: number, number: number): DeskCommand => ({ kind: 'fix-board', player: playerId(team), number, rounds: null })
    const paired = run(teams(), { kind: 'pair-round' }, { kind: 'publish-round' }).state.rounds[0]!.boards
    const [first, second] = [paired[0]!.white, paired[1]!.white]
    const desk = run(teams(), fix(second, 1), { kind: 'pair-round' }, { kind: 'publish-round' })
    expect(desk.state.rounds[0]!.boards).toEqual(paired)
    expect(boardNumbers(desk.state.rounds[0]!, 1)).toEqual([2, 1])
    const both = run(teams(), fix(first, 7), fix(second, 7), { kind: 'pair-round' })
    expect(numberBoards(both.state.draft!, 1).conflicts).toContainEqual({
      kind: 'taken',
      gives: Math.max(first, second),
      number: 7,
      keeps: Math.min(first, second),
    })
    // A member of a team has no board of the round.
    expect(refusalOf(teams(), fix(1, 1))).toBe('unknown-player')
  })

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
    expect(refusalOf(desk, { kind: 'enter-team', name: 'T5', boards: [playerId(1)], alternates: [] })).toBe('member-of-team')
    expect(refusalOf(desk, { kind: 'change-line-up', team: playerId(9), boards: [playerId(1)], alternates: [] })).toBe('line-up-incomplete')
    const swapped = run(desk, { kind: 'change-line-up', team: playerId(9), boards: [playerId(2), playerId(1)], alternates: [] })
    expect(swapped.state.teams.get(playerId(9))?.boards).toEqual([2, 1])
  })
})

describe('results of team matches (CFC 647)', () => {
  const published = () => run(teams(), { kind: 'pair-round' }, { kind: 'publish-round' })
  const enter = (_: Desk, result: BoardResult): DeskCommand => ({ kind: 'enter-result', round: roundNumber(1), board: 0, result })
  const match = (desk: Desk, ...results: readonly (readonly [SideResult, SideResult])[]): BoardResult => {
    const { white, black } = desk.state.rounds[0]!.boards[0]!
    const side = (team: PlayerId, at: 0 | 1) =>
      results.map((pair, i) => ({ player: desk.state.teams.get(team)!.boards[i]!, result: pair[at] }))
    return { white: 'win', black: 'loss', rated: true, match: { white: side(white, 0), black: side(black, 1) } }
  }
  const standOf = (desk: Desk) => {
    const result = desk.state.rounds[0]!.boards[0]!.result
    return [result?.white, result?.black]
  }

  it('the boards say who won, whatever was said of the match', () => {
    const desk = published()
    expect(standOf(run(desk, enter(desk, match(desk, ['loss', 'win'], ['draw', 'draw']))))).toEqual(['loss', 'win'])
    expect(standOf(run(desk, enter(desk, match(desk, ['win', 'loss'], ['forfeit-loss', 'forfeit-win']))))).toEqual(['draw', 'draw'])
    expect(standOf(run(desk, enter(desk, match(desk, ['win', 'loss'], ['adjourned', 'adjourned']))))).toEqual(['adjourned', 'adjourned'])
  })

  it('a match is entered board by board, by members, each once; a team that did not come loses all of it', () => {
    const desk = published()
    const good = match(desk, ['win', 'loss'], ['draw', 'draw'])
    const { match: _, ...plain } = good
    expect(refusalOf(desk, enter(desk, plain))).toBe('impossible-result')
    expect(refusalOf(desk, enter(desk, match(desk, ['win', 'win'], ['draw', 'draw'])))).toBe('impossible-result')
    const twice = {
      ...good,
      match: { ...good.match!, white: good.match!.white.map((board) => ({ ...board, player: good.match!.white[0]!.player })) },
    }
    expect(refusalOf(desk, enter(desk, twice))).toBe('impossible-result')
    expect(refusalOf(desk, enter(desk, { ...good, match: { white: good.match!.black, black: good.match!.white } }))).toBe(
      'impossible-result',
    )
    expect(refusalOf(desk, enter(desk, { ...good, match: { white: good.match!.white.slice(1), black: good.match!.black } }))).toBe(
      'impossible-result',
    )
    expect(refusalOf(desk, enter(desk, { white: 'forfeit-win', black: 'forfeit-loss', rated: true }))).toBeNull()
  })

  it('a report counts when a member of the other team says the same', () => {
    const desk = run(
      teams(),
      { kind: 'change-settings', changes: { confirmResults: true } },
      { kind: 'pair-round' },
      { kind: 'publish-round' },
    )
    const result = match(desk, ['win', 'loss'], ['draw', 'draw'])
    const report = (by: PlayerId): DeskCommand => ({ kind: 'report-result', round: roundNumber(1), board: 0, by, result })
    const [white, black] = [result.match!.white, result.match!.black].map((side) => side.map(({ player }) => player!))
    const both = run(desk, report(white![0]!), report(white![1]!))
    expect(standOf(both)).toEqual([undefined, undefined])
    expect(standOf(run(both, report(black![1]!)))).toEqual(['win', 'loss'])
  })

  it('teams are renamed, and removed as long as they have not been paired', () => {
    const renamed = run(teams(), { kind: 'correct-team', team: playerId(9), name: 'Knights' })
    expect(renamed.state.teams.get(playerId(9))?.name).toBe('Knights')
    expect(run(renamed, { kind: 'remove-team', team: playerId(9) }).state.teams.size).toBe(3)
    expect(refusalOf(published(), { kind: 'remove-team', team: playerId(9) })).toBe('already-paired')
  })

  it('only rulebooks for teams pair them', () => {
    const created = (rules: DeclaredRules) => run(emptyDesk, { kind: 'create-tournament', settings: { rules } }, enterPlayer)
    const enterPlayer: DeskCommand = { kind: 'enter-player', player: { name: 'A' } }
    const enterTeam: DeskCommand = { kind: 'enter-team', name: 'T', boards: [playerId(1)], alternates: [] }
    const refused = (rules: DeclaredRules) => [isTeamEvent(created(rules).state), refusalOf(created(rules), enterTeam)]
    expect(refused({ rulebook: 'cfc-team' })).toEqual([true, null])
    expect(refused({ rulebook: 'fide-dutch-2026' })).toEqual([false, 'no-team-event'])
    expect(refused({ rulebook: 'round-robin', of: 'teams' })).toEqual([true, null])
    expect(refused({ rulebook: 'round-robin' })).toEqual([false, 'no-team-event'])
  })

  it('CFC 616: a default is excused while the tournament runs; what was declared stays', () => {
    const cfc = (declared: Partial<CfcTeamRules>) =>
      ({ kind: 'change-settings', changes: { rules: { rulebook: 'cfc-team', ...declared } } }) as const
    expect(refusalOf(published(), cfc({ excused: [playerId(9)] }))).toBeNull()
    expect(refusalOf(published(), cfc({ boardTolerance: 100 }))).toBe('setting-locked')
  })
})

describe('round robins', () => {
  it('a double round robin of four goes through its six rounds', () => {
    let desk = run(
      emptyDesk,
      {
        kind: 'create-tournament',
        settings: { rules: { rulebook: 'round-robin', double: true }, numberOfRounds: 6 },
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
