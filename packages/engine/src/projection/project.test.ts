import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId, roundNumber } from '../model/ids.ts'
import { newPlayer } from '../model/player.ts'
import { newTournament, type Tournament } from '../model/tournament.ts'
import { pairRound } from '../pairing/pair-round.ts'
import { withResults } from '../pairing/with-results.ts'
import { withRound } from '../pairing/with-round.ts'
import { readFund } from '../prizes/read-fund.ts'
import { takingsAt } from '../prizes/takings.ts'
import { makeRandom } from '../random.ts'

import { rulesOf } from '../testing/rules-of.ts'
import { codesFrom } from '../testing/standings-of.ts'
import { chancesOf } from './chances.ts'
import { needsFor, needsForPrize } from './needs.ts'
import { project, projectWhole } from './project.ts'
import { turnsElsewhere, turnsOf } from './turning.ts'

const tieBreaks = codesFrom('BH')
const options = { model: 'rating', tieBreaks } as const
const taken = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('refused')
  return result.value
}

const field = (count: number): Tournament =>
  newTournament({
    rules: rulesOf('fide-dutch-2026'),
    numberOfRounds: 5,
    initialColour: 'white',
    players: Array.from({ length: count }, (_, at) =>
      newPlayer({ id: playerId(at + 1), pairingNumber: pairingNumber(at + 1), name: `P${at + 1}`, rating: 2200 - 20 * at }),
    ),
  })

/** A round paired, with results for the boards that `ends` knows. */
const played = (tournament: Tournament, round: number, ends: (board: number) => 'white' | 'draw' | 'black' | null): Tournament => {
  const pairing = pairRound(tournament, roundNumber(round))
  if (pairing.kind !== 'pairing') throw new Error(pairing.kind)
  const event = taken(withRound(tournament, pairing))
  const results = pairing.boards.flatMap(({ white, black }, at) => {
    const ending = ends(at)
    if (ending === null) return []
    return [
      {
        white,
        black,
        result:
          ending === 'draw' ? (['draw', 'draw'] as const) : ending === 'white' ? (['win', 'loss'] as const) : (['loss', 'win'] as const),
      },
    ]
  })
  return taken(withResults(event, roundNumber(round), results))
}

