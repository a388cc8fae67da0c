import { describe, expect, test } from 'vitest'
import type { Colour } from '../../model/colour.ts'
import { playerId, roundNumber } from '../../model/ids.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { scoringSystem } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { makeBursteinPlayer as player } from '../../testing/players/make-burstein-player.ts'
import { fideDutch2026 } from '../fide-dutch-2026/index.ts'
import { allocateColours } from './colour-allocation.ts'
import { colourPreference } from './colour-preference.ts'
import { byRank, type Competitor } from './competitor.ts'
import { competitorsOf } from './competitors.ts'
import { fideBurstein2026 } from './index.ts'
import { mayMeet } from './may-meet.ts'
import { type BursteinSettings, bursteinDefaults } from './rules.ts'
import { seedingRounds } from './seeding-rounds.ts'

const history = (letters: string): readonly Colour[] => [...letters].map((letter) => (letter === 'W' ? 'white' : 'black'))

test.each([
  ['', 'none null'],
  ['W', 'strong black'],
  ['B', 'strong white'],
  ['WB', 'mild white'],
  ['BW', 'mild black'],
  ['WW', 'absolute black'],
  ['WBB', 'absolute white'],
  ['WWBB', 'absolute white'],
  ['WBW', 'strong black'],
  ['WWBW', 'absolute black'],
  ['BBBBWW', 'absolute white'],
])('fide-burstein-2026 1.4, fide-burstein-2026 1.5: after "%s" %s', (letters, due) => {
  const { strength, colour } = colourPreference(history(letters))
  expect(`${strength} ${colour}`).toBe(due)
})

const event = (rows: readonly string[], data: Partial<Tournament> = {}): Tournament =>
  buildTournament(rows, { rules: bursteinDefaults, numberOfRounds: 2, initialColour: 'white', ...data })
const at = (tournament: Tournament, round: number, id: number, settings: Partial<BursteinSettings> = {}): Competitor =>
  competitorsOf(tournament, roundNumber(round), { ...bursteinDefaults, ...settings }).find((one) => one.id === id)!

describe('fide-burstein-2026 1.6: seeding rounds', () => {
  test('half of the rounds, rounded down, and at most four', () => {
    const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 15, null]
    expect(rounds.map((numberOfRounds) => seedingRounds({ numberOfRounds }))).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4])
  })
  const rows = ['4w1 2b1', '5b1 1w0', '6w= 5w1', '1b0 6b=', '2w0 3b0', '3b= 4w=']
  test('they are paired by the Dutch system, those after them are not', () => {
    const six = event(rows, { numberOfRounds: 6 })
    const five = event(rows, { numberOfRounds: 5 })
    const dutch = fideDutch2026.pairRound({ ...six, rules: null }, roundNumber(3))
    expect(fideBurstein2026.pairRound(six, roundNumber(3))).toEqual({ ...dutch, rulebook: 'fide-burstein-2026' })
    expect(fideBurstein2026.steps(six, roundNumber(3))).toEqual([{ kind: 'seeding', articles: ['1.6'], round: 3, rounds: 3 }])
    expect(fideBurstein2026.steps(five, roundNumber(3))[0]).toMatchObject({ kind: 'bracket' })
  })
  test('their explainer is that of the Dutch system, and says so', () => {
    const six = event(rows, { numberOfRounds: 6 })
    const explainer = fideBurstein2026.explainer(six, roundNumber(3))
    expect(explainer.pairedBy).toBe('fide-dutch-2026')
    expect(explainer.explain!().rulebook).toBe('fide-dutch-2026')
    expect(fideBurstein2026.explainer(event(rows), roundNumber(3)).pairedBy).toBeUndefined()
  })
  test('acceleration and parity are as declared', () => {
    const baku = event(rows, { numberOfRounds: 6, rules: { ...bursteinDefaults, acceleration: 'baku' } })
    const dutch = fideDutch2026.defaults
    const asked = fideDutch2026.pairRound({ ...baku, rules: { ...dutch, acceleration: 'baku' } }, roundNumber(2))
    expect(fideBurstein2026.pairRound(baku, roundNumber(2))).toEqual({ ...asked, rulebook: 'fide-burstein-2026' })
  })
  test('without a number of rounds there is a warning', () => {
    const open = event(rows, { numberOfRounds: null })
    expect(fideBurstein2026.warnings(open, roundNumber(3))).toMatchObject([{ code: 'seeding-rounds-assumed', article: '1.6', rounds: 4 }])
    expect(fideBurstein2026.warnings(event(rows), roundNumber(3))).toEqual([])
  })
})

