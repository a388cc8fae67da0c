import { describe, expect, test } from 'vitest'
import { asLastRound, atNight, compareWays, tournamentsToCompare } from '../../testing/compare-ways.ts'
import { type PairFunction, randomTournament } from '../../testing/random-tournament.ts'
import { pairRoundByTheBook } from './by-the-book/pair-round.ts'
import { pairRound } from './pair-round.ts'

const tournaments = tournamentsToCompare(300)
const book: PairFunction = (tournament, round, initialColour) => pairRoundByTheBook(tournament, round, initialColour, 500_000)

describe('the fast way and the book', () => {
  test.each([
    ['2 to 12', tournaments, [2, 12]],
    ['12 to 16', Math.ceil(tournaments / 30), [12, 16]],
  ] as const)('agree on every round of random tournaments of %s players', { timeout: 7_200_000 }, (players, count, limits) => {
    const compared = compareWays(pairRound, book, 1001, count, { players: limits })
    if (atNight) console.info(players, compared)
    expect(compared.differences).toEqual([])
    expect(compared.rounds).toBeGreaterThan(2 * count)
  })

  test('agree on every round of random tournaments when each is taken for the last, with scores above 50 %', { timeout: 7_200_000 }, () => {
    const count = Math.ceil(tournaments / 3)
    const compared = compareWays(asLastRound(pairRound), asLastRound(book), 500_001, count, { players: [4, 12], rounds: [3, 9] })
    if (atNight) console.info('last rounds', compared)
    expect(compared.differences).toEqual([])
    expect(compared.rounds).toBeGreaterThan(2 * count)
  })

  test('take every step of the procedure on the way', () => {
    const steps = new Set<string>()
    const told: PairFunction = (tournament, round, initialColour) =>
      pairRound(tournament, round, initialColour, (event) => {
        expect(Object.isFrozen(event)).toBe(true)
        if (!event.article.startsWith('C.')) return
        steps.add(event.kind === 'lowered' || event.article === 'C.13' ? `${event.article} ${event.kind}` : event.article)
      })
    for (let seed = 1; seed <= 300; seed++) for (const _ of randomTournament(seed, told, { players: [4, 12] }));
    expect([...steps].sort()).toEqual([
      'C.1',
      'C.10 lowered',
      'C.11 lowered',
      'C.12',
      'C.13 joined',
      'C.13 penultimate',
      'C.14',
      'C.2',
      'C.6',
      'C.9 lowered',
    ])
  })
})
