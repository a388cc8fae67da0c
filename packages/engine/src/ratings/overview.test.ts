import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId } from '../model/ids.ts'
import { unratedIn } from '../model/official-ratings.ts'
import type { Outcome } from '../model/outcome.ts'
import { newPlayer, type Player } from '../model/player.ts'
import { newTournament, type Tournament } from '../model/tournament.ts'
import { toNumber } from '../standings/exact.ts'
import { ratingEventOf, usualRatingSystem } from './event-ratings.ts'
import { ratingChanges } from './overview.ts'
import { ratedGamesOf } from './rated-games.ts'

const game = (
  opponent: number,
  result: 'win' | 'draw' | 'loss' | 'adjourned',
  colour: 'white' | 'black' = 'white',
  rated = true,
): Outcome => ({
  kind: 'game',
  opponent: playerId(opponent),
  colour,
  result,
  rated,
})
const player = (id: number, more: Partial<Player> = {}): Player =>
  newPlayer({ id: playerId(id), pairingNumber: pairingNumber(id), name: `P${id}`, ...more })
const event = (players: readonly Player[], info: Partial<Tournament['info']> = {}): Tournament => {
  const tournament = newTournament({ numberOfRounds: 5, players })
  return { ...tournament, info: { ...tournament.info, startDate: '2026/10/03', ...info } }
}
const inFide = { list: 'FIDE', month: '2026-10', federation: '', id: '1' }

describe('ratings of everybody after a round', () => {
  const four = event([
    player(1, { rating: 2000, birth: '2009', outcomes: [game(2, 'win'), game(3, 'draw'), game(4, 'win')] }),
    player(2, { rating: 2000, outcomes: [game(1, 'loss', 'black'), { kind: 'absent' }, game(3, 'adjourned')] }),
    player(3, { rating: 2100, outcomes: [{ kind: 'absent' }, game(1, 'draw', 'black'), game(2, 'adjourned', 'black')] }),
    player(4, { outcomes: [{ kind: 'absent' }, { kind: 'absent' }, game(1, 'loss', 'black')] }),
  ])

  test('game by game; open games, and those against whoever is unrated, change nothing', () => {
    const [one, two, , unrated] = ratingChanges(four, 3).players
    expect(one!.games.map(({ round, expected, change }) => [round, expected && toNumber(expected), change && toNumber(change)])).toEqual([
      [1, 0.5, 20],
      [2, 0.36, 5.6],
      [3, null, null],
    ])
    expect([one!.change, one!.after, one!.basis]).toEqual([25.6, 2026, { kind: 'fide', k: 40, by: 'junior', capped: false }])
    expect([two!.games.length, two!.change, two!.after]).toEqual([1, -10, 1990])
    expect([unrated!.after, unrated!.basis.kind]).toEqual([null, 'fide-first'])
  })

  test('after an earlier round what came later is not there', () => {
    expect(ratingChanges(four, 1).players.map(({ after }) => after)).toEqual([2020, 1990, 2100, null])
  })

  test('K as the list has it for the kind of play; the rating of that list, not the one that counts in the event', () => {
    const listed = { ...unratedIn(inFide), standard: 1900, rapid: 1800, k: { standard: 40, rapid: 20 } }
    const players = [
      player(1, { rating: 1850, official: { fide: listed }, outcomes: [game(2, 'win')] }),
      player(2, { rating: 1800, outcomes: [game(1, 'loss', 'black')] }),
    ]
    const [standard] = ratingChanges(event(players), 1).players
    expect([standard!.rating, standard!.basis]).toEqual([1900, { kind: 'fide', k: 40, by: 'list', capped: false }])
    const [rapid] = ratingChanges(event(players, { timeControl: '15 min + 10 s' }), 1).players
    expect([rapid!.rating, rapid!.basis, rapid!.after]).toEqual([1800, { kind: 'fide', k: 20, by: 'list', capped: false }, 1810])
  })

  test('in a list without a rating: unrated there, whatever counts in the event', () => {
    const players = [
      player(1, { rating: 1850, official: { fide: unratedIn(inFide) }, outcomes: [game(2, 'win')] }),
      player(2, { rating: 1800, outcomes: [game(1, 'loss', 'black')] }),
    ]
    const [one, two] = ratingChanges(event(players), 1).players
    expect([one!.rating, one!.basis.kind, two!.change]).toEqual([null, 'fide-first', 0])
  })

  test('in Canada by the formulas of the CFC, and whoever is unrated counts with what the event makes of them', () => {
    const canada = event([...four.players], { federation: 'CAN' })
    expect([usualRatingSystem(four), usualRatingSystem(canada)]).toEqual(['fide', 'cfc'])
    const [one, , , unrated] = ratingChanges(canada, 3).players
    expect(one!.basis).toMatchObject({ kind: 'cfc', k: 32, bonus: null })
    expect(one!.games.every(({ expected }) => expected !== null)).toBe(true)
    // One game, lost against 2000.
    expect(unrated!.after).toBe(1600)
    expect(one!.games.reduce((sum, { change }) => sum + toNumber(change!), 0)).toBeCloseTo(one!.change!, 9)
    expect(ratingChanges(canada, 3, ratingEventOf(canada, 'fide')).players[0]!.basis.kind).toBe('fide')
  })

  test('a game that is not to be rated is not', () => {
    const [one] = ratingChanges(
      event([player(1, { rating: 2000, outcomes: [game(2, 'win', 'white', false)] }), player(2, { rating: 2000 })]),
      1,
    ).players
    expect([one!.games, one!.change]).toEqual([[], 0])
  })
})

test.each([
  ['2025/03/01', 20250301, 2025],
  ['25/03/01', 20250301, 2025],
  ['1.3.2025', 20250301, 2025],
  ['2025', null, 2025],
  ['', null, null],
])('an event that begins on %j is known by its day and year', (startDate, day, year) => {
  expect(ratingEventOf(event([], { startDate }))).toMatchObject({ day, year })
})

test('somebody among many is looked up, and not all of them for everybody', () => {
  const many = 300
  const players = Array.from({ length: many }, (_, at) =>
    player(at + 1, { rating: 2000, outcomes: [game(at % 2 === 0 ? at + 2 : at, 'draw')] }),
  )
  let read = 0
  const counted = players.map(({ id, ...rest }) => ({
    ...rest,
    get id() {
      read += 1
      return id
    },
  }))
  const tournament = event(counted)
  for (const one of players) expect(ratedGamesOf(tournament, one)).toHaveLength(1)
  expect(read).toBeLessThan(3 * many)
})
