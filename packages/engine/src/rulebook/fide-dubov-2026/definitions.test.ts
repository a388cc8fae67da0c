import { describe, expect, test } from 'vitest'
import type { Colour } from '../../model/colour.ts'
import { roundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { makeDubovPlayer } from '../../testing/players/make-dubov-player.ts'
import { allocateColours } from './colour-allocation.ts'
import { colourPreference } from './colour-preference.ts'
import type { Competitor } from './competitor.ts'
import { competitorsOf } from './competitors.ts'
import { fideDubov2026 } from './index.ts'
import { maximumUpfloats } from './maximum-upfloater.ts'
import { mayMeet } from './may-meet.ts'
import { dubovDefaults } from './rules.ts'

const history = (letters: string): readonly Colour[] => [...letters].map((letter) => (letter === 'W' ? 'white' : 'black'))

test.each([
  ['', 'mild black'],
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
])('fide-dubov-2026 1.5, fide-dubov-2026 1.6: after "%s" %s', (letters, due) => {
  const { strength, colour } = colourPreference(history(letters))
  expect(`${strength} ${colour}`).toBe(due)
})

/** Ratings 2400, 2301, 2200, … by number, unless given. */
const rated = (rows: readonly string[], data: Partial<Tournament> = {}, ratings: readonly (number | null)[] = []): Tournament => {
  const tournament = buildTournament(rows, { rules: dubovDefaults, numberOfRounds: 5, initialColour: 'white', ...data })
  const usual = [2400, 2301, 2200, 2100, 2000, 1900]
  return {
    ...tournament,
    players: tournament.players.map((player, at) => ({ ...player, rating: at in ratings ? ratings[at]! : usual[at]! })),
  }
}
const at = (tournament: Tournament, round: number, id: number): Competitor =>
  competitorsOf(tournament, roundNumber(round), dubovDefaults).find((one) => one.id === id)!

describe('fide-dubov-2026 1.7: average rating of opponents', () => {
  const event = rated(['4w1 2b1 3w+', '3b1 1w0 5b1', '2w0 4b= 1b-', '1b0 3w= U', '. . 2w0'])
  test('over the board alone, rounded, a half upwards', () => {
    // (2100 + 2301) / 2 = 2200.5, and the forfeited game does not count.
    expect(at(event, 4, 1).aro).toBe(2201)
    expect(at(event, 4, 2).aro).toBe(Math.round((2200 + 2400 + 2000) / 3))
    expect(at(event, 4, 4).aro).toBe(2300)
  })
  test('0 before the first game', () => expect(at(event, 3, 5).aro).toBe(0))
  test('by the ratings of now, and without one as 0', () => {
    const later = rated(['2w1', '1b0'], {}, [2400, null])
    expect([at(later, 2, 1).aro, at(later, 2, 2).aro]).toEqual([0, 2400])
  })
})

describe('fide-dubov-2026 1.8, fide-dubov-2026 1.3: upfloats', () => {
  test('MaxT: two, and one more for every five rounds', () => {
    expect([4, 5, 9, 10, 11, 15].map(maximumUpfloats)).toEqual([2, 3, 3, 4, 4, 5])
  })
  const event = rated(['3w1 2b1 4w1', '4w1 1w0 3b0', '1b0 4b1 2w1', '2b0 3w0 1b0'], { numberOfRounds: 4 })
  test('paired with a higher score: 3 and 4 in round 3', () => {
    expect([1, 2, 3, 4].map((id) => at(event, 4, id).upfloats)).toEqual([0, 0, 0, 1])
    expect([1, 2, 3, 4].map((id) => at(event, 4, id).upfloatedLast)).toEqual([false, false, false, true])
  })
  test('a forfeited pairing counts, or not, as the reading has it; the bye never', () => {
    const forfeited = rated(['2w1 3b+', '1b0 U', 'U 1w-'], { numberOfRounds: 4 })
    const beyond = rated(['2w1 4b+', '1b0 3w=', '4w1 2b=', '3b0 1w-'], { numberOfRounds: 4 })
    expect([1, 2, 3].map((id) => at(forfeited, 3, id).upfloats)).toEqual([0, 0, 0])
    expect(at(beyond, 3, 4).upfloats).toBe(1)
    const unplayed = competitorsOf(beyond, roundNumber(3), { ...dubovDefaults, forfeitUpfloats: false })
    expect(unplayed.find(({ id }) => id === 4)!.upfloats).toBe(0)
  })
  test('a maximum upfloater has gone up MaxT times', () => {
    const twice = rated(['4b1 3w= 2w=', '3w1 4b= 1b=', '2b0 1b= 4w=', '1w0 2w= 3b='], { numberOfRounds: 4 })
    expect([3, 4].map((id) => at(twice, 3, id).upfloats)).toEqual([1, 1])
    expect([3, 4].map((id) => at(twice, 3, id).maximum)).toEqual([false, false])
    const again = rated(['4b1 3w1 4w=', '3w1 4b1 3b=', '2b0 1b0 2w=', '1w0 2w0 1b='], { numberOfRounds: 4 })
    expect([3, 4].map((id) => [at(again, 4, id).upfloats, at(again, 4, id).maximum])).toEqual([
      [2, true],
      [2, true],
    ])
  })
})

test('fide-dubov-2026 C2: no bye after a bye, a forfeit win or a full-point bye; half a point is no bar', () => {
  const event = rated(['2w+', '1b-', 'U', 'F', 'H'])
  expect([1, 2, 3, 4, 5].map((id) => at(event, 2, id).mayTakeBye)).toEqual([false, true, false, false, true])
})

test('fide-dubov-2026 C1, fide-dubov-2026 C3', () => {
  const [white, black] = [makeDubovPlayer(1, 1, 'BB'), makeDubovPlayer(2, 1, 'WW')]
  expect(mayMeet(white, black)).toBe(true)
  expect(mayMeet(white, makeDubovPlayer(3, 1, 'WBB'))).toBe(false)
  expect(mayMeet(white, makeDubovPlayer(4, 1, 'B'))).toBe(true)
  expect(mayMeet(makeDubovPlayer(5, 1, '', [1]), white)).toBe(false)
})

test('fide-dubov-2026 1.1: who is without a rating is named', () => {
  const event = rated(['.', '.', '.'], {}, [2400, null, 2000])
  expect(fideDubov2026.warnings(event, roundNumber(2))).toMatchObject([
    { code: 'provisional-rating-missing', article: '1.1', players: [{ id: 2 }], more: 0 },
  ])
  expect(fideDubov2026.warnings(rated(['.', '.']), roundNumber(2))).toEqual([])
})

describe('fide-dubov-2026 5.2.1 to 5.2.5: colours', () => {
  const gives = (first: Competitor, second: Competitor, initial: Colour = 'white'): string => {
    const { board, article } = allocateColours({ first, second }, initial)
    return `${board.white}-${board.black} ${article}`
  }
  const player = makeDubovPlayer
  test('fide-dubov-2026 5.1, fide-dubov-2026 5.2.1: neither has played', () => {
    expect(gives(player(1, 0), player(4, 0))).toBe('1-4 5.2.1')
    expect(gives(player(1, 0), player(4, 0), 'black')).toBe('4-1 5.2.1')
    expect(gives(player(5, 0), player(2, 0))).toBe('5-2 5.2.1')
    expect(gives(player(4, 1), player(1, 0))).toBe('1-4 5.2.1')
    expect(gives(player(4, 1, '', [], { parityNumber: 3 }), player(1, 0))).toBe('4-1 5.2.1')
  })
  test('fide-dubov-2026 5.2.2: both preferences', () => {
    expect(gives(player(1, 1, 'W'), player(2, 1, 'B'))).toBe('2-1 5.2.2')
    expect(gives(player(1, 1, 'B'), player(2, 1))).toBe('1-2 5.2.2')
  })
  test('fide-dubov-2026 5.2.3: the stronger', () => {
    expect(gives(player(1, 1, 'WB'), player(2, 1, 'BWB'))).toBe('2-1 5.2.3')
    expect(gives(player(1, 1, 'B'), player(2, 1, 'WBB'))).toBe('2-1 5.2.3')
    expect(gives(player(1, 1), player(2, 1, 'W'))).toBe('1-2 5.2.3')
  })
  test('fide-dubov-2026 5.2.4: other than the last time their colours differed, unplayed rounds left out', () => {
    expect(gives(player(1, 1, 'BWWB'), player(2, 1, 'WBWB'))).toBe('2-1 5.2.4')
    expect(gives(player(1, 1, 'BWB'), player(2, 1, 'B'))).toBe('1-2 5.2.5')
  })
  test('fide-dubov-2026 5.2.5: the higher ranked', () => {
    expect(gives(player(1, 1, 'WB'), player(2, 2, 'WB'))).toBe('2-1 5.2.5')
    expect(gives(player(1, 1, 'BW'), player(2, 1, 'BW'))).toBe('2-1 5.2.5')
  })
})
