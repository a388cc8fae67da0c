import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import { assignPairingNumbers } from '../../model/initial-order.ts'
import { newPlayer } from '../../model/player.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { coloursFrom, havingMet, makeCompetitor } from '../../testing/players/make-competitor.ts'
import { inWords, scoregroups } from '../../testing/procedure-pairs.ts'
import { colourPreference } from '../fide-dutch/colour-preference.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import { formBracket } from '../fide-dutch/procedure/bracket.ts'
import { leastPairs } from './a08-least-pairs.ts'
import { receivedPointsUnplayed } from './b01-no-second-bye.ts'
import { coloursAllow } from './b02-absolute-colours.ts'
import { edition, mayMeet } from './edition.ts'
import { pairBrackets } from './pair-brackets.ts'
import { pairRound } from './pair-round.ts'

const paired = (players: readonly Competitor[], round: number): string => inWords(pairBrackets(players, round).map(({ result }) => result))
const unplayed = (token: string) => buildTournament([token]).players[0]!.outcomes[0]!
const { scoring } = buildTournament([''])

describe('fide-dutch-2012, section A', () => {
  test('A.2: before the first round rating, title and alphabet; afterwards score first', () => {
    const field = [
      newPlayer({ id: playerId(1), pairingNumber: pairingNumber(1), name: 'Bo', rating: 2300, title: 'FM' }),
      newPlayer({ id: playerId(2), pairingNumber: pairingNumber(2), name: 'Al', rating: 2300 }),
      newPlayer({ id: playerId(3), pairingNumber: pairingNumber(3), name: 'Cy', rating: 2300, title: 'WGM' }),
      newPlayer({ id: playerId(4), pairingNumber: pairingNumber(4), name: 'Di', rating: 2400 }),
    ]
    expect(assignPairingNumbers(field).map(({ name }) => name)).toEqual(['Di', 'Cy', 'Bo', 'Al'])
    const tournament = buildTournament(['3w0', '4w1', '1b1', '2b0'])
    expect(competitorsOf(tournament, roundNumber(2), edition).map(({ id }) => id)).toEqual([2, 3, 1, 4])
  })

  test('A.3: a bracket is heterogeneous unless at least half of it came from above', () => {
    const players = scoregroups([
      [2, 3],
      [1, 4],
    ])
    const movedDown = (count: number, residents: number): number =>
      formBracket(players.slice(3 - count, 3), players.slice(3, 3 + residents), mayMeet, { lowest: true }).movedDown
    expect([movedDown(2, 3), movedDown(2, 2), movedDown(3, 2), movedDown(1, 1)]).toEqual([2, 0, 0, 0])
  })

  test('A.4: the higher scored of a pair gets a downfloat, the other an upfloat', () => {
    const tournament = buildTournament(['2w1 3w=', '1b0 4b1', '4w= 1b=', '3b= 2w0'])
    const floats = competitorsOf(tournament, roundNumber(3), edition).map(({ id, floatLastRound }) => [id, floatLastRound])
    expect(floats).toEqual([
      [1, 'down'],
      [2, 'up'],
      [3, 'up'],
      [4, 'down'],
    ])
  })

  test('A.5: of an odd number one player gets the bye', () => {
    const answer = pairRound(buildTournament(['', '', '']), roundNumber(1), 'white')
    expect(answer).toMatchObject({ boards: [{ white: 1, black: 2 }], bye: 3 })
  })

  test('A.6: P0 is half of the players, M0 the number of those moved down', () => {
    const players = scoregroups([
      [2, 2],
      [1, 3],
    ])
    expect(formBracket(players.slice(0, 2), players.slice(2), mayMeet, { lowest: true })).toMatchObject({ movedDown: 2, incoming: 2 })
    expect(pairBrackets(scoregroups([[1, 5]]), 2)[0]!.result.pairs).toHaveLength(2)
  })

  test.each([
    ['WBW', 'strong', 'black'],
    ['WB', 'mild', 'white'],
    ['WW', 'absolute', 'black'],
    ['WBB', 'absolute', 'white'],
    ['WWBW', 'absolute', 'black'],
    ['', 'none', null],
  ])('A.7: after %s the preference is %s %s', (history, strength, colour) => {
    expect(colourPreference(coloursFrom(history))).toEqual({ strength, colour })
  })

  test('A.7.d: in an odd round two strong preferences for one colour do not meet as long as anything else serves', () => {
    // 1 and 3 strongly prefer White, 2 mildly, 4 mildly prefers Black: one pair must fail, and it is not 1-3.
    const players = scoregroups([[1, 4]], { 1: { history: 'B-' }, 2: { history: 'WB' }, 3: { history: 'B-' }, 4: { history: 'BW' } })
    expect(paired(players, 3)).toBe('1-4 2-3')
    const mild = scoregroups([[1, 4]], { 1: { history: 'WB' }, 2: { history: 'WB' }, 3: { history: 'WB' }, 4: { history: 'BW' } })
    expect(paired(mild, 3)).toBe('1-3 2-4')
  })

  test('A.7.e: in an even round a mild preference gives way, so that no two equal strong ones meet', () => {
    const players = scoregroups([[1, 4]], { 1: { history: 'WBB' }, 2: { history: 'WB-' }, 3: { history: 'BWB' }, 4: { history: 'BW-' } })
    expect(paired(players, 4)).toBe('1-4 2-3')
  })

  test('A.7.f: whoever has not played has no preference, and the opponent gets theirs', () => {
    const [first, second] = [makeCompetitor(1, 0, '--'), makeCompetitor(2, 0, 'WB')]
    expect(first.preference).toEqual({ strength: 'none', colour: null })
    expect(leastPairs([first, second], 1, 3)).toEqual({ x1: 0, z1: null })
  })

  test.each([
    [['B', 'B', 'B', 'W'], 2, { x1: 1, z1: 1 }],
    [['B', 'B', 'BW', 'BW'], 2, { x1: 0, z1: 0 }],
    [['B', 'B', 'B', 'WB-'], 4, { x1: 2, z1: 1 }],
    [['B', 'B', 'B', '-'], 2, { x1: 1, z1: 1 }],
    [['BW', 'BW', 'BW', 'WB'], 3, { x1: 1, z1: null }],
  ])('A.8: X1 and Z1 of %j in round %i', (histories, round, expected) => {
    const players = histories.map((history, i) => makeCompetitor(i + 1, 1, history))
    expect(leastPairs(players, 2, round)).toEqual(expected)
  })

  test('A.9: transpositions before exchanges', () => {
    expect(paired(havingMet(scoregroups([[1, 4]]), [1, 3]), 2)).toBe('1-4 2-3')
    expect(paired(havingMet(scoregroups([[1, 4]]), [1, 3], [1, 4]), 2)).toBe('1-2 3-4')
  })

  test('A.10: topscorers have more than half of the points when the last round is paired', () => {
    const tournament = buildTournament(['2w1 3b1', '1b0 4w1', '4w= 1w0', '3b= 2b0'], { numberOfRounds: 3 })
    const topscorers = competitorsOf(tournament, roundNumber(3), edition).filter(({ topscorer }) => topscorer)
    expect(topscorers.map(({ id }) => id)).toEqual([1])
    expect(competitorsOf({ ...tournament, numberOfRounds: 4 }, roundNumber(3), edition).some(({ topscorer }) => topscorer)).toBe(false)
  })

  test('A.11: the number of pairs comes before colours, colours before floats', () => {
    const sameColour = scoregroups(
      [
        [2, 2],
        [1, 2],
      ],
      Object.fromEntries([1, 2, 3, 4].map((id) => [id, { history: 'WB' }])),
    )
    expect(paired(sameColour, 3)).toBe('1-2 3-4')
    // 3 downfloated and has met 2, but 1-3 would leave a preference unfulfilled.
    const floats = scoregroups(
      [
        [2, 3],
        [1, 1],
      ],
      { 1: { history: 'WB' }, 2: { history: 'BW' }, 3: { history: 'WB', floatLastRound: 'down' } },
    )
    expect(paired(havingMet(floats, [2, 3]), 3)).toBe('1-2 3-4')
  })
})

