import { describe, expect, test } from 'vitest'
import { resultFromGameScores } from '../../model/game-score.ts'
import { playerId, roundNumber } from '../../model/ids.ts'
import { lotOf } from '../../model/lot.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { pointsFor } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { ssmField, ssmSteps } from '../../testing/players/make-ssm-competitor.ts'
import { wdlScoring } from './a1-scoring.ts'
import { rankingBefore } from './a2-ranking.ts'
import { scoreBrackets } from './a3-score-brackets.ts'
import { subgroupsOf } from './a5-subgroups.ts'
import { competitorsOf } from './competitors.ts'
import { ssmDefaults } from './rules.ts'

const points = (value: number) => pointsFromTenths(value * 10)
const order = (tournament: Tournament, round: number) => rankingBefore(tournament, roundNumber(round)).map(({ player }) => player.id)
const ids = (players: readonly { readonly id: number }[]) => players.map(({ id }) => id)

describe('A1: scores', () => {
  test.each([
    ['a win', { kind: 'game', opponent: playerId(2), colour: 'white', result: 'win', rated: true }, 20],
    ['a draw', { kind: 'game', opponent: playerId(2), colour: 'black', result: 'draw', rated: true }, 10],
    ['a loss', { kind: 'game', opponent: playerId(2), colour: 'white', result: 'loss', rated: true }, 0],
    ['a game missed', { kind: 'forfeit', opponent: playerId(2), colour: null, result: 'loss' }, 0],
    ['a round missed', { kind: 'absent' }, 0],
    ['an announced absence', { kind: 'bye', bye: 'half-point' }, 0],
    ['the bye (A8)', { kind: 'bye', bye: 'pairing-allocated' }, 20],
  ] as const)('A1: %s', (_, outcome, tenths) => expect(pointsFor(outcome, wdlScoring)).toBe(tenths))

  test.each([
    ['more points win', 12, 8, false, 0, 'win'],
    ['fewer points lose', 8, 12, false, 0, 'loss'],
    ['equal points draw', 10, 10, false, 0, 'draw'],
    ['on the time limit the lead decides', 11, 10, true, 0, 'win'],
    ['a lead below the declared margin draws', 11, 10, true, 3, 'draw'],
    ['a lead of the margin wins', 13, 10, true, 3, 'win'],
    ['and loses for the other', 10, 13, true, 3, 'loss'],
    ['every game on the time limit may be a draw', 20, 0, true, null, 'draw'],
    ['the margin is for the time limit only', 11, 10, false, 3, 'win'],
  ] as const)('A1: %s', (_, mine, theirs, onTimeLimit, margin, result) => {
    const timeLimitMargin = margin === null ? null : points(margin)
    expect(resultFromGameScores(points(mine), points(theirs), onTimeLimit, { timeLimitMargin })).toBe(result)
  })
})

describe('A2: ranking', () => {
  const withGam = (tournament: Tournament, gam: Readonly<Record<number, number>>): Tournament => ({
    ...tournament,
    players: tournament.players.map((player) => ({
      ...player,
      outcomes: player.outcomes.map((outcome) =>
        outcome.kind === 'game' ? { ...outcome, gameScore: points(gam[player.id] ?? 0) } : outcome,
      ),
    })),
  })

  test('A2: WDL, then SOS: the bye brings no SOS', () => {
    // 1 and 3 have four points; 1 beat players of none and of two points, 3 one of none.
    const played = buildTournament(['2w1 4w1', '1b0 3b0', 'U 2w1', '5w1 1b0', '4b0 U'])
    const [first, second] = rankingBefore(played, roundNumber(3))
    expect([first?.player.id, first?.sos, second?.player.id, second?.sos]).toEqual([1, 20, 3, 0])
  })

  test('A2: then GAM', () => {
    const drawn = withGam(buildTournament(['2w=', '1b=']), { 1: 9, 2: 11 })
    expect(order(drawn, 2)).toEqual([2, 1])
  })

  test('A2: then the rating if the regulations use it, then the lot of the recorded seed', () => {
    const start = buildTournament(['', '', '', ''])
    const rated = { ...start, players: start.players.map((player) => ({ ...player, rating: 1000 + player.id })) }
    expect(order({ ...rated, rules: { ...ssmDefaults, useRating: true } }, 1)).toEqual([4, 3, 2, 1])
    const drawn = (seed: string) => order({ ...rated, rules: { ...ssmDefaults, seed } }, 1)
    expect(drawn('a')).toEqual(drawn('a'))
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => drawn(seed).join())).size).toBeGreaterThan(1)
    expect([...drawn('a')].sort((x, y) => lotOf('a', x) - lotOf('a', y))).toEqual(drawn('a'))
  })
})

describe('brackets, floats and subgroups', () => {
  test('A3: equal scores make a homogeneous bracket, and who remains unpaired makes the next one heterogeneous', () => {
    expect(scoreBrackets(ssmField([4, 4, 2, 0, 0])).map(ids)).toEqual([[1, 2], [3], [4, 5]])
    expect(ssmSteps(ssmField([4, 2])).slice(0, 4)).toEqual(['C1 bracket 1', 'C2  | 1', 'C3 down 1', 'C1 bracket 1 2'])
  })

  test.each([
    ['down for the higher score', 1, 'down'],
    ['up for the lower score', 4, 'up'],
    ['none between equals', 2, null],
    ['down for the bye (A8)', 3, 'down'],
    ['none for whoever was away', 6, null],
  ] as const)('A4: %s', (_, id, float) => {
    // Round 2: 1 with two points met 4 with none, 2 and 5 were level, 3 had the bye.
    const tournament = buildTournament(['7w1 4w1', '8w0 5w1', '6w1 U', '5w- 1b0', '4b- 2b0', '3b0 .', '1b0 .', '2b1 .'])
    expect(competitorsOf(tournament, roundNumber(3)).find((player) => player.id === id)?.floatLastRound).toBe(float)
  })

  test('A4: a forfeit leaves the float of its pairing', () => {
    const tournament = buildTournament(['3w1 4w+', '4w1 3b1', '1b0 2w0', '2b0 1b-'])
    expect(competitorsOf(tournament, roundNumber(3)).find(({ id }) => id === 4)?.floatLastRound).toBe('up')
  })

  test.each([
    [4, [1, 2], [3, 4]],
    [5, [1, 2], [3, 4, 5]],
    [1, [], [1]],
  ] as const)('A5: %i players', (count, s1, s2) => {
    const groups = subgroupsOf(ssmField(Array.from({ length: count }, () => 0)))
    expect([ids(groups.s1), ids(groups.s2)]).toEqual([s1, s2])
  })

  test('A8: the bye goes to the one left over of an odd number', () => {
    expect(ssmSteps(ssmField([2, 0, 0])).at(-1)).toBe('C9 bye 3')
  })
})
