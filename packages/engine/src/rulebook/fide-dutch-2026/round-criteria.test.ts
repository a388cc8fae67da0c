import { describe, expect, test } from 'vitest'
import { playerId, roundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { wordsOf } from '../../testing/pairing-words.ts'
import { havingMet, makeCompetitor } from '../../testing/players/make-competitor.ts'
import { makeBudget } from '../by-the-book/budget.ts'
import { pairRound as pairRound2017 } from '../fide-dutch-2017/pair-round.ts'
import { lookAheadTo } from './by-the-book/following-bracket.ts'
import { lowestByeScore } from './by-the-book/pair-brackets.ts'
import { book, pairRoundByTheBook } from './by-the-book.ts'
import { byeScoreOf } from './bye-score.ts'
import { edition } from './edition.ts'
import { pairRound } from './pair-round.ts'

describe.each([
  ['fast', pairRound],
  ['by the book', pairRoundByTheBook],
])('criteria of the whole round, %s', (_, pair) => {
  const paired = (rows: readonly string[], round: number, data: Partial<Tournament> = {}): string =>
    wordsOf(pair(buildTournament(rows, data), roundNumber(round), 'white'))
  const away = (round: number, player: number) => [{ player: playerId(player), round: roundNumber(round), bye: 'zero-point' as const }]

  test('C4: the first bracket gives up its pair so that those below can be paired', () => {
    expect(paired(['F', 'F', '4w=', '3b='], 2)).toBe('1-3 4-2')
  })

  test('C4: any bracket may have to, not only the last but one', () => {
    // 5 and 6 have met each other and both of the middle group, so 1 and 2 must come down to them.
    expect(paired(['F F F', 'F F F', '5w1 6b1 H', '6w1 5b1 H', '3b0 4w0 6w=', '4b0 3w0 5b='], 4)).toBe('1-5 6-2 3-4')
  })

  test('C5: six players, round 3 of 3, number 4 away: the lowest score has the bye', () => {
    const rows = ['4w1 2b1', '5b1 1w0', '6w1 4b1', '1b0 3w0', '2w0 6b1', '3b0 5w0']
    expect(paired(rows, 3, { numberOfRounds: 3, requestedByes: away(3, 4) })).toBe('1-5 3-2 6')
  })

  test('C5: the lowest of those who may', () => {
    // 4 and 5 have had the bye; 1, 2 and 3 may have it, and 3 is the lowest.
    const rows = ['2w= H', '1b= H', '4b0 5w0', '3w1 U', 'U 3b1']
    expect(paired(rows, 3)).toMatch(/ 3$/)
  })

  test('C9: five players, round 2, number 5 missed the first: 4 has the bye', () => {
    expect(paired(['3w1', '4b1', '1b0', '2w0', 'Z'], 2, { numberOfRounds: 3 })).toBe('2-1 3-5 4')
  })

  test('C6: fewest downfloaters, though colours would be better with more', () => {
    // 1 and 2 both had White; each of them would get Black from 3 or 4.
    expect(paired(['3w1', '4w1', '1b0', '2b0'], 2)).toBe('2-1 3-4')
  })
})

test('C5: what 2017 does not ask', () => {
  const rows = ['4w1 2b1', '5b1 1w0', '6w1 4b1', '1b0 3w0', '2w0 6b1', '3b0 5w0']
  const requestedByes = [{ player: playerId(4), round: roundNumber(3), bye: 'zero-point' as const }]
  const tournament = buildTournament(rows, { numberOfRounds: 3, requestedByes })
  expect(wordsOf(pairRound2017(tournament, roundNumber(3), 'white'))).not.toBe('1-5 3-2 6')
})

describe('C5: the score of the bye', () => {
  const barred = { mayTakeBye: false }
  test.each([
    ['C5: nobody gets it when the number is even', [makeCompetitor(1, 1), makeCompetitor(2, 0)], null],
    ['C5: the lowest', [makeCompetitor(1, 2), makeCompetitor(2, 1), makeCompetitor(3, 0)], 0],
    ['C5: the lowest who may', [makeCompetitor(1, 2), makeCompetitor(2, 1), makeCompetitor(3, 0, '', barred)], 10],
    [
      'C5: the lowest without whom the others can be paired',
      havingMet([makeCompetitor(1, 2), makeCompetitor(2, 1), makeCompetitor(3, 0)], [1, 2], [1, 3]),
      20,
    ],
  ])('%s', (_, competitors, expected) => {
    expect(byeScoreOf(competitors)).toBe(expected)
    expect(lowestByeScore(competitors, book, 10_000)).toBe(expected)
  })
})

describe('C8: the following bracket', () => {
  const look = (met: readonly (readonly [number, number])[], below: readonly number[] | null = null) => {
    const players = havingMet([makeCompetitor(1, 2), makeCompetitor(2, 1), makeCompetitor(3, 1), makeCompetitor(4, 1)], ...met)
    // Those listed may be left unpaired; null: anybody.
    const completes = (unpaired: readonly { readonly id: number }[]) => below === null || unpaired.every(({ id }) => below.includes(id))
    return lookAheadTo(players.slice(1), completes, edition, makeBudget(1000))!([players[0]!])
  }

  test.each([
    ['C8: everybody is paired', [], null, { unpaired: 0, scores: [] }],
    [
      'C8: fewest unpaired come first',
      [
        [1, 2],
        [1, 3],
        [1, 4],
      ],
      null,
      { unpaired: 2, scores: [20, 10] },
    ],
    [
      'C8: then the lowest scores',
      [
        [2, 3],
        [2, 4],
        [3, 4],
      ],
      null,
      { unpaired: 2, scores: [10, 10] },
    ],
    [
      'C8: they must be such that the round can be completed',
      [
        [2, 3],
        [2, 4],
        [3, 4],
      ],
      [3, 4],
      { unpaired: 2, scores: [10, 10] },
    ],
    ['C8: even when that leaves more of them', [], [1, 2, 3, 4], { unpaired: 0, scores: [] }],
  ] as const)('%s', (_, met, below, expected) => {
    expect(look(met, below)).toEqual(expected)
  })

  test('C8: downfloaters who cannot be helped are no choice', () => {
    expect(
      look(
        [
          [2, 3],
          [2, 4],
          [3, 4],
        ],
        [],
      ).unpaired,
    ).toBe(Number.POSITIVE_INFINITY)
  })
})
