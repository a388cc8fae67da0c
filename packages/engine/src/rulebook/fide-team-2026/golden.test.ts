import { expect, test } from 'vitest'
import { type GoldenTeamEvent, goldenTeamEvents } from '../../testing/golden-team-events.ts'
import { pairRoundByTheBook } from './by-the-book.ts'
import { fideTeam2026 } from './index.ts'

type Way = (event: GoldenTeamEvent, round: GoldenTeamEvent['rounds'][number]['round']) => ReturnType<typeof pairRoundByTheBook>

const told = (answer: ReturnType<Way>): readonly string[] =>
  answer.kind !== 'pairing'
    ? [answer.kind]
    : [
        ...answer.boards.toSorted((a, b) => a.white - b.white).map(({ white, black }) => `${white}-${black}`),
        ...(answer.bye === null ? [] : [`${answer.bye}-0`]),
      ]

const expectGolden = (events: readonly GoldenTeamEvent[], way: Way): number => {
  let rounds = 0
  for (const event of events)
    for (const { round, pairs } of event.rounds) {
      rounds++
      expect({ name: event.name, round, told: told(way(event, round)) }).toEqual({ name: event.name, round, told: pairs })
    }
  return rounds
}

const events = goldenTeamEvents()

test('C.04.6 3, 4: the golden rounds come out as another engine and a checker have them', () => {
  const way: Way = ({ entrants, settings }, round) =>
    fideTeam2026.pairRound({ ...entrants, rules: { ...settings, rulebook: 'fide-team-2026' } }, round)
  expect(expectGolden(events, way)).toBe(1512)
}, 60_000)

/** All of them by the book on demand: `ZUG_GOLDEN=all`. */
test('C.04.6 3, 4: and so they do by the book', () => {
  const some = process.env.ZUG_GOLDEN === 'all' ? events : events.filter((_, at) => at % 10 === 7)
  expect(expectGolden(some, ({ entrants, settings }, round) => pairRoundByTheBook(entrants, round, settings))).toBeGreaterThan(some.length)
}, 600_000)