describe('fide-burstein-2026 1.7: Buchholz and Sonneborn-Berger', () => {
  test('points of opponents, and times what was scored', () => {
    // After three rounds: 1 has 2½, 2 has 2, 3 has ½, 4 has 1.
    const three = event(['2w= 3b1 4w1', '1b= 4w= 3b1', '4b= 1w0 2w0', '3w= 2b= 1b0'])
    expect([1, 2, 3, 4].map((id) => at(three, 4, id).buchholz)).toEqual([35, 40, 55, 50])
    // 1: ½ × 2 + 1 × ½ + 1 × 1.
    expect(at(three, 4, 1).sonnebornBerger).toBe(250)
    expect(at(three, 4, 2).sonnebornBerger).toBe(5 * 25 + 5 * 10 + 10 * 5)
  })
  test('a round without a game is one against oneself: a bye, a forfeited game, a half-point bye, nothing', () => {
    const two = event(['4w1 2b+', '3b1 1w-', '2w0 U', '1b0 H', '. 6w1', 'Z 5b0'])
    // 1 has 2, 2 has 1, 3 has 1, 4 has ½, 5 has 1, 6 has 0.
    expect([1, 2, 3, 4, 5, 6].map((id) => at(two, 3, id).buchholz)).toEqual([5 + 20, 10 + 10, 10 + 10, 20 + 5, 10 + 0, 0 + 10])
    expect([1, 2, 3, 4, 5, 6].map((id) => at(two, 3, id).sonnebornBerger)).toEqual([
      10 * 5 + 10 * 20,
      10 * 10 + 0,
      0 + 10 * 10,
      0 + 5 * 5,
      0 + 10 * 0,
      0,
    ])
  })
  test('virtual points do not count, though they make the score', () => {
    const points = new Map([[playerId(1), [10, 10, 10].map(pointsFromTenths)]])
    const accelerated = event(['2w1', '1b0'], { virtualPoints: points })
    expect([at(accelerated, 2, 1).score, at(accelerated, 2, 2).score]).toEqual([20, 0])
    expect([at(accelerated, 2, 1).buchholz, at(accelerated, 2, 2).buchholz]).toEqual([0, 10])
  })
  describe('zero-point byes up to now', () => {
    // 2 lost to 1, and has been away since.
    const rows = ['2w1 3b1 4w1', '1b0 Z .', '4w= 1w0 U', '3b= U 1b0']
    const away = [{ player: playerId(2), round: roundNumber(4), bye: 'zero-point' as const }]
    test('who is away in this round too: each of the earlier ones is a draw for the opponents', () => {
      const gone = event(rows, { requestedByes: away })
      // 3 has 1½, 4 has 1½; 2 has 0, and two draws.
      expect(at(gone, 4, 1).buchholz).toBe(10 + 15 + 15)
      expect(at(gone, 4, 1).sonnebornBerger).toBe(10 * 10 + 10 * 15 + 10 * 15)
    })
    test('who is back: nothing, or the draws once more, as the reading has it', () => {
      const back = event(rows)
      expect(at(back, 4, 1).buchholz).toBe(0 + 15 + 15)
      expect(at(back, 4, 1, { zeroPointByes: 'last-round' }).buchholz).toBe(10 + 15 + 15)
      // It changes nothing for the one who was away.
      expect(at(back, 4, 2, { zeroPointByes: 'last-round' }).buchholz).toBe(30)
    })
    test('a half-point bye in this round ends the series', () => {
      const half = event(rows, { requestedByes: [{ ...away[0]!, bye: 'half-point' }] })
      expect(at(half, 4, 1).buchholz).toBe(0 + 15 + 15)
    })
    test('a game, a half-point bye or a forfeit between ends it', () => {
      const broken = event(['2w1 3b1 4w1 .', '1b0 Z H Z', '4w= 1w0 U .', '3b= U 1b0 .'], {
        requestedByes: [{ ...away[0]!, round: roundNumber(5) }],
      })
      // One zero-point bye since the half-point one.
      expect(at(broken, 5, 1).buchholz).toBe(5 + 5 + 15 + 15 + 30)
    })
    test('a round that is on record says itself who was away', () => {
      const recorded = event(['2w1 3b1 4w1 3w1', '1b0 Z . Z', '4w= 1w0 U 1b0', '3b= U 1b0 U'])
      expect(at(recorded, 4, 1).buchholz).toBe(10 + 15 + 15)
    })
    test('a draw is worth what the event says', () => {
      const three = event(rows, { requestedByes: away, scoring: scoringSystem(30, 10, 0) })
      // 3: 1 + 0 + 3; 4: 1 + 3 + 0.
      expect(at(three, 4, 1).buchholz).toBe(2 * 10 + 40 + 40)
    })
  })
})

