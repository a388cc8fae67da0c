import { describe, expect, test } from 'vitest'
import { pointsFromTenths } from '../../model/points.ts'
import type { Tournament } from '../../model/tournament.ts'
import { presetByName, tieBreaksOf } from '../../standings/presets.ts'
import { standings } from '../../standings/standings.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { randomSsmTournament } from '../../testing/random/random-ssm-tournament.ts'
import { wdlScoring } from './a1-scoring.ts'
import { pairRound } from './pair-round.ts'
import { ssmStandings } from './standings.ts'

const withGam = (tournament: Tournament, gam: Readonly<Record<number, number>>): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({
    ...player,
    outcomes: player.outcomes.map((outcome) =>
      outcome.kind === 'game' ? { ...outcome, gameScore: pointsFromTenths(10 * (gam[player.id] ?? 0)) } : outcome,
    ),
  })),
})
const places = (tournament: Tournament, rounds?: number) =>
  ssmStandings(tournament, rounds).map(({ place, player }) => `${place}:${player.id}`)

describe('D: final standings', () => {
  test('D: WDL, then SOS, then GAM', () => {
    const games = buildTournament(['2w1 3b0', '1b0 4w1', '4w1 1w1', '3b0 2b0'])
    // 3 four points; 1 and 2 two each, 1 with the better opponents.
    expect(places(games)).toEqual(['1:3', '2:1', '3:2', '4:4'])
    expect(places(withGam(buildTournament(['2w=', '1b=', '4w=', '3b=']), { 1: 5, 2: 9, 3: 7, 4: 9 }))).toEqual(['1:2', '1:4', '3:3', '4:1'])
  })

  test('D: of two, the winner of their game comes first', () => {
    // 1 and 2 have two points each, from opponents with two points; 2 won their game, 1 beat 3, who beat 2.
    const level = buildTournament(['2w0 3w1 .', '1b1 . 3b0', '. 1b0 2w1'])
    expect(places(level)).toEqual(['1:1', '1:2', '1:3'])
    expect(places(withGam(level, { 1: 1, 2: 1 }))).toEqual(['1:2', '2:1', '3:3'])
  })

  test('D: a drawn game between the two leaves them level', () => {
    expect(places(buildTournament(['2w=', '1b=']))).toEqual(['1:1', '1:2'])
  })

  test('D: of three, nobody does; they share the place', () => {
    const circle = buildTournament(['2w1 3b0 U', '1b0 U 3w1', 'U 1w1 2b0'])
    expect(places(circle)).toEqual(['1:1', '1:2', '1:3'])
  })

  test('D: after fewer rounds', () => expect(places(buildTournament(['2w1 .', '1b0 .']), 1)).toEqual(['1:1', '2:2']))

  test('D: the preset of the tie-breaks ranks alike', () => {
    for (let seed = 1; seed <= 30; seed++)
      for (const { tournament } of randomSsmTournament(seed, pairRound)) {
        const scored = { ...tournament, scoring: wdlScoring }
        const rows = standings(scored, { tieBreaks: tieBreaksOf(presetByName('ssm')!) }).rows
        const ours = new Map(ssmStandings(scored).map(({ place, player }) => [player.id, place]))
        expect({ seed, places: rows.map(({ player, rank }) => [player.id, rank]) }).toEqual({
          seed,
          places: rows.map(({ player }) => [player.id, ours.get(player.id)]),
        })
      }
  })
})
