import { expect, test } from 'vitest'
import { type GoldenTeamEvent, goldenTeamEvents } from '../../testing/golden-team-events.ts'
import { askedOfRound } from '../fide-swiss-team/asked-of-round.ts'
import { competitorsOf } from '../fide-swiss-team/competitors.ts'
import { pairByMatching } from '../fide-swiss-team/pair-by-matching.ts'
import { type SeatedRound, seated } from '../fide-swiss-team/paired-round.ts'
import { pairRoundByTheBook } from './by-the-book.ts'
import { readingOf } from './reading.ts'
import { system } from './system.ts'

type Answer = SeatedRound | { readonly kind: string }
type Way = (event: GoldenTeamEvent, round: GoldenTeamEvent['rounds'][number]['round']) => Answer

const byMatching: Way = ({ entrants, initialColour, settings }, round) => {
  const competitors = competitorsOf(entrants, round, readingOf(entrants, settings))
  const paired = pairByMatching(competitors, system, askedOfRound(entrants, round, system, settings))
  return paired.kind === 'paired' ? seated(paired, initialColour, system) : paired
}
const byTheBook: Way = ({ entrants, initialColour, settings }, round) => pairRoundByTheBook(entrants, round, initialColour, settings)

const told = (answer: Answer): readonly string[] =>
  'kind' in answer
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
  expect(expectGolden(events, byMatching)).toBe(1512)
}, 60_000)

/** All of them by the book on demand: `ZUG_GOLDEN=all`. */
test('C.04.6 3, 4: and so they do by the book', () => {
  const some = process.env.ZUG_GOLDEN === 'all' ? events : events.filter((_, at) => at % 10 === 7)
  expect(expectGolden(some, byTheBook)).toBeGreaterThan(some.length)
}, 600_000)
