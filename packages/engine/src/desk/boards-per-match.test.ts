import { describe, expect, it } from 'vitest'
import { parseTournamentJson } from '../formats/json/read.ts'
import { makeTournamentJson } from '../formats/json/write.ts'
import { parseTrf } from '../formats/trf/read.ts'
import { makeTrf } from '../formats/trf/write.ts'
import { type PlayerId, playerId, roundNumber } from '../model/ids.ts'
import type { DeclaredRules } from '../model/rules.ts'
import { boardCount } from '../model/team-values.ts'
import { teamEventOf } from '../standings/teams/team-event-of.ts'
import { randomCommand, randomStart } from '../testing/desk-commands.ts'
import { makeDice } from '../testing/random/dice.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk, execute } from './desk.ts'
import { lineUpIn } from './line-up.ts'
import { lineUpDoubts } from './line-up-doubts.ts'
import type { Refusal } from './refusal.ts'
import type { BoardResult } from './result.ts'
import { tournamentOf } from './tournament.ts'

const rulebooks: readonly DeclaredRules[] = [
  { rulebook: 'fide-team-2026' },
  { rulebook: 'cfc-team' },
  { rulebook: 'round-robin', of: 'teams' },
]

const refusalOf = (desk: Desk, command: DeskCommand): Refusal | null => {
  const result = execute(desk, command)
  return result.ok ? null : result.error
}

/** Four teams of `sizes` players, numbered on from 1; teams are 21 to 24. Players 1 to 20 are entered. */
const event = (rules: DeclaredRules, boardsPerMatch: number | undefined, sizes: readonly number[] = [5, 5, 5, 5]): Desk => {
  let next = 1
  const teams = sizes.map((size, at): DeskCommand => {
    const members = Array.from({ length: size }, (_, index) => playerId(next + index))
    next += size
    const boards = members.slice(0, boardsPerMatch ?? size)
    return { kind: 'enter-team', name: `T${at + 1}`, boards, alternates: members.slice(boards.length) }
  })
  return run(
    emptyDesk,
    {
      kind: 'create-tournament',
      settings: { rules, numberOfRounds: 3, ...(boardsPerMatch === undefined ? {} : { boardsPerMatch }) },
    },
    { kind: 'draw-lots', seed: 'boards' },
    { kind: 'import-players', players: Array.from({ length: 20 }, (_, at) => ({ name: `P${at + 1}`, rating: 2400 - 10 * at })) },
    ...teams,
  )
}
const published = (desk: Desk): Desk => run(desk, { kind: 'pair-round' }, { kind: 'publish-round' })
const first = playerId(21)
const ids = (...numbers: readonly number[]): readonly PlayerId[] => numbers.map(playerId)
const lineUp = (boards: readonly number[], alternates: readonly number[], round?: number): DeskCommand => ({
  kind: 'change-line-up',
  team: first,
  boards: ids(...boards),
  alternates: ids(...alternates),
  ...(round === undefined ? {} : { round: roundNumber(round) }),
})

/** The match of a board, won by White wherever both teams have a player. */
const wonByWhite = ({ state }: Desk, board: number): BoardResult => {
  const { white, black } = state.rounds.at(-1)!.boards[board]!
  const sides = tournamentOf(state).teams!
  const of = (id: PlayerId, played: 'win' | 'loss') => {
    const outcome = sides.find((team) => team.id === id)!.outcomes.at(-1)!
    return outcome.kind === 'match' ? outcome.boards.map((seat) => (seat.result === 'adjourned' ? { ...seat, result: played } : seat)) : []
  }
  return { white: 'win', black: 'loss', rated: true, match: { white: of(white, 'win'), black: of(black, 'loss') } }
}

