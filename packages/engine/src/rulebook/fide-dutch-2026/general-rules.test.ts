import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import { assignPairingNumbers } from '../../model/initial-order.ts'
import { newPlayer, type Title } from '../../model/player.ts'
import type { Tournament } from '../../model/tournament.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { wordsOf } from '../../testing/pairing-words.ts'
import { pairRoundByTheBook } from './by-the-book.ts'
import { pairRound } from './pair-round.ts'

const away = (round: number, ...players: readonly number[]) =>
  players.map((player) => ({ player: playerId(player), round: roundNumber(round), bye: 'zero-point' as const }))

describe.each([
  ['fast', pairRound],
  ['by the book', pairRoundByTheBook],
])('general rules, %s', (_, pair) => {
  const paired = (rows: readonly string[], round: number, data: Partial<Tournament> = {}): string =>
    wordsOf(pair(buildTournament(rows, data), roundNumber(round), 'white'))

  test('C.04.1 1: the declared number of rounds says which one is the last', () => {
    // 1 and 2 have both won twice with White: topscorers in the last round, kept apart before it.
    const rows = ['3w1 4w1', '4w1 3w1', '1b0 2b0', '2b0 1b0', 'H H', 'H H', 'H H', 'H H']
    expect(paired(rows, 3, { numberOfRounds: 3 })).toMatch(/^2-1 /)
    expect(paired(rows, 3, { numberOfRounds: 9 })).not.toMatch(/\b(1-2|2-1)\b/)
  })

  test('C.04.1 2: two participants meet at most once', () => {
    expect(paired(['3w=', '4b=', '1b=', '2w='], 2)).toBe('2-1 3-4')
    expect(paired(['2w1', '1b0'], 2)).toBe('no-legal-pairing')
  })

  test('C.04.1 3: of an odd number one gets the bye, in round 1 the lowest', () => {
    expect(paired(['', '', '', '', ''], 1)).toBe('1-3 4-2 5')
    expect(paired([''], 1)).toBe('1')
  })

  test.each([
    ['C.04.1 4: no second bye', 'U'],
    ['C.04.1 4: no bye after a forfeit win', '2w+'],
    ['C.04.1 4: no bye after a full-point bye', 'F'],
  ])('%s', (_, row) => {
    expect(paired(['2w1', row === '2w+' ? '3b-' : '1b0', row], 2)).toMatch(/ [12]$/)
  })

  test('C.04.1 4: half-point byes are no bar', () => {
    expect(paired(['2w1 4b1', '1b0 3w1', 'H 2b0', 'Z 1w0', 'H H'], 3)).toMatch(/ [345]$/)
    expect(paired(['2w= 3w=', '1b= U', 'H 1b=', 'U Z', 'H H'], 3)).toMatch(/ [135]$/)
  })

  test('C.04.1 5: participants of one score meet', () => {
    expect(paired(['3w1', '4b1', '1b0', '2w0'], 2)).toBe('2-1 3-4')
  })

  // Only 1 and 2 are present, both in need of Black.
  test.each([
    ['C.04.1 6: a colour difference beyond two', '3w1 4w1 5b1 6w1', '4w1 3w1 6b1 5w1'],
    ['C.04.1 7: the same colour three times running', '3b1 4b1 5w1 6w1', '4b1 3b1 6w1 5w1'],
  ])('%s, for topscorers of the last round alone', (_, first, second) => {
    const rows = [first, second, '', '', '', '']
    const requestedByes = away(5, 3, 4, 5, 6)
    expect(paired(rows, 5, { requestedByes, numberOfRounds: 9 })).toBe('no-legal-pairing')
    expect(paired(rows, 5, { requestedByes, numberOfRounds: 5 })).toBe('2-1')
  })

  test('C.04.1 8: the colour had less often, else the other one than last', () => {
    expect(paired(['3w1', '4b1', '1b0', '2w0'], 2)).toBe('2-1 3-4')
    expect(paired(['3w1 2b1', '4b1 1w0', '1b0 4w1', '2w0 3b0'], 3)).toBe('1-4 3-2')
  })

  test('C.04.2 2.4: a late entry is paired on arrival, without points for the rounds missed', () => {
    const rows = ['3w1', '4b1', '1b0', '2w0', '', '']
    expect(paired(rows, 2, { requestedByes: away(2, 5) })).toBe('2-1 3-6 4')
    expect(paired(rows, 2)).toBe('2-1 3-5 6-4')
  })

  test('C.04.2 3.1: an adjourned game counts as a draw', () => {
    expect(paired(['3w*', '4b1', '1b*', '2w0', '6w=', '5b='], 2)).toBe(paired(['3w=', '4b1', '1b=', '2w0', '6w=', '5b='], 2))
  })

  test('C.04.2 3.2: whoever has withdrawn is not paired', () => {
    const answer = pair(buildTournament(['3w1', '4b1', '1b0', '2w0'], { requestedByes: away(2, 1) }), roundNumber(2), 'white')
    expect(answer).toMatchObject({ kind: 'pairing', notPaired: [1] })
  })

  test('C.04.2 3.3: whoever has announced an absence is not paired in that round', () => {
    expect(paired(['', '', '', ''], 1, { requestedByes: away(1, 2) })).toBe('1-3 4')
    expect(paired(['', '', '', ''], 1, { requestedByes: away(2, 2) })).toBe('1-3 4-2')
  })

  test('C.04.2 3.4: only played games count for colours', () => {
    // 1 should have had White by forfeit, and has no preference; 3 had White in earnest.
    expect(paired(['2w+', '1b-', '4w1', '3b0'], 2)).toBe('1-3 4-2')
  })

  test('C.04.2 3.5: two who were paired and did not play may be paired again', () => {
    expect(paired(['2w+', '1b-'], 2)).toBe('1-2')
  })

  test('C.04.2 3.6: boards by the higher score, the sum, the number of the higher ranked', () => {
    expect(paired(['5w=', '6b1', '7w1', '8b=', '1b=', '2w0', '3b0', '4w='], 2)).toBe('2-3 4-1 5-8 7-6')
  })

  test('1.1: pairing numbers rank the participants, whatever their ids', () => {
    const { players } = buildTournament(['', '', '', ''])
    const turned = players.map((player) => ({ ...player, pairingNumber: pairingNumber(5 - player.id) }))
    expect(paired([], 1, { players: turned })).toBe('4-2 1-3')
  })
})

describe('the initial list', () => {
  const player = (id: number, name: string, rating: number | null, title: Title | null = null) =>
    newPlayer({ id: playerId(id), pairingNumber: pairingNumber(id), name, rating, title })
  const order = (...players: readonly ReturnType<typeof player>[]): string =>
    assignPairingNumbers(players)
      .map(({ name }) => name)
      .join(' ')

  test('C.04.2 2.2: strength, then title in the order of the list, then alphabet', () => {
    const titled = (['WCM', 'CM', 'WIM', 'GM', 'WFM', 'IM', 'FM', 'WGM'] as const).map((title, index) =>
      player(index + 1, title, 2000, title),
    )
    expect(order(...titled, player(9, 'Zoe', 2000), player(10, 'Ada', 2000), player(11, 'Eve', 2001), player(12, 'Una', null, 'GM'))).toBe(
      'Eve GM IM WGM FM WIM CM WFM WCM Ada Zoe Una',
    )
  })
})