describe('projections', () => {
  test('without open games there is one way: the round as it will be', () => {
    const event = played(field(8), 1, () => 'white')
    const projection = projectWhole(event, options)
    const pairing = pairRound(event, roundNumber(2))
    expect(projection).toMatchObject({ exact: true, done: true, tried: 1, open: [], round: 2 })
    expect(projection.certain).toEqual(pairing.kind === 'pairing' ? pairing.boards : [])
  })

  test('after the last round there are places only', () => {
    let event = field(6)
    for (const round of [1, 2, 3, 4]) event = played(event, round, (board) => (board % 2 === 0 ? 'white' : 'draw'))
    event = played(event, 5, (board) => (board === 0 ? null : 'draw'))
    const projection = projectWhole(event, options)
    expect(projection).toMatchObject({ round: null, certain: [], tried: 3 })
    const { white } = projection.open[0]!
    expect(projection.of(white).next).toEqual([])
    expect([...projection.of(white).places.keys()].sort()).toEqual(['draw', 'loss', 'win'])
  })

  test('what a player needs for a place, and which game decides it', () => {
    let event = played(field(4), 1, () => 'white')
    event = played(event, 2, () => null)
    const leader = event.players.find(
      ({ outcomes: [first, second] }) =>
        first?.kind === 'game' && first.result === 'win' && second?.kind === 'game' && second.colour === 'white',
    )!.id
    const projection = projectWhole(event, options)
    const turns = turnsOf(projection, { player: leader, place: 1 })
    const needs = needsFor(projection.of(leader), 1)
    expect(needs.map(({ own, reached }) => [own, reached])).toEqual([
      ['win', 'surely'],
      ['draw', 'perhaps'],
      ['loss', 'not'],
    ])
    expect(turns[0]).toMatchObject({ white: leader, reached: { white: 1, black: 0 } })
    expect(turns).toHaveLength(2)
  })

  test('which games decide whether there is a prize', () => {
    let event = field(6)
    for (const round of [1, 2, 3, 4]) event = played(event, round, (board) => (board % 2 === 0 ? 'white' : 'draw'))
    event = played(event, 5, () => null)
    const fund = taken(readFund({ categories: [{ name: 'Places', prizes: [100, 50] }] }, 2026))
    const placesIn = (ranks: readonly number[]) => (id: number) => ranks[event.players.findIndex((player) => player.id === id)]!
    const projection = projectWhole(event, {
      ...options,
      takings: (then, ranks) => takingsAt(fund, then, { round: 5, placeOf: placesIn(ranks) }),
    })
    for (const { id } of event.players) {
      // Of two prizes that are never shared and never kept back, those of the first two places are won by nobody else.
      const [forPrize, forPlace] = [turnsOf(projection, { player: id, prize: 'any' }), turnsOf(projection, { player: id, place: 2 })]
      const needs = needsForPrize(projection.of(id))
      if (needsFor(projection.of(id), 2).every(({ reached }) => reached === 'not')) {
        expect(needs.every(({ reached }) => reached === 'not')).toBe(true)
        expect(turnsElsewhere(forPrize, id)).toEqual([])
      }
      expect(forPrize).toHaveLength(forPlace.length)
    }
    const contested = event.players.filter(({ id }) => turnsElsewhere(turnsOf(projection, { player: id, prize: 'any' }), id).length > 0)
    expect(contested.length).toBeGreaterThan(0)
    const { id } = contested[0]!
    const [turn] = turnsElsewhere(turnsOf(projection, { player: id, prize: 'any' }), id)
    // The share with an ending is that of the ways that have it, counted by hand.
    const [at, player] = [projection.open.findIndex(({ white }) => white === turn!.white), projection.ways.players.indexOf(id)]
    const ways = projection.ways.weights.flatMap((weight, way) => (projection.ways.endings[way]![at] === 0 ? [{ weight, way }] : []))
    const sum = (those: typeof ways): number => those.reduce((all, { weight }) => all + weight, 0)
    expect(turn!.reached.white).toBeCloseTo(sum(ways.filter(({ way }) => projection.ways.prizes[way]![player] === 1)) / sum(ways))
  })

  test('an ending without a chance is told of as often as it was tried, one that was never drawn not at all', () => {
    const strong = field(4)
    const uneven = { ...strong, players: strong.players.map((player, at) => ({ ...player, rating: at < 2 ? 2900 : 1000 })) }
    const event = played(uneven, 1, () => null)
    const exact = projectWhole(event, options)
    expect(exact.open[0]!.chances).toMatchObject({ draw: 0 })
    const own = (projection: typeof exact) =>
      turnsOf(projection, { player: exact.open[0]!.white, place: 4 }).find(({ white }) => white === exact.open[0]!.white)!.reached
    expect(own(exact)).toEqual({ white: 1, draw: 1, black: 1 })
    expect(own(projectWhole(event, { ...options, mostExact: 1, samples: 16 })).draw).toBeNull()
  })

  test('of ways drawn by lot a game matters by more than chance, and not by what came with the own result', () => {
    let event = field(40)
    for (const round of [1, 2, 3, 4]) event = played(event, round, (board) => (board % 3 === 0 ? 'draw' : 'white'))
    event = played(event, 5, (board) => (board < 12 ? null : 'draw'))
    const projection = projectWhole(event, options)
    expect(projection.exact).toBe(false)
    let told = 0
    for (const { white, black } of projection.open)
      for (const player of [white, black]) {
        const needs = needsFor(projection.of(player), 1)
        const elsewhere = turnsElsewhere(turnsOf(projection, { player, place: 1 }), player)
        // Where the own game decides everything no other one matters, whatever it came with.
        if (needs.every(({ reached }) => reached !== 'perhaps')) expect(elsewhere).toEqual([])
        told += elsewhere.length
      }
    expect(told).toBeGreaterThan(0)
  })

  test('who has the bye whatever happens is certain too', () => {
    const event = played(
      played(field(9), 1, () => 'white'),
      2,
      (board) => (board === 0 ? null : 'white'),
    )
    const projection = projectWhole(event, options)
    const always = event.players.filter(({ id }) => {
      const [one, ...others] = projection.of(id).next
      return one?.of.kind === 'bye' && others.length === 0
    })
    expect(always).toHaveLength(1)
    expect(projection.certainBye).toBe(always[0]!.id)
    const open = projectWhole(
      played(field(5), 1, () => null),
      options,
    )
    expect(open.certainBye).toBeNull()
  })

  test('with many open games so many ways are drawn by lot, told as they come, the same ones for the same seed', () => {
    const event = played(
      played(field(40), 1, (board) => (board % 3 === 0 ? 'draw' : 'white')),
      2,
      () => null,
    )
    const tellings = [...project(event, { ...options, samples: 48 })]
    expect(tellings.map(({ tried, done }) => [tried, done])).toEqual([
      [16, false],
      [32, false],
      [48, true],
    ])
    const last = tellings.at(-1)!
    expect(last).toMatchObject({ exact: false, toTry: 48 })
    expect(last.error).toBeCloseTo(0.98 / Math.sqrt(48) + 0.5 / 48)
    const again = projectWhole(event, { ...options, samples: 48 })
    expect(again.of(playerId(1))).toEqual(last.of(playerId(1)))
    expect(last.of(playerId(1)).next.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(last.open.filter(({ decides }) => decides === 'yes').length).toBeGreaterThan(10)
  })

  test.each([16, 33])('%i drawn ways lie within the error that is said, in 95 of 100 of 200 trials', (samples) => {
    const event = played(
      played(field(8), 1, (board) => (board === 1 ? 'draw' : 'white')),
      2,
      () => null,
    )
    const exact = projectWhole(event, options)
    expect(exact.tried).toBe(81)
    const shares = exact.ways.players.flatMap((player) => exact.of(player).next.map(({ of, share }) => ({ player, of, share })))
    // Nothing is harder to tell than what happens in half of the ways.
    const hardest = shares.toSorted((a, b) => Math.abs(a.share - 0.5) - Math.abs(b.share - 0.5)).slice(0, 4)
    const trials = 200
    const within = hardest.map(() => 0)
    const random = makeRandom(`trials ${samples}`)
    for (let trial = 0; trial < trials; trial++) {
      const drawn = projectWhole(event, { ...options, mostExact: 1, samples, seed: String(random.next()) })
      for (const [at, { player, of, share }] of hardest.entries()) {
        const found = drawn.of(player).next.find((one) => one.of.opponent === of.opponent && one.of.colour === of.colour)
        if (Math.abs((found?.share ?? 0) - share) <= drawn.error) within[at]! += 1
      }
    }
    for (const times of within) expect(times).toBeGreaterThanOrEqual(0.95 * trials)
  })

  test('what drawn ways with one result say of a place lies within the error that stands beside it, in 95 of 100 of 200 trials', () => {
    const event = played(
      played(field(8), 1, (board) => (board === 1 ? 'draw' : 'white')),
      2,
      () => null,
    )
    const exact = projectWhole(event, options)
    const all = event.players.flatMap(({ id }) =>
      [1, 2, 3, 4].flatMap((place) => needsFor(exact.of(id), place).map((need) => ({ id, place, ...need }))),
    )
    expect(all.map(({ error }) => error).filter((error) => error !== 0)).toEqual([])
    const hardest = all.toSorted((a, b) => Math.abs(a.share - 0.5) - Math.abs(b.share - 0.5)).slice(0, 6)
    const goal = { player: hardest[0]!.id, place: hardest[0]!.place }
    const turns = turnsOf(exact, goal)
    const trials = 200
    const within = hardest.map(() => 0)
    let [cells, good] = [0, 0]
    const random = makeRandom('trials of needs')
    for (let trial = 0; trial < trials; trial++) {
      const drawn = projectWhole(event, { ...options, mostExact: 1, samples: 48, seed: String(random.next()) })
      for (const [at, { id, place, own, share }] of hardest.entries()) {
        const found = needsFor(drawn.of(id), place).find((need) => need.own === own)
        if (found === undefined || Math.abs(found.share - share) <= found.error) within[at]! += 1
        // Fewer ways have the result than were drawn.
        if (found !== undefined) expect(found.error).toBeGreaterThan(drawn.error)
      }
      for (const turn of turnsOf(drawn, goal)) {
        const truth = turns.find(({ white }) => white === turn.white)!
        for (const ending of ['white', 'draw', 'black'] as const) {
          if (turn.reached[ending] === null) continue
          cells += 1
          if (Math.abs(turn.reached[ending] - truth.reached[ending]!) <= turn.error) good += 1
        }
      }
    }
    for (const times of within) expect(times).toBeGreaterThanOrEqual(0.95 * trials)
    expect(good).toBeGreaterThanOrEqual(0.95 * cells)
  })

  test('chances: FIDE’s expected score with the draws of the generator, or a third each; the unrated are as strong as their opponents', () => {
    const rated = (rating: number | null) => newPlayer({ id: playerId(1), pairingNumber: pairingNumber(1), name: '', rating })
    const even = chancesOf('rating', rated(2000), rated(2000))
    expect(even.white).toBeCloseTo(even.black)
    expect(even.draw).toBeGreaterThan(0.2)
    const better = chancesOf('rating', rated(2200), rated(2000))
    expect(better.white + better.draw / 2).toBeCloseTo(0.76)
    expect(better.white + better.draw + better.black).toBeCloseTo(1)
    expect(chancesOf('rating', rated(2800), rated(1200))).toEqual({ white: 1, draw: 0, black: 0 })
    expect(chancesOf('rating', rated(null), rated(2400)).white).toBeCloseTo(chancesOf('rating', rated(2400), rated(2400)).white)
    expect(chancesOf('uniform', rated(2800), rated(1200)).black).toBeCloseTo(1 / 3)
  })
})
