import { type Desk, type DeskCommand, type DeskState, emptyDesk, execute } from '@zug/engine/desk'
import { type DeclaredRules, type PlayerId, playerId, pointsFor, type RoundNumber, roundNumber } from '@zug/engine/model'
import { asDeclared, entrantsOf } from '@zug/engine/pairing'
import { wallChart } from '@zug/engine/standings'
import { makeTrf, parseTrf } from '@zug/engine/trf'
import { describe, expect, it } from 'vitest'
import { fieldOf } from '../pages/paper/entrants.ts'
import { gamesOf } from '../pages/phone/game.ts'
import { entrantsNow, tournamentAsListed } from '../tournaments/moments.ts'
import { roundsAsHeld, withoutGameNext } from '../tournaments/rounds-as-held.ts'
import { crosstableOf, standingsOf } from './table.ts'

const run = (desk: Desk, ...commands: readonly DeskCommand[]): Desk =>
  commands.reduce((now, command) => {
    const outcome = execute(now, command)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
    return outcome.value.desk
  }, desk)

const robin = (size: number, rules: object): Desk =>
  run(
    emptyDesk,
    { kind: 'create-tournament', settings: { rules: { rulebook: 'round-robin', ...rules } as DeclaredRules } },
    { kind: 'import-players', players: Array.from({ length: size }, (_, at) => ({ name: `P${at + 1}`, rating: 2400 - 20 * at })) },
  )

const sides = [
  ['win', 'loss'],
  ['draw', 'draw'],
  ['loss', 'win'],
] as const

/** Repeatable: every game ends by the numbers of the two. */
const resultOf = (white: number, black: number) => {
  const [first, second] = sides[(3 * white + black) % 3]!
  return { white: first, black: second, rated: true }
}

const playRound = (desk: Desk): Desk => {
  const out = run(desk, { kind: 'pair-round' }, { kind: 'publish-round' })
  const { round, boards } = out.state.rounds.at(-1)!
  return run(
    out,
    ...boards.map(({ white, black }, board): DeskCommand => ({ kind: 'enter-result', round, board, result: resultOf(white, black) })),
  )
}

/** After so many rounds these leave, or come back. */
type Plan = ReadonlyMap<number, readonly { readonly kind: 'withdraw' | 're-enter'; readonly player: number }[]>

const play = (desk: Desk, plan: Plan, check: (state: DeskState) => void): DeskState => {
  let now = desk
  for (let round = 0; round < now.state.settings!.numberOfRounds; round++) {
    for (const { kind, player } of plan.get(round) ?? []) now = run(now, { kind, player: playerId(player), confirmed: true })
    now = playRound(now)
    if (plan.has(round) || round + 1 === now.state.settings!.numberOfRounds) check(now.state)
  }
  return now.state
}

