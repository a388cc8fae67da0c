import { describe, expect, test } from 'vitest'
import {
  atRate,
  defaultSimulation,
  drawPlan,
  notAtAll,
  planFromModel,
  playPlan,
  quietSimulation,
  type SimulationSettings,
  simulate,
} from '../doors/simulation.ts'
import { makeTournamentJson } from '../formats/json/write.ts'
import { participantsOf } from '../model/history.ts'
import { checkRound } from '../pairing/check-round.ts'
import { rulebookById, rulebooks } from '../pairing/rulebook-of.ts'

const small: SimulationSettings = { ...defaultSimulation, players: { low: 6, high: 24 }, rounds: { low: 3, high: 7 } }
const dutch = rulebookById('fide-dutch-2026')
const seeds = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `test/${index + 1}`)

describe.each(rulebooks.map((system) => [system.id, system] as const))('random tournaments by %s', (id, system) => {
  test('the same seed gives the same tournament, another one another', () => {
    const make = (seed: string): string => makeTournamentJson(simulate(system, small, seed)!.tournament)
    expect(make('a')).toBe(make('a'))
    expect(make('a')).not.toBe(make('b'))
  })

  test('every round is one that the referee accepts, and can be paired again from what is recorded', () => {
    for (const seed of seeds(15)) {
      const plan = drawPlan(system, small, seed)
      const rounds = [...playPlan(system, plan)]
      const played = simulate(system, small, seed)
      for (const { tournament, round, answer } of rounds) {
        if (answer.kind !== 'pairing') continue
        const { violations } = checkRound(tournament, round, answer, id)
        expect({ seed, round, violations }).toEqual({ seed, round, violations: [] })
        if (played?.seed === seed)
          expect({ seed, round, answer: system.pairRound(played.tournament, round) }).toEqual({ seed, round, answer })
      }
    }
  })
})

