import { describe, expect, test } from 'vitest'
import { opponentsBefore } from '../../model/history.ts'
import { pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import { newPlayer, type Title } from '../../model/player.ts'
import type { Tournament } from '../../model/tournament.ts'
import { presetFor, tieBreaksOf } from '../../standings/presets.ts'
import { standings } from '../../standings/standings.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { havingMet, makeCompetitor } from '../../testing/players/make-competitor.ts'
import { inWords, scoregroups } from '../../testing/procedure-pairs.ts'
import { compareBoards } from '../fide-dutch/board-order.ts'
import { exchanges } from '../fide-dutch/by-the-book/exchanges.ts'
import { transpositions } from '../fide-dutch/by-the-book/transpositions.ts'
import { allocateColours } from '../fide-dutch/colour-allocation.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { formBracket } from '../fide-dutch/procedure/bracket.ts'
import { initialOrder } from './a02-initial-order.ts'
import { leastUnfulfilled } from './a08-x.ts'
import { byeFloatsDown, receivedPointUnplayed } from './b01-no-second-bye.ts'
import { competitorsIn, edition, mayMeet } from './edition.ts'
import { fideDutch1998 } from './index.ts'
import { pairBrackets } from './pair-brackets.ts'
import { pairRound } from './pair-round.ts'

const paired = (players: readonly Competitor[]): string => inWords(pairBrackets(players))
const { scoring } = buildTournament([''])
const outcome = (token: string) => buildTournament([token]).players[0]!.outcomes[0]!

describe('fide-dutch-1998, section A', () => {
  test('A.2: titles of the time: a WGM comes before an IM, and later titles count as none', () => {
    const player = (id: number, name: string, title: Title | null) =>
      newPlayer({ id: playerId(id), pairingNumber: pairingNumber(id), name, rating: 2300, title })
    const field = [player(1, 'Ann', 'IM'), player(2, 'Bob', 'WGM'), player(3, 'Cid', 'CM'), player(4, 'Abe', null), player(5, 'Eve', 'WFM')]
    expect(initialOrder(field).map(({ name, pairingNumber }) => `${pairingNumber} ${name}`)).toEqual([
      '1 Bob',
      '2 Ann',
      '3 Eve',
      '4 Abe',
      '5 Cid',
    ])
  })

  test('A.3: half of a bracket from above makes it homogeneous', () => {
    const players = scoregroups([
      [2, 2],
      [1, 3],
    ])
    const movedDown = (residents: number) =>
      formBracket(players.slice(0, 2), players.slice(2, 2 + residents), mayMeet, { lowest: true }).movedDown
    expect([movedDown(2), movedDown(3)]).toEqual([0, 2])
  })

  test('A.4: floats of the games played', () => {
    const tournament = buildTournament(['2w1 3w=', '1b0 4b1', '4w= 1b=', '3b= 2w0'])
    expect(competitorsIn(tournament, roundNumber(3)).map(({ floatLastRound }) => floatLastRound)).toEqual(['down', 'up', 'up', 'down'])
  })

  test.each([
    ['U', true],
    ['H', false],
    ['F', false],
    ['8w+', false],
    ['Z', false],
  ])('A.5: %s is a downfloat: %s', (token, expected) => {
    expect(byeFloatsDown(outcome(token))).toBe(expected)
  })

  test('A.6: p is the number of players in S1', () => {
    expect(paired(scoregroups([[1, 7]]))).toBe('1-4 2-5 3-6 bye 7')
    expect(
      paired(
        scoregroups([
          [2, 1],
          [1, 4],
        ]),
      ),
    ).toBe('1-2 3-4 bye 5')
  })

  test('A.7: absolute preferences are not in effect for players above 50 % in the last round', () => {
    const doubled = ['2w1 3w1', '1b0 4b0', '4b0 1b0', '3w1 2w1']
    const leader = (numberOfRounds: number) => competitorsIn(buildTournament(doubled, { numberOfRounds }), roundNumber(3))[0]!.preference
    expect([leader(9), leader(3)]).toEqual([
      { colour: 'black', strength: 'absolute' },
      { colour: 'black', strength: 'strong' },
    ])
  })

  test.each([
    [['WB', 'WB', 'WB', 'BW'], 1],
    [['WB', 'WB', 'BW', 'BW'], 0],
    [['WB', 'WB', 'WB', 'WB', 'BW'], 1],
    [['WB', 'BW', ''], 0],
  ])('A.8: x of %j is %i', (histories, x) => {
    const players = histories.map((history, i) => makeCompetitor(i + 1, 1, history))
    expect(leastUnfulfilled(players, Math.floor(players.length / 2))).toBe(x)
  })
})

describe('fide-dutch-1998, section B', () => {
  test.each([
    ['U', true],
    ['F', true],
    ['8w+', true],
    ['H', false],
    ['Z', false],
    ['8w-', false],
  ])('B.1: %s bars from the bye: %s', (token, expected) => {
    expect(receivedPointUnplayed(outcome(token), scoring)).toBe(expected)
  })

  test('B.1: no rematch', () => {
    expect(paired(havingMet(scoregroups([[1, 4]]), [1, 3]))).toBe('1-4 2-3')
  })

  test('B.3: equal scores meet before anybody moves down', () => {
    expect(
      paired(
        scoregroups([
          [2, 2],
          [1, 2],
        ]),
      ),
    ).toBe('1-2 3-4')
  })

  test('B.4: as many as possible get their colour', () => {
    const players = scoregroups([[1, 4]], { 1: { history: 'WB' }, 2: { history: 'BW' }, 3: { history: 'WB' }, 4: { history: 'BW' } })
    expect(paired(players)).toBe('1-4 2-3')
  })
})

describe('fide-dutch-1998, section D', () => {
  test('D.1: transpositions of S2', () => {
    const order = [...transpositions([5, 6, 7, 8], 4)].map((numbers) => numbers.join('-'))
    expect(order.slice(1, 8)).toEqual(['5-6-8-7', '5-7-6-8', '5-7-8-6', '5-8-6-7', '5-8-7-6', '6-5-7-8', '6-5-8-7'])
  })

  /** An exchange after which some player of S1 has nobody below it in S2 repeats a pairing that came before. */
  const isNew = (s1: readonly number[], size: number): boolean =>
    s1.every((number, i) => size - number - (s1.length - 1 - i) >= s1.length - i)

  test('D.2: the matrices for eight players, a to r', () => {
    const matrices = ['4/5', '4/6', '3/5', '4/7', '3/6', '2/5', '3/7', '2/6', '2/7']
    const double = ['34/56', '34/57', '24/56', '34/67', '24/57', '23/56', '24/67', '23/57', '23/67']
    const made = [...exchanges([1, 2, 3, 4], [5, 6, 7, 8])]
      .filter(({ down, up }) => !down.includes(1) && !up.includes(8) && down.length < 3)
      .map(({ down, up }) => `${down.join('')}/${up.join('')}`)
    expect(made).toEqual([...matrices, ...double])
  })

  test('D.2: 1 and 8 are left out because they bring nothing new', () => {
    const after = (down: readonly number[], up: readonly number[]) =>
      [1, 2, 3, 4]
        .filter((n) => !down.includes(n))
        .concat(up)
        .sort((a, b) => a - b)
    const useful = [...exchanges([1, 2, 3, 4], [5, 6, 7, 8])].filter(({ down, up }) => isNew(after(down, up), 8))
    expect(useful).toHaveLength(13)
    expect(useful.some(({ down, up }) => down.includes(1) || up.includes(8))).toBe(false)
  })
})

describe('fide-dutch-1998, sections E and F', () => {
  test.each([
    ['fide-dutch-1998 E.1: both get their preference', 'WB', 'BW', 'E.1', 'white'],
    ['fide-dutch-1998 E.2: the stronger one is granted', 'WB', 'BWB', 'E.2', 'black'],
    ['fide-dutch-1998 E.3: they alternate from the latest round in which they differed', 'BWWB', 'WBWB', 'E.3', 'black'],
    ['fide-dutch-1998 E.4: the higher ranked gets the preference', 'WB', 'WB', 'E.4', 'white'],
    ['fide-dutch-1998 E.5: in the first round odd numbers get the colour drawn', '', '', 'E.5', 'white'],
  ] as const)('%s', (_, higher, lower, article, higherGets) => {
    expect(allocateColours(makeCompetitor(1, 1, higher), makeCompetitor(2, 1, lower), 'white', edition)).toMatchObject({
      article,
      higherGets,
    })
  })

  test('F.1: boards by the higher score, the sum of scores, and the rank', () => {
    const pair = (a: number, scoreA: number, b: number, scoreB: number) => ({
      higher: makeCompetitor(a, scoreA),
      lower: makeCompetitor(b, scoreB),
    })
    expect([pair(3, 2, 4, 1), pair(5, 2, 6, 2), pair(1, 2, 2, 2)].toSorted(compareBoards).map(({ higher }) => higher.id)).toEqual([1, 5, 3])
  })

  test('F.2: a game that was not played has no colour, and the pair may meet again', () => {
    const tournament = buildTournament(['2w+', '1b-'])
    expect(opponentsBefore(tournament.players[0]!, roundNumber(2))).toEqual([])
    expect(competitorsIn(tournament, roundNumber(2))[0]!.colours).toEqual([])
  })

  test('F.3: WB-WB counts as -WBWB', () => {
    const tournament = buildTournament(['2w1 3b1 Z 4w1 5b1', '1b0', '. 1w0', '. . . 1b0', '. . . . 1w0'])
    expect(
      competitorsIn(tournament, roundNumber(6))[0]!
        .colours.map((colour) => colour[0])
        .join(''),
    ).toBe('wbwb')
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

  test('F.5: whoever has announced an absence is not paired', () => {
    const tournament = buildTournament(['', '', ''])
    const requestedByes = [{ player: tournament.players[1]!.id, round: roundNumber(1), bye: 'zero-point' as const }]
    expect(pairRound({ ...tournament, requestedByes }, roundNumber(1), 'white')).toMatchObject({
      boards: [{ white: 1, black: 3 }],
      notPaired: [2],
    })
  })

  test('F.7: a corrected result changes the pairings yet to be made', () => {
    const next = (rows: readonly string[]) => pairRound(buildTournament(rows), roundNumber(2), 'white')
    expect(next(['3w0', '4w1', '1b1', '2b0'])).toMatchObject({
      boards: [
        { white: 3, black: 2 },
        { white: 4, black: 1 },
      ],
    })
  })

  test('F.9: an adjourned game is a draw', () => {
    expect(competitorsIn(buildTournament(['2w*', '1b*']), roundNumber(2)).map(({ score }) => score)).toEqual([5, 5])
  })

  const places = (tournament: Tournament): readonly string[] => {
    const preset = presetFor({ ...tournament, rules: fideDutch1998.defaults })
    const { rows } = standings(tournament, { tieBreaks: tieBreaksOf(preset), breaks: preset.breaks })
    return rows.map(({ rank, player }) => `${rank} ${player.id}`)
  }

  test('F.10: equal points share a place, but the first is decided by mutual games, then by the opponents’ average', () => {
    // 1, 2 and 3 have two points each. 1 beat 2; 3 has met neither. Mutual points: 1 has one, 2 and 3 none. 4 and 5 share what is left below.
    const ratings = [2500, 2400, 2300, 2200, 2100, 2000]
    const rows = ['2w1 4b1 6w0', '1b0 5w1 4w1', '6w1 . 5b1', '. 1w0 2b0', '. 2b0 3w0', '3b0 . 1b1']
    const tournament = buildTournament(rows)
    const players = tournament.players.map((player, i) => ({ ...player, rating: ratings[i]! }))
    expect(places({ ...tournament, players })).toEqual(['1 1', '2 2', '2 3', '4 6', '5 4', '5 5'])
    // Nobody has met anybody: the better opponents decide.
    const twins = buildTournament(['3w1', '4w1', '1b0', '2b0'])
    const rated = twins.players.map((player, i) => ({ ...player, rating: [2000, 2000, 1500, 1600][i]! }))
    expect(places({ ...twins, players: rated })).toEqual(['1 2', '2 1', '3 3', '3 4'])
  })
})