/** Points of every player by the rule itself, from boards and results alone. `whole`: all rounds are played, so every game without a board is unplayed. */
const ownTotals = (state: DeskState, double: boolean): ReadonlyMap<number, number> => {
  const ids = [...state.players.keys()]
  const cycles = double ? 2 : 1
  const boards = state.rounds.flatMap((round) => round.boards)
  const gone = ids.filter((id) => state.players.get(id)!.withdrawnFrom !== null)
  const played = (id: number): number => boards.filter(({ white, black }) => white === id || black === id).length
  const struck = new Set<number>(gone.filter((id) => 2 * played(id) < cycles * (ids.length - 1)))
  const totals = new Map<number, number>(ids.map((id) => [id, 0]))
  const add = (id: number, points: number): void => void totals.set(id, totals.get(id)! + points)
  for (const { white, black } of boards) {
    if (struck.has(white) || struck.has(black)) continue
    const result = resultOf(white, black)
    add(white, result.white === 'win' ? 10 : result.white === 'draw' ? 5 : 0)
    add(black, result.black === 'win' ? 10 : result.black === 'draw' ? 5 : 0)
  }
  for (const left of gone)
    for (const id of ids) {
      if (struck.has(left) || struck.has(id) || gone.includes(id)) continue
      const met = boards.filter(({ white, black }) => [white, black].includes(left) && [white, black].includes(id)).length
      add(id, 10 * (cycles - met))
    }
  return totals
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Every view of one moment says the same, every row adds up, and everybody is somewhere in every round. */
const agrees = (state: DeskState): ReadonlyMap<number, number> => {
  const entrants = entrantsNow(state)
  const ids = entrants.players.map(({ id }) => id)
  const standings = new Map<number, number>(standingsOf(state, null).rows.map(({ player, points }) => [player.id, points]))
  expect([...standings.keys()].toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
  const { rows } = crosstableOf(state, null)
  const chart = wallChart(entrants)
  const field = fieldOf(state)
  const teams = state.teams.size > 0
  const file = teams ? null : parseTrf(makeTrf(tournamentAsListed(state), { dialect: 'trf26' }).text)
  const inFile = file === null || !file.ok ? null : entrantsOf(asDeclared(file.value.tournament))
  if (!teams) expect(inFile).not.toBeNull()
  for (const { id, name, outcomes } of entrants.players) {
    const points = standings.get(id)!
    const row = rows.find((one) => one.row.player.id === id)!
    expect(row.row.points, `crosstable of ${id}`).toBe(points)
    expect(sum(row.cells.flat().map(({ outcome }) => pointsFor(outcome, entrants.scoring))), `row of ${id}`).toBe(points)
    expect(sum(outcomes.map((outcome) => pointsFor(outcome, entrants.scoring))), `card of ${id}`).toBe(points)
    expect(chart.rows.find(({ player }) => player.id === id)!.cells.at(-1)!.progressive, `wall chart of ${id}`).toBe(points)
    expect(field.pointsAfter(field.get(id), state.rounds.length), `paper of ${id}`).toBe(points)
    const filed = inFile?.players.find((player) => player.name === name)
    if (filed !== undefined) expect(sum(filed.outcomes.map((outcome) => pointsFor(outcome, inFile!.scoring))), `file of ${id}`).toBe(points)
  }
  for (const { round, boards, unpaired } of roundsAsHeld(state)) {
    const there = [...boards.flatMap(({ white, black }) => [white, black]), ...unpaired.map(({ player }) => player)]
    expect(
      there.toSorted((a, b) => a - b),
      `round ${round}`,
    ).toEqual(ids.toSorted((a, b) => a - b))
    for (const { player, bye } of unpaired) {
      const value = pointsFor(entrants.players.find(({ id }) => id === player)!.outcomes[round - 1] ?? { kind: 'absent' }, entrants.scoring)
      expect(value, `${bye} of ${player} in round ${round}`).toBe(bye === 'forfeit-win' ? 10 : 0)
    }
  }
  if (!teams && state.rounds.length > 1) {
    const last = state.rounds.length
    const before = new Map<number, number>(standingsOf(state, last - 1).rows.map(({ player, points }) => [player.id, points]))
    const text = (points: number): string =>
      String(points / 10)
        .replace(/^0\.5$/, '½')
        .replace('.5', '½')
    for (const { white, black } of gamesOf(state, last))
      expect([white.points, black.points], `phones of round ${last}`).toEqual([text(before.get(white.id)!), text(before.get(black.id)!)])
  }
  return standings
}

const sizes = [5, 6, 7, 8, 9, 10, 11, 12]

describe('a round robin that players leave', () => {
  it.each(sizes)('CFC 653, FIDE C.05 6.6: %i players, one leaves after every round of a single cycle', (size) => {
    const rounds = size + (size % 2) - 1
    for (let after = 1; after < rounds; after++) {
      const withdrawals = after % 2 === 0 ? 'cfc' : 'fide'
      const plan: Plan = new Map([[after, [{ kind: 'withdraw', player: 1 + (after % size) }]]])
      const end = play(robin(size, { withdrawals }), plan, agrees)
      expect(agrees(end), `after ${after}`).toEqual(ownTotals(end, false))
    }
  })

  it.each(sizes)('CFC 653, FIDE C.05 6.6: %i players twice, several leave', (size) => {
    const rounds = 2 * (size + (size % 2) - 1)
    for (const after of [1, 4, Math.floor(rounds / 2) - 1, Math.floor(rounds / 2) + 1, rounds - 1]) {
      const plan: Plan = new Map([
        [after, [{ kind: 'withdraw', player: 2 }]],
        [
          Math.min(rounds - 1, after + 2),
          [...(after + 2 > rounds - 1 ? [{ kind: 'withdraw' as const, player: 2 }] : []), { kind: 'withdraw', player: size }],
        ],
      ])
      const end = play(robin(size, { double: true, withdrawals: 'fide' }), plan, agrees)
      expect(agrees(end), `after ${after}`).toEqual(ownTotals(end, true))
    }
  })

  it.each(sizes)('%i players, one leaves and comes back: the games missed count for nobody', (size) => {
    const plan: Plan = new Map([
      [1, [{ kind: 'withdraw', player: 3 }]],
      [3, [{ kind: 're-enter', player: 3 }]],
    ])
    const end = play(robin(size, {}), plan, agrees)
    expect(agrees(end)).toEqual(ownTotals(end, false))
  })

  it('sections leave everybody somewhere, also whoever has no game left', () => {
    const sections = [
      [1, 2, 3, 4, 5],
      [6, 7, 8],
    ].map((ids) => ids.map(playerId))
    const plan: Plan = new Map([
      [2, [{ kind: 'withdraw', player: 7 }]],
      [3, [{ kind: 'withdraw', player: 1 }]],
    ])
    play(robin(8, { sections }), plan, agrees)
  })

  it('the opponent of the next round is told before it is paired', () => {
    let desk = robin(6, {})
    for (let round = 0; round < 3; round++) desk = playRound(desk)
    const left = run(desk, { kind: 'withdraw', player: playerId(6), confirmed: true })
    expect(withoutGameNext(left.state)).toEqual([{ player: expect.any(Number), bye: 'forfeit-win' }])
    const early = run(playRound(robin(6, {})), { kind: 'withdraw', player: playerId(6), confirmed: true })
    expect(withoutGameNext(early.state)).toEqual([{ player: expect.any(Number), bye: 'opponent-withdrawn' }])
    expect(withoutGameNext(playRound(robin(6, {})).state)).toEqual([])
  })

  it('the desk says what a withdrawal does before it is done', () => {
    const desk = playRound(robin(10, { double: true }))
    expect(execute(desk, { kind: 'withdraw', player: playerId(4) })).toMatchObject({
      ok: false,
      error: { code: 'withdrawal-effect', article: '653', confirmable: true, completed: 1, games: 18, counts: false },
    })
  })
})

describe('a team round robin that a team leaves', () => {
  const teamRobin = (count: number): Desk =>
    run(
      robin(2 * count, { of: 'teams' }),
      ...Array.from(
        { length: count },
        (_, at): DeskCommand => ({
          kind: 'enter-team',
          name: `T${at + 1}`,
          boards: [2 * at + 1, 2 * at + 2].map(playerId),
          alternates: [],
        }),
      ),
    )
  const playMatches = (desk: Desk): Desk => {
    const out = run(desk, { kind: 'pair-round' }, { kind: 'publish-round' })
    const { round, boards } = out.state.rounds.at(-1)!
    const side = (team: PlayerId, results: readonly ('win' | 'loss' | 'draw')[]) =>
      out.state.teams.get(team)!.boards.map((player, at) => ({ player, result: results[at]! }))
    return run(
      out,
      ...boards.map(
        ({ white, black }, board): DeskCommand => ({
          kind: 'enter-result',
          round: round as RoundNumber,
          board,
          result: {
            white: 'win',
            black: 'loss',
            rated: true,
            match: { white: side(white, ['win', 'draw']), black: side(black, ['loss', 'draw']) },
          },
        }),
      ),
    )
  }

  it.each([4, 5, 6])('CFC 664: %i teams, one leaves after every round', (count) => {
    const rounds = count + (count % 2) - 1
    for (let after = 1; after < rounds; after++) {
      let desk = teamRobin(count)
      const leaver = [...desk.state.teams.keys()][after % count]!
      for (let round = 1; round <= rounds; round++) {
        desk = playMatches(desk)
        if (round === after) desk = run(desk, { kind: 'withdraw', player: leaver, confirmed: true })
        agrees(desk.state)
      }
      expect(roundNumber(desk.state.rounds.length)).toBe(rounds)
    }
  })
})
