import { describe, expect, test } from 'vitest'
import { playerId } from '../model/ids.ts'
import { pointsFromTenths } from '../model/points.ts'
import { scoringSystem } from '../model/scoring.ts'
import { wdlScoring } from '../rulebook/ssm/a1-scoring.ts'
import { ssmStandings } from '../rulebook/ssm/standings.ts'
import { buildTournament } from '../testing/build-tournament.ts'
import { randomEvent } from '../testing/random/random-event.ts'
import { rulesOf } from '../testing/rules-of.ts'
import { ranksOf, valuesOf } from '../testing/standings-of.ts'
import { presetByName, tieBreaksOf } from './presets.ts'
import { standings } from './standings.ts'

describe('tie-breaks outside C.07', () => {
  test('CFC 672: the example of the handbook, 1 0 0 0 ½ gives 5.5', () => {
    const event = buildTournament(['2w1 2b0 2w0 2b0 2w=', '1b0 1w1 1b1 1w1 1b='])
    expect(valuesOf(event, 'CFC672')[0]).toBe(5.5)
  })

  test('CFC 672: a point less for each unplayed win and full bye', () => {
    const event = buildTournament(['U 2w+ 2b1', 'H 1b- 1w0'])
    expect(valuesOf(event, 'CFC672')).toEqual([1 + 2 + 3 - 2, 0.5 + 0.5 + 0.5])
  })

  test('CFC 673: defeated opponents and half of those drawn with, nothing for unplayed games; then the games between the tied', () => {
    const event = buildTournament(['2w1 3b= 4w+', '1b0 4w1 3b1', '4w= 1w= 2w0', '3b= 2b0 1b-'], { rules: rulesOf('round-robin') })
    expect(valuesOf(event, 'CFC673')).toEqual([2 + 0.5, 0.5 + 1, 0.25 + 1.25, 0.5])
    expect(valuesOf(buildTournament(['2w1 3b0', '1b0 3w1', '2b0 1w1']), 'MUTUAL')).toEqual([1, 1, 1])
    expect(ranksOf(buildTournament(['2w1 Z', '1b0 U']), 'MUTUAL')).toEqual([1, 2])
  })

  test('F.10 of 1998: mutual result, average rating and lots for the first place only', () => {
    // 1, 2 and 3 share the lead; 1 beat 2 and did not meet 3. 4 and 5 share the next place and stay there.
    const event = buildTournament(['2w1 Z 5w1', '1b0 U 4b1', 'U 4w= 6w=', '. 3b= 2w0', '. H 1b0', '. . 3b='], {
      rules: rulesOf('fide-dutch-1998'),
    })
    const rated = { ...event, players: event.players.map((player) => ({ ...player, rating: 2000 })) }
    const preset = presetByName('fide-1998')!
    const rank = (lotsSeed?: string) =>
      standings(rated, { tieBreaks: tieBreaksOf(preset), breaks: preset.breaks, ...(lotsSeed === undefined ? {} : { lotsSeed }) })
        .rows.toSorted((a, b) => a.player.id - b.player.id)
        .map((row) => row.rank)
    expect(rank()).toEqual([1, 2, 2, 4, 4, 4])
    expect(rank('a lot')).toEqual([1, 2, 2, 4, 4, 4])
  })

  test('F.10 of 1998: where nobody is first before the lots, one of them is drawn', () => {
    const event = buildTournament(['3w1', '4w1', '1b0', '2b0'])
    const rated = { ...event, players: event.players.map((player) => ({ ...player, rating: 2000 })) }
    const preset = presetByName('fide-1998')!
    const options = { tieBreaks: tieBreaksOf(preset), breaks: preset.breaks }
    expect(standings(rated, options).rows.map(({ rank }) => rank)).toEqual([1, 1, 3, 3])
    expect(standings(rated, { ...options, lotsSeed: '1' }).rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 3])
  })

  test('SSM D: WDL, SOS, GAM, then the game of two who are tied', () => {
    const scoring = scoringSystem(20, 10, 0)
    const event = buildTournament(['2w1 3b= 4w0', '1b0 4b= 3w1', '4w= 1w= 2b0', '3b= 2w= 1b1'], { scoring })
    expect(valuesOf(event, 'SOS')).toEqual([3 + 2 + 4, 3 + 4 + 2, 4 + 3 + 3, 2 + 3 + 3])
    expect(ranksOf(event, 'SOS,MUTUAL2')).toEqual([2, 3, 4, 1])
    const gameScores = new Map([
      [playerId(1), 120],
      [playerId(2), 175],
    ])
    expect(ranksOf(event, 'SOS,GAM,MUTUAL2', { gameScores })).toEqual([3, 2, 4, 1])
    expect(valuesOf(event, 'GAM', { gameScores })).toEqual([12, 17.5, null, null])
    const three = buildTournament(['2w1 3b0', '1b0 3w1', '2b0 1w1'])
    expect(ranksOf(three, 'MUTUAL2')).toEqual([1, 1, 1])
    expect(ranksOf(buildTournament(['2w1 Z', '1b0 U', 'U 4w1', 'Z 3b0']), 'MUTUAL2')).toEqual([2, 3, 1, 4])
  })

  test('SSM D: the same as the rulebook itself says, game scores of the games included', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const event = randomEvent({ players: 9, rounds: 4, seed, unplayed: 0.1 })
      const players = event.players.map((player) => ({
        ...player,
        outcomes: player.outcomes.map((outcome, at) =>
          outcome.kind === 'game' ? { ...outcome, gameScore: pointsFromTenths(((player.id * 7 + at * 5) % 3) * 10) } : outcome,
        ),
      }))
      const wargame = { ...event, players, scoring: wdlScoring }
      const places = ssmStandings(wargame)
        .toSorted((a, b) => a.player.id - b.player.id)
        .map(({ place }) => place)
      expect([seed, ranksOf(wargame, 'SOS,GAM,MUTUAL2')]).toEqual([seed, places])
    }
  })

  test('Kashdan: four, two, one, nothing', () => {
    expect(valuesOf(buildTournament(['2w1 2b= 2w0 U', '1b0 1w= 1b1 Z']), 'KASHDAN')).toEqual([7, 7])
  })

  test('names used in the United States', () => {
    const event = buildTournament(['2w1 3b1 4w1', '1b0 4b1 3w1', '4w1 1w0 2b0', '3b0 2w0 1b0'])
    expect(valuesOf(event, 'SOLKOFF')).toEqual(valuesOf(event, 'BH'))
    expect(valuesOf(event, 'MEDIAN')).toEqual(valuesOf(event, 'BH/M1'))
    expect(valuesOf(event, 'BLACKS')).toEqual(valuesOf(event, 'BPG'))
  })
})
