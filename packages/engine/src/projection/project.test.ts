import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId, roundNumber } from '../model/ids.ts'
import { newPlayer } from '../model/player.ts'
import { newTournament, type Tournament } from '../model/tournament.ts'
import { pairRound } from '../pairing/pair-round.ts'
import { withResults } from '../pairing/with-results.ts'
import { withRound } from '../pairing/with-round.ts'
import { makeRandom } from '../random.ts'

import { rulesOf } from '../testing/rules-of.ts'
import { codesFrom } from '../testing/standings-of.ts'
import { chancesOf } from './chances.ts'
import { needsFor } from './needs.ts'
import { project, projectWhole } from './project.ts'
import { turnsOf } from './turning.ts'

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
    expect(last.error).toBeCloseTo(0.98 / Math.sqrt(48))
    const again = projectWhole(event, { ...options, samples: 48 })
    expect(again.of(playerId(1))).toEqual(last.of(playerId(1)))
    expect(last.of(playerId(1)).next.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(last.open.filter(({ decides }) => decides === 'yes').length).toBeGreaterThan(10)
  })

  test('drawn ways lie within the error that is said, 95 times in 100', () => {
    const event = played(
      played(field(8), 1, (board) => (board === 1 ? 'draw' : 'white')),
      2,
      () => null,
    )
    const exact = projectWhole(event, options)
    expect(exact.tried).toBe(81)
    let within = 0
    const trials = 200
    const { of: game, share: truth } = exact.of(playerId(3)).next[0]!
    const random = makeRandom('trials')
    for (let trial = 0; trial < trials; trial++) {
      const drawn = projectWhole(event, { ...options, mostExact: 1, samples: 16, seed: String(random.next()) })
      const found = drawn.of(playerId(3)).next.find(({ of }) => of.opponent === game.opponent && of.colour === game.colour)
      if (Math.abs((found?.share ?? 0) - truth) <= drawn.error) within += 1
    }
    expect(within).toBeGreaterThanOrEqual(0.95 * trials)
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