test('fide-burstein-2026 1.1, fide-burstein-2026 1.2: by score, then by rank', () => {
  const field = competitorsOf(event(['4w1 3b=', '3b0 4w1', '2w1 1w=', '1b0 2b0']), roundNumber(3), bursteinDefaults)
  // 1 and 3 have 1½, and both opponents with 0 and 1 or 1½.
  expect(field.map(({ id, score, buchholz }) => [id, score, buchholz])).toEqual([
    [3, 15, 25],
    [1, 15, 15],
    [2, 10, 15],
    [4, 0, 25],
  ])
})

test('fide-burstein-2026 C2: no bye after a bye, a forfeit win or a full-point bye; half a point is no bar', () => {
  const barred = event(['2w+', '1b-', 'U', 'F', 'H'])
  expect([1, 2, 3, 4, 5].map((id) => at(barred, 2, id).mayTakeBye)).toEqual([false, true, false, false, true])
})

test('fide-burstein-2026 C1, fide-burstein-2026 C3', () => {
  const [white, black] = [player(1, 1, 'BB'), player(2, 1, 'WW')]
  expect(mayMeet(white, black)).toBe(true)
  expect(mayMeet(white, player(3, 1, 'WBB'))).toBe(false)
  expect(mayMeet(white, player(4, 1, 'B'))).toBe(true)
  expect(mayMeet(player(5, 1, '', [1]), white)).toBe(false)
})

describe('fide-burstein-2026 5.2.1 to 5.2.5: colours', () => {
  const gives = (first: Competitor, second: Competitor, initial: Colour = 'white'): string => {
    const [higher, lower] = [first, second].sort(byRank) as [Competitor, Competitor]
    const { board, article } = allocateColours({ higher, lower }, initial)
    return `${board.white}-${board.black} ${article}`
  }
  const high: Partial<Competitor> = { buchholz: 50 }
  test('fide-burstein-2026 5.1, fide-burstein-2026 5.2.1: neither has played', () => {
    expect(gives(player(1, 0), player(4, 0))).toBe('1-4 5.2.1')
    expect(gives(player(1, 0), player(4, 0), 'black')).toBe('4-1 5.2.1')
    // 4 has the higher Index, and an even number.
    expect(gives(player(1, 0), player(4, 0, '', [], high))).toBe('1-4 5.2.1')
    expect(gives(player(2, 0), player(4, 0, '', [], { ...high, parityNumber: 3 }))).toBe('4-2 5.2.1')
  })
  test('fide-burstein-2026 5.2.2: both preferences, or that of the only one who has one', () => {
    expect(gives(player(1, 1, 'W'), player(2, 1, 'B'))).toBe('2-1 5.2.2')
    expect(gives(player(1, 1, 'B'), player(2, 1))).toBe('1-2 5.2.2')
    expect(gives(player(1, 1), player(2, 1, 'B'))).toBe('2-1 5.2.2')
  })
  test('fide-burstein-2026 5.2.3: the stronger', () => {
    expect(gives(player(1, 1, 'WB'), player(2, 1, 'BWB'))).toBe('2-1 5.2.3')
    expect(gives(player(1, 1, 'B'), player(2, 1, 'WBB'))).toBe('2-1 5.2.3')
  })
  test('fide-burstein-2026 5.2.4: other than the last time their colours differed, unplayed rounds left out', () => {
    expect(gives(player(1, 1, 'BWWB'), player(2, 1, 'WBWB'))).toBe('2-1 5.2.4')
    expect(gives(player(1, 1, 'BWB'), player(2, 1, 'B'))).toBe('1-2 5.2.5')
  })
  test('fide-burstein-2026 5.2.5: the higher ranked by the Index, whatever the points', () => {
    expect(gives(player(1, 2, 'WB'), player(2, 1, 'WB', [], high))).toBe('2-1 5.2.5')
    expect(gives(player(1, 1, 'BW'), player(2, 2, 'BW'))).toBe('2-1 5.2.5')
  })
})
