import { describe, expect, it } from 'vitest'
import { playerId, roundNumber } from '../model/ids.ts'
import { pairRound as pairByRulebook } from '../pairing/pair-round.ts'
import { allResults, enter, opened, publish, refusalOf } from '../testing/desk-steps.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk } from './desk.ts'
import { lateArrivals } from './late-arrivals.ts'
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
      { kind: 'draw-lots', seed: 'hall' },
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
        { kind: 'pair-round', seed: 'hall' },
      )
    const home = field(() => 'CAN').state.draft!
    expect(home.boards).toHaveLength(80)
    expect(home.wishesDropped).toHaveLength((160 * 159) / 2)
    const { draft, players } = field((i) => (i % 5 < 3 ? 'CAN' : 'USA')).state
    const same = draft!.boards.filter(({ white, black }) => players.get(white)!.federation === players.get(black)!.federation)
    expect(same).toHaveLength(16)
  })
})

describe('a late arrival', () => {
  const round = roundNumber(1)
  const late = playerId(6)
  const come: DeskCommand = { kind: 'check-in', player: late, present: true }
  const comeAndPlay: DeskCommand = { ...come, cancelBye: round }
  /** Check-in is closed while player 6 is missing. */
  const closed = run(opened(), ...[1, 2, 3, 4, 5].map((id): DeskCommand => ({ kind: 'check-in', player: playerId(id), present: true })), {
    kind: 'close-check-in',
  })
  const seatedIn = ({ state }: Desk) => state.draft!.boards.flatMap(({ white, black }) => [white, black])

  it('is not paired around without a question: present after check-in was closed, and still with the zero-point bye', () => {
    const present = run(closed, come)
    expect(lateArrivals(closed.state)).toEqual([])
    expect(lateArrivals(present.state)).toEqual([{ player: late, round, published: false }])
    const refused = refusalOf(present, { kind: 'pair-round' })
    expect(refused).toMatchObject({ code: 'present-with-bye', round, players: [{ id: late, name: 'Player F' }], confirmable: false })
    // A yes to another question is no answer to this one.
    expect(refusalOf(present, { kind: 'pair-round', confirmed: true })).toEqual(refused)
    const plays = run(present, { kind: 'cancel-bye', player: late, round }, { kind: 'pair-round' })
    expect(seatedIn(plays)).toContain(late)
    const leftOut = run(present, { kind: 'pair-round', leaveOut: [late] })
    expect(leftOut.state.draft).toMatchObject({ unpaired: [{ player: late, bye: 'zero-point' }], leftOut: [late] })
    // Said once, it is not asked again.
    expect(run(leftOut, { kind: 'publish-round' }).state.rounds).toHaveLength(1)
  })

  it('ends the bye with the check-in, also when two helpers say so and when check-in is closed again', () => {
    const plays = run(closed, comeAndPlay, comeAndPlay, { kind: 'close-check-in' })
    expect(plays.state.byes).toEqual([])
    expect(seatedIn(run(plays, { kind: 'pair-round' }))).toContain(late)
    const gone = run(plays, { kind: 'check-in', player: late, present: false }, { kind: 'close-check-in' })
    expect(gone.state.byes).toEqual([{ player: late, round, bye: 'zero-point' }])
  })

  it('is asked about before a draft made without them is published, whether or not the bye was cancelled since', () => {
    const drafted = run(closed, { kind: 'pair-round' })
    expect(run(drafted, { kind: 'publish-round' }).state.rounds).toHaveLength(1)
    // Nobody who is not here gets out of the draft.
    expect(refusalOf(drafted, { kind: 'cancel-bye', player: late, round })).toMatchObject({ code: 'draft-open' })
    const present = { code: 'present-with-bye', players: [{ id: late }] }
    expect(refusalOf(run(drafted, come), { kind: 'publish-round' })).toMatchObject(present)
    expect(refusalOf(run(drafted, comeAndPlay), { kind: 'publish-round' })).toMatchObject({ code: 'draft-stale', causes: ['byes'] })
    // Kept as an edit by hand, because of another change, the draft asks the same.
    const stale = run(drafted, come, { kind: 'correct-player', player: playerId(2), changes: { rating: 2400 } })
    expect(refusalOf(stale, { kind: 'keep-draft', reason: 'announced' })).toMatchObject(present)
    const kept = run(stale, { kind: 'keep-draft', reason: 'announced', leaveOut: [late], confirmed: true })
    expect(run(kept, { kind: 'publish-round' }).state.rounds).toHaveLength(1)
    const again = run(drafted, comeAndPlay, { kind: 'discard-draft' }, { kind: 'pair-round' })
    expect(seatedIn(again)).toContain(late)
    expect(run(drafted, come, { kind: 'publish-round', leaveOut: [late] }).state.rounds).toHaveLength(1)
  })

  it('after publication keeps the byes of later rounds, and is known to have come late until the round is over', () => {
    const next = roundNumber(2)
    const away: DeskCommand = { kind: 'request-bye', bye: { player: late, round: next, bye: 'zero-point' } }
    const published = run(closed, ...publish, away)
    expect(refusalOf(published, comeAndPlay)).toMatchObject({ code: 'round-passed', round })
    const arrived = run(published, come)
    expect(lateArrivals(arrived.state)).toEqual([
      { player: late, round: next, published: false },
      { player: late, round, published: true },
    ])
    expect(lateArrivals(run(arrived, { kind: 'check-in', player: late, present: false }).state)).toEqual([])
    expect(lateArrivals(run(arrived, ...allResults(arrived)).state)).toMatchObject([{ round: next }])
    // Recalled, the round is asked about as if it had not been published.
    const recalled = run(arrived, { kind: 'recall-round', round, reason: 'late arrival' })
    expect(lateArrivals(recalled.state)).toEqual([{ player: late, round, published: false }])
  })

  it('with an agreed half-point bye is no question', () => {
    const agreed = run(opened(), { kind: 'request-bye', bye: { player: late, round, bye: 'half-point' } }, come)
    expect(run(agreed, { kind: 'pair-round' }).state.draft?.unpaired).toEqual([{ player: late, bye: 'half-point' }])
    expect(run(agreed, comeAndPlay).state.byes).toEqual([])
  })

  it('of a team is any of its members', () => {
    const teams = run(
      emptyDesk,
      { kind: 'create-tournament', settings: { rules: { rulebook: 'cfc-team' }, numberOfRounds: 3 } },
      { kind: 'draw-lots', seed: 'teams' },
      { kind: 'import-players', players: Array.from({ length: 8 }, (_, i) => ({ name: `P${i}` })) },
      ...[0, 1, 2, 3].map(
        (at): DeskCommand => ({ kind: 'enter-team', name: `T${at}`, boards: [playerId(2 * at + 1), playerId(2 * at + 2)], alternates: [] }),
      ),
      { kind: 'check-in', player: playerId(1), present: true },
      { kind: 'close-check-in' },
    )
    const team = [...teams.state.teams.values()][1]!.id
    const member: DeskCommand = { kind: 'check-in', player: playerId(4), present: true }
    expect(refusalOf(run(teams, member), { kind: 'pair-round' })).toMatchObject({ code: 'present-with-bye', players: [{ id: team }] })
    expect(run(teams, { ...member, cancelBye: round } as DeskCommand).state.byes).not.toContainEqual(
      expect.objectContaining({ player: team }),
    )
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