describe.each(rulebooks)('boards per match: $rulebook', (rules) => {
  it('matches of teams of five have four boards, and number 5 is a reserve', () => {
    const desk = published(event(rules, 4))
    for (const team of tournamentOf(desk.state).teams!) {
      const outcome = team.outcomes[0]!
      expect(outcome.kind === 'match' && outcome.boards.map(({ player }) => player)).toEqual(team.boards)
      expect([team.boards.length, team.alternates.length]).toEqual([4, 1])
    }
  })

  it('number 5 can be made a reserve by changing the setting before round 1, not after', () => {
    const change: DeskCommand = { kind: 'change-settings', changes: { boardsPerMatch: 4 } }
    const five = event(rules, undefined)
    const changed = run(five, change)
    expect([...changed.state.teams.values()].map(({ boards, alternates }) => [boards.length, alternates])).toEqual([
      [4, ids(5)],
      [4, ids(10)],
      [4, ids(15)],
      [4, ids(20)],
    ])
    // Back again: the declared order is the same.
    expect(run(changed, { kind: 'change-settings', changes: { boardsPerMatch: 5 } }).state.teams.get(first)!.boards).toEqual(
      ids(1, 2, 3, 4, 5),
    )
    expect(refusalOf(published(five), change)).toMatchObject({ code: 'setting-locked', setting: 'boardsPerMatch' })
    expect(refusalOf(five, { kind: 'change-settings', changes: { boardsPerMatch: 0 } })).toMatchObject({
      code: 'boards-per-match-out-of-range',
    })
  })

  it('number 5 can be made a reserve in the team of an event without the setting, before round 1', () => {
    expect(run(event(rules, undefined), lineUp([1, 2, 3, 4], [5])).state.teams.get(first)).toMatchObject({ alternates: ids(5) })
  })

  it('a team has no more regular players than boards, and no reserves while a board is empty', () => {
    const desk = event(rules, 4, [5, 5, 5])
    const enter = (boards: readonly number[], alternates: readonly number[]): DeskCommand => ({
      kind: 'enter-team',
      name: 'T4',
      boards: ids(...boards),
      alternates: ids(...alternates),
    })
    expect(refusalOf(desk, enter([16, 17, 18, 19, 20], []))).toMatchObject({ code: 'line-up-too-long', boards: 4, given: 5 })
    expect(refusalOf(desk, enter([16, 17, 18], [19]))).toMatchObject({ code: 'line-up-incomplete', boards: 4, given: 3 })
    expect(refusalOf(desk, enter([16, 17, 18], []))).toBeNull()
    expect(refusalOf(desk, lineUp([1, 2, 3, 4, 5], []))).toMatchObject({ code: 'line-up-too-long' })
    expect(refusalOf(desk, lineUp([1, 2, 3], [4, 5]))).toMatchObject({ code: 'line-up-incomplete' })
  })

  it('reserves join while the event runs, and one of them plays', () => {
    const desk = run(published(event(rules, 4, [4, 5, 5, 5])), lineUp([1, 2, 3, 4], [20]))
    const seated = run(desk, lineUp([1, 2, 4, 20], [3], 1))
    expect(lineUpIn(seated.state, seated.state.teams.get(first)!, 1)).toEqual(ids(1, 2, 4, 20))
    expect(seated.state.teams.get(first)).toMatchObject({ boards: ids(1, 2, 3, 4), alternates: ids(20) })
  })

  it('a team short of players loses its empty boards by forfeit, and gets a regular player later', () => {
    const short = published(event(rules, 4, [3, 5, 5, 5]))
    const at = short.state.rounds[0]!.boards.findIndex(({ white, black }) => white === first || black === first)
    const own = (desk: Desk, round: number) => tournamentOf(desk.state).teams!.find(({ id }) => id === first)!.outcomes[round - 1]!
    expect(own(short, 1)).toMatchObject({ boards: [{ player: 1 }, { player: 2 }, { player: 3 }, { player: null, result: 'forfeit-loss' }] })
    const result = wonByWhite(short, at)
    const cut = { ...result, match: { white: result.match!.white.slice(0, 3), black: result.match!.black.slice(0, 3) } }
    const enter = (said: BoardResult): DeskCommand => ({ kind: 'enter-result', round: roundNumber(1), board: at, result: said })
    expect(refusalOf(short, enter(cut))).toMatchObject({
      code: 'impossible-result',
      fault: { kind: 'boards-missing', boards: 4, given: 3 },
    })
    const played = run(short, enter(result))
    const joined = run(played, lineUp([1, 2, 3, 19], []))
    expect(own(joined, 1)).toEqual(own(played, 1))
    expect(joined.state.teams.get(first)!.boards).toEqual(ids(1, 2, 3, 19))
    expect(refusalOf(joined, lineUp([1, 2, 3], []))).toBeNull()
  })

  it('a line-up of a round is checked against the declared order, and the arbiter may insist', () => {
    const desk = published(event(rules, 4))
    const doubts = (boards: readonly number[], alternates: readonly number[]) => {
      const refusal = refusalOf(desk, lineUp(boards, alternates, 1))
      return refusal?.code === 'line-up-doubtful' ? refusal.doubts : refusal
    }
    expect(doubts([1, 3, 4, 5], [2])).toBeNull()
    expect(doubts([2, 1, 3, 4], [5])).toMatchObject([{ board: 1, player: { name: 'P2' }, other: { name: 'P1' }, reserve: false }])
    expect(doubts([1, 5, 3, 4], [2])).toMatchObject([{ board: 2, player: { name: 'P5' }, other: { name: 'P3' }, reserve: true }])
    expect(doubts([1, 2, 3], [4, 5])).toEqual([{ kind: 'empty', board: 4 }])
    expect(doubts([1, 1, 3, 4], [5])).toMatchObject({ code: 'twice-in-team' })
    expect(doubts([1, 2, 3, 6], [4, 5])).toMatchObject({ code: 'member-of-team', team: { name: 'T2' } })
    const insisted = run(desk, { ...lineUp([2, 1, 3], [4, 5], 1), confirmed: true })
    expect(lineUpIn(insisted.state, insisted.state.teams.get(first)!, 1)).toEqual(ids(2, 1, 3))
  })

  it('after a board was left empty the next round proposes the declared order again', () => {
    let desk = run(published(event(rules, 4)), { ...lineUp([1, 3, 4], [2, 5], 1), confirmed: true })
    desk = run(
      desk,
      ...desk.state.rounds[0]!.boards.map(
        (_, board): DeskCommand => ({ kind: 'enter-result', round: roundNumber(1), board, result: wonByWhite(desk, board) }),
      ),
    )
    expect(lineUpIn(desk.state, desk.state.teams.get(first)!, 2)).toEqual(ids(1, 2, 3, 4))
  })

  it('is the same after JSON and TRF26, with every team short and a board left empty', () => {
    const desk = published(event(rules, 4, [3, 3, 3, 3]))
    const tournament = tournamentOf(desk.state)
    expect([boardCount(tournament), teamEventOf(tournament)!.boards]).toEqual([4, 4])
    const json = parseTournamentJson(makeTournamentJson(tournament))
    expect(json.ok && json.value.boardsPerMatch).toBe(4)
    const { text, issues } = makeTrf(tournament, { dialect: 'trf26' })
    expect(text).toContain('\n352 WBWB\r')
    expect(issues.filter(({ code }) => code === 'line-ups-not-carried')).toEqual([])
    const trf = parseTrf(text)
    if (!trf.ok) throw new Error(JSON.stringify(trf.error))
    expect(trf.value.tournament.boardsPerMatch).toBe(4)
    expect(trf.value.tournament.teams!.map(({ outcomes }) => outcomes)).toEqual(tournament.teams!.map(({ outcomes }) => outcomes))
  })

  it('without the setting matches have as many boards as both teams fill, and captains seat members freely, as before', () => {
    const desk = published(event(rules, undefined, [3, 4, 4, 4]))
    const { white, black } = desk.state.rounds[0]!.boards.find((pair) => pair.white === first || pair.black === first)!
    const outcome = tournamentOf(desk.state).teams!.find(({ id }) => id === (white === first ? black : white))!.outcomes[0]!
    expect(outcome.kind === 'match' && outcome.boards.map(({ result }) => result)).toEqual(['adjourned', 'adjourned', 'adjourned'])
    expect(refusalOf(desk, lineUp([3, 2, 1], [], 1))).toBeNull()
    expect(refusalOf(desk, lineUp([1, 2], [3]))).toMatchObject({ code: 'line-up-incomplete' })
  })
})

