import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { defaultLimit } from '../by-the-book/budget.ts'
import { pairBrackets } from '../fide-dutch/by-the-book/pair-round.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import { book, pairRoundByTheBook } from './by-the-book.ts'
import { pairRound } from './pair-round.ts'

/** Boards in the order they are published, White first, and the bye. */
const wordsOf = (pair: typeof pairRound | typeof pairRoundByTheBook, tournament: Tournament, round: number): string => {
  const answer = pair(tournament, roundNumber(round), 'white')
  if (answer.kind !== 'pairing') return answer.kind
  return [...answer.boards.map(({ white, black }) => `${white}-${black}`), ...(answer.bye === null ? [] : [`${answer.bye}`])].join(' ')
}
const away = (round: number, ...players: readonly number[]) =>
  players.map((player) => ({ player: playerId(player), round: roundNumber(round), bye: 'zero-point' as const }))

describe.each([
  ['fast', pairRound],
  ['by the book', pairRoundByTheBook],
])('general rules, %s', (_, pair) => {
  const paired = (rows: readonly string[], round: number, data: Partial<Tournament> = {}): string =>
    wordsOf(pair, buildTournament(rows, data), round)

  test('C.04.1.a: the declared number of rounds says which one is the last', () => {
    // 1 and 2 have both won twice with White: topscorers in the last round, kept apart before it.
    const rows = ['3w1 4w1', '4w1 3w1', '1b0 2b0', '2b0 1b0', 'H H', 'H H', 'H H', 'H H']
    expect(paired(rows, 3, { numberOfRounds: 3 })).toMatch(/^2-1 /)
    expect(paired(rows, 3, { numberOfRounds: 9 })).not.toMatch(/\b(1-2|2-1)\b/)
  })

  test('A.1: pairing numbers rank the players, whatever their ids', () => {
    const { players } = buildTournament(['', '', '', ''])
    const turned = players.map((player) => ({ ...player, pairingNumber: pairingNumber(5 - player.id) }))
    expect(paired([], 1, { players: turned })).toBe('4-2 1-3')
  })

  test('C.04.1.b: two players meet at most once', () => {
    expect(paired(['3w=', '4b=', '1b=', '2w='], 2)).toBe('2-1 3-4')
    expect(paired(['2w1', '1b0'], 2)).toBe('no-legal-pairing')
  })

  test('C.04.1.c: an odd player gets the bye, in round 1 the lowest', () => {
    expect(paired(['', '', '', '', ''], 1)).toBe('1-3 4-2 5')
  })

  test('A.5: the bye is what the last bracket leaves over', () => {
    expect(paired(['3w1', '4b1', '1b0', '2w0', 'U'], 2)).toBe('5-1 2-3 4')
  })

  test('C.04.1.d: nobody gets the bye twice', () => {
    expect(paired(['2w1', '1b0', 'U'], 2)).toBe('3-1 2')
  })

  test('C.04.1.e: players of one score meet', () => {
    expect(paired(['3w1', '4b1', '1b0', '2w0'], 2)).toBe('2-1 3-4')
  })

  // Only 1 and 2 are present, both in need of Black.
  test.each([
    ['C.04.1.f: a colour difference beyond two', '3w1 4w1 5b1 6w1', '4w1 3w1 6b1 5w1'],
    ['C.04.1.g: the same colour three times running', '3b1 4b1 5w1 6w1', '4b1 3b1 6w1 5w1'],
  ])('%s, for topscorers of the last round alone', (_, first, second) => {
    const rows = [first, second, '', '', '', '']
    const requestedByes = away(5, 3, 4, 5, 6)
    expect(paired(rows, 5, { requestedByes, numberOfRounds: 9 })).toBe('no-legal-pairing')
    expect(paired(rows, 5, { requestedByes, numberOfRounds: 5 })).toBe('2-1')
  })

  test('C.04.1.h: the colour had less often, else the other one than last', () => {
    expect(paired(['3w1', '4b1', '1b0', '2w0'], 2)).toBe('2-1 3-4')
    expect(paired(['3w1 2b1', '4b1 1w0', '1b0 4w1', '2w0 3b0'], 3)).toBe('1-4 3-2')
  })

  test('C.04.2.C: a late entry is paired on arrival', () => {
    expect(paired(['3w1', '4b1', '1b0', '2w0', '', ''], 2, { requestedByes: away(2, 5) })).toBe('2-1 3-6 4')
  })

  test('C.04.2.D.1: an adjourned game counts as a draw', () => {
    expect(paired(['3w*', '4b1', '1b*', '2w0', '6w=', '5b='], 2)).toBe(paired(['3w=', '4b1', '1b=', '2w0', '6w=', '5b='], 2))
  })

  test('C.04.2.D.3: whoever has withdrawn is not paired', () => {
    const answer = pair(buildTournament(['3w1', '4b1', '1b0', '2w0'], { requestedByes: away(2, 1) }), roundNumber(2), 'white')
    expect(answer).toMatchObject({ kind: 'pairing', notPaired: [1] })
  })

  test('C.04.2.D.4: whoever has announced an absence is not paired in that round', () => {
    expect(paired(['', '', '', ''], 1, { requestedByes: away(1, 2) })).toBe('1-3 4')
    expect(paired(['', '', '', ''], 1, { requestedByes: away(2, 2) })).toBe('1-3 4-2')
  })

  test('C.04.2.D.5: only played games count for colours', () => {
    // 1 should have had White by forfeit, and has no preference; 3 had White in earnest.
    expect(paired(['2w+', '1b-', '4w1', '3b0'], 2)).toBe('1-3 4-2')
  })

  test('C.04.2.D.6: two who were paired and did not play may be paired again', () => {
    expect(paired(['2w+', '1b-'], 2)).toBe('1-2')
  })

  test('C.04.2.D.8: a corrected result changes the pairings yet to be made', () => {
    expect(paired(['3w1', '4b1', '1b0', '2w0'], 2)).not.toBe(paired(['3w0', '4b1', '1b1', '2w0'], 2))
  })

  test('C.04.2.D.9: boards by the higher score, the sum, the rank of the higher ranked', () => {
    expect(paired(['5w=', '6b1', '7w1', '8b=', '1b=', '2w0', '3b0', '4w='], 2)).toBe('2-3 4-1 5-8 7-6')
  })
})

