import { describe, expect, it } from 'vitest'
import { playerId, roundNumber } from '../model/ids.ts'
import { pairRound as pairByRulebook } from '../pairing/pair-round.ts'
import { allResults, enter, opened, publish, refusalOf } from '../testing/desk-steps.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk } from './desk.ts'
import { reportOf } from './report.ts'
import type { BoardResult } from './result.ts'

describe('who plays', () => {
  it('a requested bye, an absence at check-in and a withdrawal keep a player out; re-entry brings the player back', () => {
    const round = roundNumber(1)
    let desk = run(
      opened(),
      { kind: 'request-bye', bye: { player: playerId(1), round, bye: 'half-point' } },
      { kind: 'withdraw', player: playerId(2) },
    )
    desk = run(desk, ...[3, 4, 5].map((id): DeskCommand => ({ kind: 'check-in', player: playerId(id), present: true })), {
      kind: 'close-check-in',
    })
    const drafted = run(desk, { kind: 'pair-round' })
    expect(drafted.state.draft?.unpaired).toEqual([
      { player: 1, bye: 'half-point' },
      { player: 2, bye: 'absent' },
      { player: 6, bye: 'zero-point' },
    ])
    const next = run(drafted, { kind: 'publish-round' })
    const back = run(next, ...allResults(next), { kind: 're-enter', player: playerId(2) }, { kind: 'pair-round' })
    expect(back.state.draft?.boards.flatMap(({ white, black }) => [white, black])).toContain(2)
  })

  it('a second half-point bye must be confirmed', () => {
    const bye = (round: number): DeskCommand => ({
      kind: 'request-bye',
      bye: { player: playerId(1), round: roundNumber(round), bye: 'half-point' },
    })
    expect(refusalOf(run(opened(), bye(1)), bye(2))).toMatchObject({ code: 'bye-refused', confirmable: true })
  })

  it('finds the same person entered twice', () => {
    expect(refusalOf(opened(), enter('player a', 1000))).toMatchObject({ code: 'duplicate-player', confirmable: true })
  })

  it('wishes by club are kept where they can be and give way where they cannot', () => {
    const clubs: DeskCommand = {
      kind: 'forbid-pair',
      prohibition: { strength: 'wish', who: { kind: 'same-club' }, firstRound: roundNumber(1), lastRound: roundNumber(2) },
    }
    const inClub = (id: number, club: string): DeskCommand => ({ kind: 'correct-player', player: playerId(id), changes: { club } })
    const kept = run(opened(), inClub(1, 'X'), inClub(4, 'X'), clubs, { kind: 'pair-round' })
    expect(kept.state.draft?.boards.some(({ white, black }) => [1, 4].includes(white) && [1, 4].includes(black))).toBe(false)
    expect(kept.state.draft?.wishesDropped).toEqual([])
    const all = run(opened(), ...[1, 2, 3, 4, 5, 6].map((id) => inClub(id, 'X')), clubs, { kind: 'pair-round' })
    expect(all.state.draft?.boards).toHaveLength(3)
    expect(all.state.draft?.wishesDropped.length).toBeGreaterThan(0)
  })

  it('tells in the report who was kept apart after wishes gave way, as groups', () => {
    const federation = (i: number): string => (i % 10 < 7 ? 'CAN' : 'USA')
    const desk = run(
      emptyDesk,
      { kind: 'create-tournament', settings: { numberOfRounds: 5 } },
      { kind: 'import-players', players: Array.from({ length: 20 }, (_, i) => ({ name: `P${i}`, federation: federation(i) })) },
      {
        kind: 'forbid-pair',
        prohibition: { strength: 'wish', who: { kind: 'same-federation' }, firstRound: roundNumber(1), lastRound: roundNumber(1) },
      },
      ...publish,
    )
    // Six of the USA can keep all their wishes; of the fourteen from Canada seven are stuck, and the other seven still kept apart.
    const report = reportOf(desk)
    expect(report.forbiddenPairs.map(({ players }) => players.length).toSorted()).toEqual([6, 7])
    const { boards } = desk.state.rounds[0]!
    const answer = pairByRulebook(report, roundNumber(1), 'fide-dutch-2026')
    expect(answer).toMatchObject({ boards: boards.map(({ white, black }) => ({ white, black })) })
  })

  it('a wish that nobody could keep gives way at once in a large field, and as far as it has to in a mixed one', () => {
    const field = (federation: (i: number) => string): Desk =>
      run(
        emptyDesk,
        { kind: 'create-tournament', settings: { numberOfRounds: 5 } },
        { kind: 'import-players', players: Array.from({ length: 160 }, (_, i) => ({ name: `P${i}`, federation: federation(i) })) },
        {
          kind: 'forbid-pair',
          prohibition: { strength: 'wish', who: { kind: 'same-federation' }, firstRound: roundNumber(1), lastRound: roundNumber(2) },
        },
        { kind: 'pair-round' },
      )
    const home = field(() => 'CAN').state.draft!
    expect(home.boards).toHaveLength(80)
    expect(home.wishesDropped).toHaveLength((160 * 159) / 2)
    const { draft, players } = field((i) => (i % 5 < 3 ? 'CAN' : 'USA')).state
    const same = draft!.boards.filter(({ white, black }) => players.get(white)!.federation === players.get(black)!.federation)
    expect(same).toHaveLength(16)
  })
})

describe('defaults under the CFC handbook', () => {
  it('616: whoever has defaulted is listed as not paired, and is paired again once excused', () => {
    const published = run(opened('cfc', 4), ...publish)
    const forfeit: BoardResult = { white: 'forfeit-win', black: 'forfeit-loss', rated: true }
    const [first, ...others] = allResults(published)
    const desk = run(published, { ...first, result: forfeit } as DeskCommand, ...others)
    const absent = published.state.rounds[0]!.boards[0]!.black
    expect(run(desk, { kind: 'pair-round' }).state.draft?.unpaired).toEqual([{ player: absent, bye: 'absent' }])
    const rules = { rulebook: 'cfc', excused: [{ player: absent, round: roundNumber(1) }] } as const
    const excused = run(desk, { kind: 'change-settings', changes: { rules } }, { kind: 'pair-round' })
    expect(excused.state.draft).toMatchObject({ unpaired: [], bye: null })
  })
})