it('the JSON form refuses fewer boards per match than a team has regular players', () => {
  const json = makeTournamentJson(tournamentOf(event(rulebooks[0]!, 4).state)).replace('"players":', '"boardsPerMatch": 3,\n  "players":')
  const read = parseTournamentJson(json)
  expect(!read.ok && read.error).toMatchObject([{ code: 'value-out-of-range', path: '/boardsPerMatch', least: 4 }])
})

it('a player who plays above several others is named once, beside the one who is highest in the order', () => {
  const team = { boards: ids(1, 2, 3, 4), alternates: ids(5, 6) }
  expect(lineUpDoubts(team, ids(5, 2, 1, 3), 4)).toEqual([
    { kind: 'out-of-order', board: 1, player: 5, other: 1, reserve: true },
    { kind: 'out-of-order', board: 2, player: 2, other: 1, reserve: false },
  ])
  expect(lineUpDoubts(team, ids(1, 6, 5), undefined)).toEqual([{ kind: 'out-of-order', board: 2, player: 6, other: 5, reserve: false }])
  expect(lineUpDoubts(team, [playerId(1), null, playerId(3), playerId(4)], 4)).toEqual([{ kind: 'empty', board: 2 }])
})

const seed = Number(process.env.ZUG_SEED ?? 20261120)

/** With declared boards each match has that many, and each team that many regular players or all it has. */
const faultsOf = ({ state }: Desk): readonly string[] => {
  const most = state.settings!.boardsPerMatch!
  return tournamentOf(state).teams!.flatMap(({ name, boards, alternates, outcomes }) => [
    ...(boards.length === Math.min(most, boards.length + alternates.length) ? [] : [`${name} has ${boards.length} regular players`]),
    ...outcomes.flatMap((outcome, at) =>
      outcome.kind === 'match' && outcome.boards.length !== most ? [`${name} has ${outcome.boards.length} boards in round ${at + 1}`] : [],
    ),
  ])
}

it.each(rulebooks)(
  `$rulebook: whatever the desk is sent, matches have the declared boards, in JSON too (ZUG_SEED=${seed})`,
  ({ rulebook }) => {
    let published = 0
    for (let game = 0; game < 4; game++) {
      const dice = makeDice(seed + game)
      let desk = randomStart(dice, rulebook, true, true)
      for (let step = 0; step < 60; step++) {
        const result = execute(desk, randomCommand(dice, desk))
        if (!result.ok) continue
        desk = result.value.desk
        expect(faultsOf(desk)).toEqual([])
      }
      const tournament = tournamentOf(desk.state)
      const read = parseTournamentJson(makeTournamentJson(tournament))
      expect(read.ok && [boardCount(read.value), read.value.teams]).toEqual([boardCount(tournament), tournament.teams])
      published += desk.state.rounds.length
    }
    expect(published).toBeGreaterThan(2)
  },
)
