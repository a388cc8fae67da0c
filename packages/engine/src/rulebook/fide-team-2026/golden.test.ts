import { expect, test } from 'vitest'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { type GoldenTeamEvent, goldenTeamEvents } from '../../testing/golden-team-events.ts'
import { type Book, books } from '../../testing/self-test/books.ts'
import { fideTeam2026 } from './index.ts'

const told = (answer: ReturnType<Book>): readonly string[] =>
  answer.kind !== 'pairing'
    ? [answer.kind]
    : [
        ...answer.boards.toSorted((a, b) => a.white - b.white).map(({ white, black }) => `${white}-${black}`),
        ...(answer.bye === null ? [] : [`${answer.bye}-0`]),
      ]

const expectGolden = (
  events: readonly GoldenTeamEvent[],
  way: (tournament: Tournament, round: RoundNumber) => ReturnType<Book>,
): number => {
  let rounds = 0
  for (const { name, tournament, rounds: known } of events)
    for (const { round, pairs } of known) {
      rounds++
      expect({ name, round, told: told(way(tournament, round)) }).toEqual({ name, round, told: pairs })
    }
  return rounds
}

const events = goldenTeamEvents()

test('C.04.6 3, 4: the golden rounds come out as another engine and a checker have them', () => {
  expect(expectGolden(events, fideTeam2026.pairRound)).toBe(1512)
}, 60_000)

/** All of them by the book on demand: `ZUG_GOLDEN=all`. */
test('C.04.6 3, 4: and so they do by the book', () => {
  const some = process.env.ZUG_GOLDEN === 'all' ? events : events.filter((_, at) => at % 10 === 7)
  expect(expectGolden(some, books['fide-team-2026']!)).toBeGreaterThan(some.length)
}, 600_000)