describe('brackets by the book', () => {
  const bracketsOf = (rows: readonly string[], round: number) => {
    const paired = pairBrackets(competitorsOf(buildTournament(rows), roundNumber(round), book.edition), book, defaultLimit)
    if (paired.kind !== 'paired') throw new Error('no legal pairing')
    return paired.brackets
  }

  test('A.3: a bracket is a scoregroup with those moved down to it', () => {
    const brackets = bracketsOf(['4w1', '5b1', '6w1', '1b0', '2w0', '3b0'], 2)
    expect(brackets.map(({ bracket }) => [bracket.movedDown, bracket.players.map(({ id }) => id)])).toEqual([
      [0, [1, 2, 3]],
      [1, [3, 4, 5, 6]],
    ])
  })

  test('B.1: M0, MaxPairs and M1', () => {
    // 1 comes down to 2 and 3, whom he has met: he goes into the Limbo, and they make the one pair.
    const [first, second, third] = bracketsOf(['2w1 3b1', '1b0 4w1', '5b1 1w0', 'Z 2b0', '3w0 Z'], 3)
    expect(first!.parameters).toEqual({ pairs: 0, m1: 0 })
    expect([second!.bracket.movedDown, second!.parameters]).toEqual([1, { pairs: 1, m1: 0 }])
    expect(second!.candidate.mdpPairing?.limbo).toEqual([1])
    expect([third!.bracket.movedDown, third!.parameters]).toEqual([1, { pairs: 1, m1: 1 }])
  })
})
