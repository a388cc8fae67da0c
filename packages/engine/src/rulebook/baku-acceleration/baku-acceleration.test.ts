import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import { newPlayer, type Player } from '../../model/player.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { scoringSystem, standardScoring } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { checkRound } from '../../pairing/check-round.ts'
import { pairRound } from '../../pairing/pair-round.ts'
import { rulebookById, rulebooks } from '../../pairing/rulebook-of.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { rulesOf } from '../../testing/rules-of.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import { edition as edition2017 } from '../fide-dutch-2017/edition.ts'
import { edition } from '../fide-dutch-2026/edition.ts'
import { groupA } from './group-a.ts'
import { withBakuAcceleration } from './index.ts'
import { scoringAllows } from './scoring-allows.ts'
import { bakuPoints } from './virtual-points.ts'

const editions = ['fide-dutch-2017', 'fide-dutch-2026'] as const

const baku = (rows: readonly string[], data: Partial<Tournament> = {}): Tournament =>
  buildTournament(rows, { rules: rulesOf('fide-dutch-2026', { acceleration: 'baku' }), numberOfRounds: 9, initialColour: 'white', ...data })

test('no acceleration is offered but that of FIDE’s handbook, whatever the rulebook', () => {
  const offered = rulebooks.flatMap(({ settings }) =>
    settings.flatMap((field) => (field.name === 'acceleration' && field.kind === 'choice' ? field.options : [])),
  )
  expect(new Set(offered)).toEqual(new Set(['baku', 'baku-paired']))
})

describe('1.1: what may be accelerated', () => {
  test.each([
    ['1, ½, 0', standardScoring, true, true],
    ['2, 1, 0', scoringSystem(20, 10, 0), true, false],
    ['3, 1, 0', scoringSystem(30, 10, 0), false, false],
    ['3, 2, 1', scoringSystem(30, 20, 10), false, false],
    ['Black wins score more', scoringSystem(10, 5, 0, { winBlack: pointsFromTenths(12) }), false, false],
  ])('1.1: %s', (_, scoring, since2026, before) => {
    expect([scoringAllows(scoring, 'win'), scoringAllows(scoring, 'literal')]).toEqual([since2026, before])
  })

  test('1.1: what may not goes without virtual points, with a warning', () => {
    const tournament = baku(['', ''], { scoring: scoringSystem(30, 10, 0), numberOfRounds: null })
    expect(withBakuAcceleration(tournament, { variant: 'win' })).toBe(tournament)
    for (const id of editions)
      expect(
        rulebookById(id)
          .warnings(tournament, roundNumber(1))
          .map(({ code, article }) => `${code} ${article}`),
      ).toEqual(['acceleration-without-rounds C.04.7 1.4', 'acceleration-not-allowed C.04.7 1.1'])
  })
})

const listOf = (count: number): readonly Player[] =>
  Array.from({ length: count }, (_, index) => newPlayer({ id: playerId(index + 1), pairingNumber: pairingNumber(index + 1), name: '' }))

describe('1.2: the groups', () => {
  test.each([
    [161, 82],
    [178, 90],
    [160, 80],
    [5, 4],
    [4, 2],
    [2, 2],
    [1, 1],
    [0, 0],
  ])('1.2: of %i participants %i are in group A', (count, expected) => {
    expect(groupA(listOf(count))).toHaveLength(expected)
  })

  test('1.2: the initial list counts, not the ids', () => {
    const turned = listOf(4).map((player) => ({ ...player, pairingNumber: pairingNumber(5 - player.id) }))
    expect(groupA(turned).map(({ id }) => id)).toEqual([4, 3])
  })
})

describe('1.3: late entries', () => {
  const idsOf = (rows: readonly string[], last: number | null = null) =>
    groupA(buildTournament(rows).players, last === null ? null : playerId(last)).map(({ id }) => id)

  test.each([
    ['one enters high up, and A becomes odd', ['.', '4w1', '5b1', '2b0', '3w0'], [1, 2, 3]],
    ['one enters below the last of A', ['3w1', '4b1', '.', '1b0', '2w0'], [1, 2]],
    ['an announced absence is no late entry', ['Z', '4w1', '5b1', '2b0', '3w0'], [1, 2, 3, 4]],
    ['nobody has come yet', ['', '', '', '', ''], [1, 2, 3, 4]],
  ])('1.3: %s', (_, rows, expected) => {
    expect(idsOf(rows)).toEqual(expected)
  })

  test('1.3: who knows the last of A says so', () => {
    expect(idsOf(['Z', '4w1', '5b1', '2b0', '3w0'], 3)).toEqual([1, 2, 3])
  })
})