describe('fide-dutch-2012, section B', () => {
  test('B.1: no rematch', () => {
    expect(paired(havingMet(scoregroups([[1, 4]]), [1, 3], [2, 4]), 2)).toBe('1-4 2-3')
  })

  test.each([
    ['U', true],
    ['H', true],
    ['F', true],
    ['8w+', true],
    ['Z', false],
    ['8w-', false],
    ['.', false],
  ])('B.1: %s bars from the bye and is a downfloat: %s', (token, expected) => {
    expect(receivedPointsUnplayed(unplayed(token), scoring)).toBe(expected)
  })

  test('B.2: equal absolute preferences do not meet, but topscorers may, and whom they meet', () => {
    const player = (id: number, topscorer = false) => makeCompetitor(id, 1, 'WW', { topscorer })
    expect(coloursAllow(player(1), player(2))).toBe(false)
    expect(coloursAllow(player(1, true), player(2))).toBe(true)
    expect(coloursAllow(player(1), makeCompetitor(2, 1, 'BB'))).toBe(true)
  })

  test('B.3: of a bracket treated as homogeneous the lowest scores are left', () => {
    // 1 (3 points) and 2 (2 points) can both meet 3 only: 2 is left for the bracket below.
    const players = havingMet(
      scoregroups([
        [3, 1],
        [2, 1],
        [1, 1],
        [0, 1],
      ]),
      [1, 2],
    )
    expect(paired(players, 2)).toBe('1-3 2-4')
  })

  test('B.4: as many preferences as possible', () => {
    const players = scoregroups([[1, 4]], { 1: { history: 'WB' }, 2: { history: 'BW' }, 3: { history: 'WB' }, 4: { history: 'BW' } })
    expect(paired(players, 3)).toBe('1-4 2-3')
  })

  test('B.5, B.6: an identical float is avoided, from the last round rather than from the one before', () => {
    const down = (id: number, memory: 'floatLastRound' | 'floatTwoRoundsAgo') => ({ [id]: { [memory]: 'down' as const } })
    const groups = [
      [2, 3],
      [1, 1],
    ] as const
    expect(paired(scoregroups(groups, down(3, 'floatLastRound')), 2)).toBe('1-3 2-4')
    expect(
      paired(scoregroups(groups, { ...down(3, 'floatLastRound'), ...down(2, 'floatTwoRoundsAgo'), ...down(1, 'floatLastRound') }), 2),
    ).toBe('1-3 2-4')
  })

  test.each(['fide-dutch-2012 B.5', 'fide-dutch-2012 B.6'])('%s: an upfloat as well', (title) => {
    const memory = title.endsWith('5') ? 'floatLastRound' : 'floatTwoRoundsAgo'
    expect(
      paired(
        scoregroups(
          [
            [2, 1],
            [1, 3],
          ],
          { 2: { [memory]: 'up' } },
        ),
        2,
      ),
    ).toBe('1-3 2-4')
  })
})
