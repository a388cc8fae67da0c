import { describe, expect, test } from 'vitest'
import { opponentsBefore } from '../../model/history.ts'
import { playerId, roundNumber } from '../../model/ids.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { makeCompetitor } from '../../testing/players/make-competitor.ts'
import { compareBoards } from '../fide-dutch/board-order.ts'
import { allocateColours, colourOfOddNumbers } from '../fide-dutch/colour-allocation.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import { edition } from './edition.ts'
import { fideDutch2012 } from './index.ts'
import { pairRound } from './pair-round.ts'

describe('fide-dutch-2012, section E', () => {
  test.each([
    ['fide-dutch-2012 E.1: both get their preference', 'WB', 'BW', 'E.1', 'white'],
    ['fide-dutch-2012 E.2: the stronger one is granted', 'WB', 'BWB', 'E.2', 'black'],
    ['fide-dutch-2012 E.2: a wider colour difference is no stronger preference', 'WBWBWBB', 'BBWWBB', 'E.3', 'white'],
    ['fide-dutch-2012 E.3: they alternate from the latest round in which they differed', 'BWWB', 'WBWB', 'E.3', 'black'],
    ['fide-dutch-2012 E.4: the higher ranked gets the preference', 'WB', 'WB', 'E.4', 'white'],
    ['fide-dutch-2012 E.5: in the first round odd numbers get the colour drawn', '', '', 'E.5', 'white'],
  ] as const)('%s', (_, higher, lower, article, higherGets) => {
    expect(allocateColours(makeCompetitor(1, 1, higher), makeCompetitor(2, 1, lower), 'white', edition)).toMatchObject({
      article,
      higherGets,
    })
  })

  test('E.5: even numbers of S1 get the other colour; two players without a game who meet later change them', () => {
    expect(allocateColours(makeCompetitor(2, 1), makeCompetitor(4, 1), 'white', edition).higherGets).toBe('black')
    expect([1, 2, 3].map((round) => colourOfOddNumbers('black', round))).toEqual(['black', 'white', 'white'])
    const answer = pairRound(buildTournament(['2w+', '1b-', '4w+', '3b-']), roundNumber(2), 'white')
    expect(answer).toMatchObject({
      boards: [
        { white: 3, black: 1 },
        { white: 2, black: 4 },
      ],
    })
  })
})

describe('fide-dutch-2012, section F', () => {
  test('F.1: boards by the higher score, the sum of scores, and the rank', () => {
    const pair = (a: number, scoreA: number, b: number, scoreB: number) => ({
      higher: makeCompetitor(a, scoreA),
      lower: makeCompetitor(b, scoreB),
    })
    const boards = [pair(5, 1, 6, 1), pair(3, 2, 4, 1), pair(1, 2, 2, 2), pair(7, 2, 8, 2)]
    expect(boards.toSorted(compareBoards).map(({ higher }) => higher.id)).toEqual([1, 7, 3, 5])
  })

  test('F.2: a game that was not played has no colour, and the pair may meet again', () => {
    const tournament = buildTournament(['2w+', '1b-'])
    expect(opponentsBefore(tournament.players[0]!, roundNumber(2))).toEqual([])
    expect(competitorsOf(tournament, roundNumber(2), edition)[0]!.colours).toEqual([])
  })

  test('F.3: BWW-B counts as -BWWB', () => {
    const tournament = buildTournament(['2b1 3w1 4w1 Z 5b1', '1w0', '. 1b0', '. . 1b0', '. . . . 1w0'])
    expect(
      competitorsOf(tournament, roundNumber(6), edition)[0]!
        .colours.map((colour) => colour[0])
        .join(''),
    ).toBe('bwwb')
  })

  test('F.4: in round 1 S1 meets S2 and the lowest of an odd number gets the bye', () => {
    const answer = pairRound(buildTournament(['', '', '', '', '']), roundNumber(1), 'white')
    expect(answer).toMatchObject({
      boards: [
        { white: 1, black: 3 },
        { white: 4, black: 2 },
      ],
      bye: 5,
    })
  })

  test('F.5: whoever has announced an absence is not paired, and explanations say so', () => {
    const requestedByes = [{ player: playerId(2), round: roundNumber(1), bye: 'zero-point' as const }]
    const tournament = buildTournament(['', '', ''], { requestedByes })
    expect(pairRound(tournament, roundNumber(1), 'white')).toMatchObject({ boards: [{ white: 1, black: 3 }], bye: null, notPaired: [2] })
    const whyNot = fideDutch2012.explainer(tournament, roundNumber(1)).whyNot(playerId(1), playerId(2))
    expect(whyNot).toMatchObject({ kind: 'not-to-be-paired', articles: ['F.5'], players: [2] })
  })

  test('F.7: a corrected result changes the pairings yet to be made', () => {
    const bye = (rows: readonly string[]) => pairRound(buildTournament(rows), roundNumber(2), 'white')
    expect(bye(['3w1', '4w1', '1b0', '2b0'])).toMatchObject({
      boards: [
        { white: 2, black: 1 },
        { white: 3, black: 4 },
      ],
    })
    expect(bye(['3w0', '4w1', '1b1', '2b0'])).toMatchObject({
      boards: [
        { white: 3, black: 2 },
        { white: 4, black: 1 },
      ],
    })
  })

  test('F.9: an adjourned game is a draw', () => {
    const tournament = buildTournament(['2w*', '1b*'])
    expect(competitorsOf(tournament, roundNumber(2), edition).map(({ score }) => score)).toEqual([5, 5])
  })
})