describe('the axes', () => {
  const outcomes = (settings: Partial<SimulationSettings>) =>
    seeds(5).flatMap((seed) =>
      simulate(dutch, { ...quietSimulation, players: { low: 30, high: 40 }, ...settings }, seed)!.tournament.players.flatMap(
        (player) => player.outcomes,
      ),
    )
  const share = (of: ReturnType<typeof outcomes>, test: (outcome: (typeof of)[number]) => boolean): number =>
    of.filter(test).length / of.length

  test('a quiet tournament has games and pairing-allocated byes only', () => {
    expect(
      outcomes({}).filter((outcome) => !(outcome.kind === 'game' || (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated'))),
    ).toEqual([])
  })

  test.each([
    ['forfeits', { forfeits: atRate(20) }, (outcome) => outcome.kind === 'forfeit', 0.2],
    ['double forfeits', { doubleForfeits: atRate(10) }, (outcome) => outcome.kind === 'forfeit' && outcome.result === 'loss', 0.1],
    ['draws', { draws: atRate(60) }, (outcome) => outcome.kind === 'game' && outcome.result === 'draw', 0.6],
    ['no draws', { draws: atRate(0) }, (outcome) => outcome.kind === 'game' && outcome.result === 'draw', 0],
    ['half-point byes', { halfPointByes: atRate(10) }, (outcome) => outcome.kind === 'bye' && outcome.bye === 'half-point', 0.085],
    ['full-point byes', { fullPointByes: atRate(10) }, (outcome) => outcome.kind === 'bye' && outcome.bye === 'full-point', 0.1],
    ['zero-point byes', { zeroPointByes: atRate(10) }, (outcome) => outcome.kind === 'bye' && outcome.bye === 'zero-point', 0.1],
    ['quick games', { quickGames: atRate(10) }, (outcome) => outcome.kind === 'game' && !outcome.rated, 0.1],
    ['late entries', { lateEntries: atRate(100) }, (outcome) => outcome.kind === 'absent', 0.28],
  ] as const satisfies readonly (readonly [
    string,
    Partial<SimulationSettings>,
    (outcome: ReturnType<typeof outcomes>[number]) => boolean,
    number,
  ])[])('%s', (_, settings, test, expected) => {
    expect(share(outcomes(settings), test)).toBeCloseTo(expected, 1)
  })

  test('odd and even fields, titles, clubs, forbidden pairs, acceleration, scoring', () => {
    const of = (settings: Partial<SimulationSettings>) =>
      seeds(8).map((seed) => drawPlan(dutch, { ...quietSimulation, ...settings }, seed).start)
    expect(of({ field: 'odd' }).every(({ players }) => players.length % 2 === 1)).toBe(true)
    expect(of({ field: 'even' }).every(({ players }) => players.length % 2 === 0)).toBe(true)
    expect(
      of({ titles: atRate(100), lowestRating: { low: 2500, high: 2500 } }).every(({ players }) =>
        players.every(({ rating, title }) => rating === null || title === 'GM'),
      ),
    ).toBe(true)
    expect(of({ clubs: atRate(5) }).every(({ players }) => new Set(players.map(({ club }) => club)).size > 3)).toBe(true)
    expect(of({ forbiddenGroups: atRate(3) }).map(({ forbiddenPairs }) => forbiddenPairs.length)).toEqual(Array(8).fill(3))
    expect(of({ acceleration: 'baku' }).every(({ virtualPoints }) => virtualPoints.size > 0)).toBe(true)
    expect(of({ scoring: '3-1-0' }).every(({ scoring }) => scoring.winWhite === 30)).toBe(true)
    expect(of({ unratedPlayers: atRate(100) }).every(({ players }) => players.every(({ rating }) => rating === null))).toBe(true)
    expect(of({ unratedPlayers: notAtAll }).every(({ players }) => players.every(({ rating }) => rating !== null))).toBe(true)
  })

  test('each kind of bye, forfeits of one and of both, and results that take points from one or both, where they are asked for', () => {
    const some = atRate(20)
    const all = {
      halfPointByes: some,
      fullPointByes: some,
      zeroPointByes: some,
      forfeits: some,
      doubleForfeits: some,
      unusualResults: some,
    }
    const told = (settings: Partial<SimulationSettings>): ReadonlySet<string> =>
      new Set(
        outcomes(settings).map((one) => (one.kind === 'bye' ? one.bye : one.kind === 'absent' ? one.kind : `${one.kind} ${one.result}`)),
      )
    for (const kind of ['half-point', 'full-point', 'zero-point', 'pairing-allocated', 'forfeit win', 'forfeit loss', 'game loss'])
      expect(told({ ...all, field: 'odd' })).toContain(kind)
    const games = outcomes({ unusualResults: atRate(50) }).filter(({ kind }) => kind === 'game')
    const ended = (result: string): number => games.filter((one) => one.kind === 'game' && one.result === result).length
    expect(ended('loss')).toBeGreaterThan(ended('win'))
  })

  test('a player who withdraws may come back', () => {
    const plan = drawPlan(dutch, { ...quietSimulation, withdrawals: atRate(100), reEntries: atRate(100) }, 'back')
    const returned = [...plan.attendance.values()].filter((missed) => missed.size > 0 && !missed.has(plan.rounds))
    expect(returned.length).toBeGreaterThan(3)
  })

  test('ids are pairing numbers, the strongest is number 1', () => {
    for (const seed of seeds(5)) {
      const { players } = drawPlan(dutch, defaultSimulation, seed).start
      expect(players.map(({ id }) => id as number)).toEqual(players.map((_, index) => index + 1))
      const ratings = players.map(({ rating }) => rating ?? 0)
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
    }
  })
})

test('a model tournament gives its players, rounds and rates', () => {
  const model = simulate(
    dutch,
    { ...quietSimulation, players: { low: 40, high: 40 }, forfeits: atRate(20), halfPointByes: atRate(10) },
    'model',
  )!.tournament
  const plan = planFromModel(model, dutch, 'copy')
  expect(plan.rounds).toBe(model.numberOfRounds)
  expect(plan.start.players.map(({ name, rating }) => [name, rating])).toEqual(model.players.map(({ name, rating }) => [name, rating]))
  expect(plan.rates.forfeit).toBeCloseTo(0.2, 1)
  expect(plan.rates.halfPointBye).toBeCloseTo(0.09, 1)
  expect(participantsOf(plan.start, 1 as never).length).toBe(40)
})