describe('1.2: the other reading, of those who are paired in round 1', () => {
  const groupOf = (rows: readonly string[], acceleration: 'baku' | 'baku-paired', byes: Partial<Tournament> = {}) => {
    const event = baku(rows, { rules: rulesOf('fide-dutch-2026', { acceleration }), ...byes })
    return [...withBakuAcceleration(event, { variant: 'win' }).virtualPoints.keys()].sort((a, b) => a - b)
  }
  const away = (...ids: readonly number[]): Partial<Tournament> => ({
    requestedByes: ids.map((id) => ({ player: playerId(id), round: roundNumber(1), bye: 'half-point' as const })),
  })

  test('1.2: whoever has a bye in round 1 has no number in the groups, before it and after', () => {
    const none = ['', '', '', '', '', '', '', '']
    expect([groupOf(none, 'baku', away(1, 2)), groupOf(none, 'baku-paired', away(1, 2))]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5, 6],
    ])
    const played = ['H', 'H', '6w1', '7b1', '8w1', '3b0', '4w0', '5b0']
    expect([groupOf(played, 'baku'), groupOf(played, 'baku-paired')]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5, 6],
    ])
    // Below the border they change nothing but how many there are.
    expect(groupOf(none, 'baku-paired', away(5, 6, 7, 8))).toEqual([1, 2])
  })

  test('1.2: the bye of the pairing is no request, and both readings agree where nobody is away', () => {
    const odd = ['4w1', '5b1', 'U', '1b0', '2w0']
    expect(groupOf(odd, 'baku-paired')).toEqual(groupOf(odd, 'baku'))
  })

  test.each(editions)('1.2: the referee of %s reads it so too', (id) => {
    const rules = rulesOf(id, { acceleration: 'baku-paired' })
    const event = baku(
      Array.from({ length: 10 }, () => ''),
      { rules, ...away(1, 2, 3) },
    )
    const first = pairRound(event, roundNumber(1), id)
    if (first.kind !== 'pairing') throw new Error('it can be paired')
    expect(checkRound(event, roundNumber(1), first, id).violations).toEqual([])
    const other = pairRound({ ...event, rules: rulesOf(id, { acceleration: 'baku' }) }, roundNumber(1), id)
    expect(other).not.toEqual(first)
  })
})

describe('1.4: virtual points', () => {
  test.each([
    [9, [10, 10, 10, 5, 5]],
    [11, [10, 10, 10, 5, 5, 5]],
    [7, [10, 10, 5, 5]],
    [5, [10, 10, 5]],
    [1, [10]],
  ])('1.4: of %i rounds', (rounds, expected) => {
    expect(bakuPoints(rounds, standardScoring, 'win')).toEqual(expected)
    expect(bakuPoints(rounds, standardScoring, 'literal')).toEqual(expected)
  })

  test('1.4: where a win is worth two points, and as the text stood before 2026', () => {
    expect(bakuPoints(5, scoringSystem(20, 10, 0), 'win')).toEqual([20, 20, 10])
    // 1.4.4, example 2: eleven rounds of teams.
    expect(bakuPoints(11, scoringSystem(20, 10, 0), 'win')).toEqual([20, 20, 20, 10, 10, 10])
    expect(bakuPoints(5, scoringSystem(20, 10, 0), 'literal')).toEqual([10, 10, 5])
  })

  test('1.4: points that the tournament spells out override it', () => {
    const tournament = baku(['', ''], { virtualPoints: new Map([[playerId(2), [pointsFromTenths(5)]]]) })
    expect(withBakuAcceleration(tournament, { variant: 'win' })).toBe(tournament)
  })
})

describe('1.5: the pairing score', () => {
  const rows = ['3w0', '4b1', '1b1', '2w0', '7w1', '8b1', '5b0', '6w0']

  test.each([edition2017, edition])('1.5: order and scoregroups of $id', (dutch) => {
    const order = competitorsOf(baku(rows), roundNumber(2), dutch).map(({ id, score }) => [id, score])
    expect(order).toEqual([
      [2, 20],
      [3, 20],
      [1, 10],
      [4, 10],
      [5, 10],
      [6, 10],
      [7, 0],
      [8, 0],
    ])
  })

  test('1.5: floats compare the pairing scores of the round that was paired', () => {
    // 4 and 5 met in round 2 with one point each: of A a virtual one, of B a real one.
    const met = ['3w0 .', '4b1 .', '1b1 .', '2w0 5w=', '7w1 4b=', '8b1 .', '5b0 .', '6w0 .']
    const floats = competitorsOf(baku(met), roundNumber(3), edition).filter(({ id }) => id === 4 || id === 5)
    expect(floats.map(({ floatLastRound }) => floatLastRound)).toEqual([null, null])
  })

  test('1.5: nobody is a topscorer for virtual points', () => {
    const short = baku(['3w0', '4b1', '1b1', '2w0'], { numberOfRounds: 2 })
    const topscorers = competitorsOf(short, roundNumber(2), edition).filter(({ topscorer }) => topscorer)
    expect(topscorers.map(({ id }) => id)).toEqual([2, 3])
  })

  test.each(editions)('1.5: boards of %s are in the order of pairing scores, and the referee agrees', (id) => {
    const first = pairRound(baku(['', '', '', '', '', '', '', '']), roundNumber(1), id)
    expect(first).toMatchObject({
      boards: [
        { white: 1, black: 3 },
        { white: 4, black: 2 },
        { white: 5, black: 7 },
        { white: 8, black: 6 },
      ],
    })
    const second = pairRound(baku(rows), roundNumber(2), id)
    if (second.kind !== 'pairing') throw new Error('it can be paired')
    expect([second.boards[0]?.white, second.boards[0]?.black].sort()).toEqual([2, 3])
    expect(checkRound(baku(rows), roundNumber(2), second, id).violations).toEqual([])
    expect(rulebookById(id).pairRound({ ...baku(rows), rules: rulesOf(id) }, roundNumber(2))).not.toEqual(second)
  })
})
